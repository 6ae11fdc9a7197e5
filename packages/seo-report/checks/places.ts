import type { Place } from '../model/content';
import type { SeoPage } from '../model/page';
import type { SeoSite } from '../model/site';

/** Finds the line of a field in the front matter of a page. */
export const fieldOf =
  ({ content }: SeoPage, site: SeoSite, ...path: string[]) =>
  (): Place =>
    site.content.placeOf(content.file, path);

/** Finds the line of a field in `content/site.json`. */
export const settingOf = (site: SeoSite, field: string) => (): Place =>
  site.content.placeOf('content/site.json', [field]);

/** Finds where content holds a text of a page. */
export const textOf =
  ({ content }: SeoPage, site: SeoSite, text: string) =>
  (): Place =>
    site.content.placeOfText(text, content);

export const inFile = (file: string) => (): Place => ({ file, line: null });

/** The code behind faults that no writer can fix. */
export const code = {
  head: inFile('src/head/build-head.ts'),
  graph: inFile('src/head/page-graph.ts'),
  document: inFile('src/html.tsx'),
  picture: inFile('src/components/picture.tsx'),
  pictureSizes: inFile('src/templates/fragments.ts'),
  shareCards: inFile('packages/share-cards/share-cards.ts'),
  icons: inFile('packages/site-files/icons.ts'),
  manifest: inFile('packages/site-files/manifest.ts'),
  sitemap: inFile('packages/site-files/sitemap.ts'),
  robots: inFile('packages/site-files/robots.ts'),
  notFound: inFile('content/pages/404.mdx'),
};
