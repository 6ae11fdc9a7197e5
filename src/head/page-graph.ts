import type { BreadcrumbList, Graph, Thing, WebPage } from 'schema-dts';
import { absoluteUrl, type HeadBuild, type HeadPage, type HeadSite } from './head-page';
import { nodeId } from './node-id';

/** What a page is to a search engine, and what it tells beside itself. */
export type PageKind = {
  type: 'WebPage' | 'AboutPage' | 'ContactPage';
  /** The further nodes of its graph. */
  nodes: readonly Thing[];
};

/** The way down from the home page; a search result shows it in place of the address. */
const breadcrumb = (site: HeadSite, { trail }: HeadBuild): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
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
  type: PageKind['type'],
): WebPage => ({
  '@type': type,
  '@id': absoluteUrl(site, `${page.path}#webpage`),
  url: absoluteUrl(site, page.path),
  name: page.title,
  description: page.description,
  inLanguage: site.language,
  isPartOf: nodeId(site, 'website'),
  about: nodeId(site, 'organization'),
  ...(build.modified === null ? {} : { dateModified: build.modified }),
  ...(build.trail.length < 2 ? {} : { breadcrumb: breadcrumb(site, build) }),
});

/**
 * The structured data of a page as one JSON-LD document. It says what the page shows or what its
 * head says, and nothing else; of reviews it says nothing, since an agency's own are not independent.
 */
export function pageGraph(
  site: HeadSite,
  page: HeadPage,
  build: HeadBuild,
  { type, nodes }: PageKind,
): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [webPage(site, page, build, type), ...nodes],
  };
  // A text that holds `</script>` must not end the script in which it stands.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
