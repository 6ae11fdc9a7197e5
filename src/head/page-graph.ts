import type { BreadcrumbList, Graph, Thing, WebPage } from 'schema-dts';
import {
  type HeadBuild,
  type HeadPage,
  type HeadSite,
  absoluteUrl,
  languageOf,
  nodeId,
} from './head-page';

export type StructuredPage = {
  type: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';
  nodes: readonly Thing[];
  /** null for any page but an article. */
  article: OpenGraphArticle | null;
};

export type OpenGraphArticle = {
  /** The beginnings of days, in ISO 8601. */
  published: string;
  updated: string;
  topics: readonly string[];
};

const breadcrumb = (site: HeadSite, { breadcrumbs }: HeadBuild): BreadcrumbList => ({
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
  build: HeadBuild,
  type: StructuredPage['type'],
): WebPage => ({
  '@type': type,
  '@id': absoluteUrl(site, `${page.path}#webpage`),
  url: absoluteUrl(site, page.path),
  name: page.title,
  description: page.description,
  inLanguage: languageOf(site, page),
  isPartOf: nodeId(site, 'website'),
  about: nodeId(site, 'organization'),
  ...(build.modified === null ? {} : { dateModified: build.modified }),
  ...(build.breadcrumbs.length < 2 ? {} : { breadcrumb: breadcrumb(site, build) }),
});

/**
 * Returns the structured data of a page as JSON-LD. It has no reviews, because an agency's own are
 * not independent.
 */
export function pageGraph(
  site: HeadSite,
  page: HeadPage,
  build: HeadBuild,
  { type, nodes }: Pick<StructuredPage, 'type' | 'nodes'>,
): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [webPage(site, page, build, type), ...nodes],
  };
  // A text with `</script>` must not end the script that contains it.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
