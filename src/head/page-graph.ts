import type { BreadcrumbList, Graph, Thing, WebPage } from 'schema-dts';
import { type HeadContext, type HeadPage, type HeadSite, absoluteUrl, nodeId } from './head-page';

export type StructuredData = {
  /** The type of the page in schema.org. */
  type: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';
  /** The things that the page describes, besides the page itself. */
  nodes: readonly Thing[];
  /** The tags of an article; null on any other page. */
  article: OpenGraphArticle | null;
};

export type OpenGraphArticle = {
  /** Noon of the day, in ISO 8601. */
  published: string;
  updated: string;
  topics: readonly string[];
};

const breadcrumb = (site: HeadSite, { breadcrumbs }: HeadContext): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(site, path),
  })),
});

const webPage = (
  site: HeadSite,
  page: HeadPage,
  context: HeadContext,
  type: StructuredData['type'],
): WebPage => ({
  '@type': type,
  '@id': absoluteUrl(site, `${page.path}#webpage`),
  url: absoluteUrl(site, page.path),
  isPartOf: nodeId(site, 'website'),
  about: nodeId(site, 'organization'),
  ...(context.modified === null ? {} : { dateModified: context.modified }),
  ...(context.breadcrumbs.length < 2 ? {} : { breadcrumb: breadcrumb(site, context) }),
});

/** Returns the structured data of a page as JSON-LD. It has no reviews, because testimonials are not independent. */
export function pageGraph(
  site: HeadSite,
  page: HeadPage,
  context: HeadContext,
  { type, nodes }: Pick<StructuredData, 'type' | 'nodes'>,
): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [webPage(site, page, context, type), ...nodes],
  };
  // A text with `</script>` would end the script that contains it.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
