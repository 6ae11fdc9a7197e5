import { isPreview } from '../../content/preview-build';

type Page = { path: string; pageContext: { indexed: boolean; modified: string | null } };

const options = {
  output: '/',
  createLinkInHead: false,
  query:
    '{ siteSettings { address } allSitePage(sort: { path: ASC }) { nodes { path pageContext } } }',
  resolveSiteUrl: ({ siteSettings }: { siteSettings: { address: string } }) => siteSettings.address,
  resolvePages: ({ allSitePage }: { allSitePage: { nodes: Page[] } }) =>
    allSitePage.nodes.filter(({ pageContext }) => pageContext.indexed),
  serialize: ({ path, pageContext: { modified } }: Page) => ({
    url: path,
    ...(modified !== null && { lastmod: modified }),
  }),
};

/** Returns the plugin that writes `sitemap-index.xml` and `sitemap-0.xml`; a preview has none. */
export const sitemapPlugin = () =>
  isPreview() ? [] : [{ resolve: 'gatsby-plugin-sitemap', options }];
