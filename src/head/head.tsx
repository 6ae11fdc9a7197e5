import { Helmet } from 'react-helmet';
import { buildHead, type HeadPage, type HeadSite } from './build-head';

type HeadProps = { site: HeadSite; page: HeadPage };

/** The head of a page. Helmet's props, not its children, which Gatsby's patch of React would lose. */
export function Head({ site, page }: HeadProps) {
  const { title, language, meta, links } = buildHead(site, page);
  return (
    <Helmet
      defer={false}
      title={title}
      htmlAttributes={{ lang: language }}
      meta={[...meta]}
      link={[...links]}
    />
  );
}
