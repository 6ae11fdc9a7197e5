import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPreview } from '../../content/preview';
import type { SiteSettings } from '../../content/schemas/site';

/** Returns robots.txt. It allows every address, because a search engine must read a page to see its `noindex`. */
const robots = ({ address }: SiteSettings, isPreview: boolean) =>
  `User-agent: *\nAllow: /\n${isPreview ? '' : `\nSitemap: ${address}/sitemap-index.xml\n`}`;

const security = ({ address, language, security: { email, expires } }: SiteSettings) =>
  `Contact: mailto:${email}
Expires: ${expires}T00:00:00.000Z
Preferred-Languages: ${language.replace(/-.*/, '')}
Canonical: ${address}/.well-known/security.txt
`;

export function writeTextFiles(folder: string, site: SiteSettings, isPreview: boolean): void {
  const texts = {
    'robots.txt': robots(site, isPreview),
    '.well-known/security.txt': security(site),
  };
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

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
