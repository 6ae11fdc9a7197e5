import { Helmet } from 'react-helmet';
import { isPreview } from '../content/preview';
import { buildHead } from './build-head';
import type { HeadBuild, HeadPage, HeadSite } from './head-page';
import type { PageKind } from './page-graph';

type HeadProps = {
  site: HeadSite;
  page: HeadPage;
  /** The facts that the build adds to the page: its share card, its date, its place in the site. */
  build: HeadBuild;
} & Partial<PageKind>;

/**
 * Renders the head of a page. It uses Helmet's props, because Gatsby's patch of React would lose
 * its children.
 */
export function Head({ site, page, build, type = 'WebPage', nodes = [] }: HeadProps) {
  const { title, language, direction, meta, links, jsonLd } = buildHead(
    site,
    { ...page, hidden: page.hidden || isPreview() },
    build,
    { type, nodes },
  );
  return (
    <Helmet
      defer={false}
      title={title}
      htmlAttributes={{ lang: language, ...(direction === 'rtl' && { dir: direction }) }}
      meta={[...meta]}
      link={[...links]}
      script={jsonLd === null ? [] : [{ type: 'application/ld+json', innerHTML: jsonLd }]}
    />
  );
}
