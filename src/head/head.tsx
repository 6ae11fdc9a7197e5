import { Helmet } from 'react-helmet';
import { directionOf } from '../content/language';
import { isPreview } from '../content/preview';
import { buildHead, type HeadLink } from './build-head';
import { languageOf, type HeadBuild, type HeadPage, type HeadSite } from './head-page';
import type { StructuredPage } from './page-graph';

type HeadProps = {
  site: HeadSite & {
    /** The script that counts visits of the published site. */
    analytics: { script: string; attributes: Record<string, unknown> } | null;
    /** The contents of tags of search engines, by their names. */
    verification: Record<string, unknown>;
  };
  page: HeadPage;
  build: HeadBuild;
  /** Such as those to other pages of a list. */
  links?: readonly HeadLink[];
} & Partial<StructuredPage>;

/** Renders the head by Helmet's props, whose children Gatsby's patch of React would lose. */
export function Head({ site, page, build, links: further, ...kind }: HeadProps) {
  const { meta, links, jsonLd } = buildHead(
    site,
    { ...page, hidden: page.hidden || isPreview() },
    build,
    { type: 'WebPage', nodes: [], article: null, ...kind },
    further,
  );
  const { analytics, verification } = site;
  const language = languageOf(site, page);
  const direction = directionOf(site.language);
  const isCounted = process.env.NODE_ENV === 'production' && !isPreview();
  const tags = Object.entries(verification).map(([name, content]) => ({
    name,
    content: String(content),
  }));
  return (
    <Helmet
      defer={false}
      title={page.title}
      htmlAttributes={{ lang: language, ...(direction === 'rtl' && { dir: direction }) }}
      // The title and the description are in the language of the page, the header and the footer are not.
      bodyAttributes={language === site.language ? {} : { lang: site.language }}
      meta={[...meta, ...(page.path === '/' ? tags : [])]}
      link={links}
      script={[
        ...(jsonLd === null ? [] : [{ type: 'application/ld+json', innerHTML: jsonLd }]),
        ...(analytics && isCounted
          ? [{ src: analytics.script, ...analytics.attributes, defer: true }]
          : []),
      ]}
    />
  );
}
