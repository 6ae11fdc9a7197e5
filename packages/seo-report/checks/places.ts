import type { Place } from '../model/content';
import type { SeoPage } from '../model/page';
import type { SeoSite } from '../model/site';

/** Returns the line of a field in the front matter of a page. */
export const fieldOf = ({ content }: SeoPage, site: SeoSite, ...path: string[]): Place =>
  site.content.placeOf(content.file, path);

/** Returns the line of a field in `content/site.json`. */
export const settingOf = (site: SeoSite, field: string): Place =>
  site.content.placeOf('content/site.json', [field]);

/** Returns the line of the navigation, which every page has. */
export const settingsOfLayout = (site: SeoSite): Place =>
  site.content.placeOf('content/layout.json', ['navigation']);

/** Returns where content holds a text of a page. */
export const textOf = ({ content }: SeoPage, site: SeoSite, text: string): Place =>
  site.content.placeOfText(text, content);

const inCode = (file: string): Place => ({ file, line: null });

/** The code behind faults that no writer can fix. */
export const code = {
  head: inCode('src/head/build-head.ts'),
  graph: inCode('src/head/page-graph.ts'),
  document: inCode('src/html.tsx'),
  picture: inCode('src/components/picture.tsx'),
  pictureSizes: inCode('src/templates/fragments.ts'),
  shareCards: inCode('packages/share-cards/share-cards.ts'),
  icons: inCode('packages/site-files/icons.ts'),
  manifest: inCode('packages/site-files/manifest.ts'),
  sitemap: inCode('packages/site-files/sitemap.ts'),
  robots: inCode('packages/site-files/robots.ts'),
  notFound: inCode('content/pages/404.mdx'),
};
