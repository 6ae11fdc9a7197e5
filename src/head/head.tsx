import { Helmet } from 'react-helmet';
import { isPreview } from '../content/preview-build';
import { directionOf } from '../content/text/language';
import { buildHead, type HeadLink } from './build-head';
import { pageLanguage, type HeadContext, type HeadPage, type HeadSite } from './head-page';
import type { StructuredData } from './page-graph';

type HeadProps = {
  site: HeadSite & {
    /** The script that counts visits; null for none. */
    analytics: { script: string; attributes: Record<string, unknown> } | null;
    /** The tags with which search engines verify the owner: their contents by name. */
    verification: Record<string, unknown>;
  };
  page: HeadPage;
  context: HeadContext;
  /** More links, such as to the next page of a list. */
  moreLinks?: readonly HeadLink[];
} & Partial<StructuredData>;

/** Uses Helmet's props: Gatsby's patch of React drops its children. */
export function Head({ site, page, context, moreLinks, ...structured }: HeadProps) {
  const { meta, links, jsonLd } = buildHead({
    site,
    page: { ...page, hidden: page.hidden || isPreview() },
    context,
    structured: { type: 'WebPage', nodes: [], article: null, ...structured },
    moreLinks,
  });
  const { analytics, verification } = site;
  const language = pageLanguage(site, page);
  const direction = directionOf(site.language);
  const isPublicSite = process.env.NODE_ENV === 'production' && !isPreview();
  const verificationTags = Object.entries(verification).map(([name, content]) => ({
    name,
    content: String(content),
  }));
  return (
    <Helmet
      defer={false}
      title={page.title}
      htmlAttributes={{ lang: language, ...(direction === 'rtl' && { dir: direction }) }}
      // The header and the footer are in the language of the site.
      bodyAttributes={language === site.language ? {} : { lang: site.language }}
      meta={[...meta, ...(page.path === '/' ? verificationTags : [])]}
      link={links}
      script={[
        ...(jsonLd === null ? [] : [{ type: 'application/ld+json', innerHTML: jsonLd }]),
        ...(analytics && isPublicSite
          ? [{ src: analytics.script, ...analytics.attributes, defer: true }]
          : []),
      ]}
    />
  );
}
