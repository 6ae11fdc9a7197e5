import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { publicFolder } from './public-folder';
import { changePages } from './public-pages';

const statsSchema = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });
const pageDataSchema = z.object({
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()),
});

const read = <Data>(file: string, schema: z.ZodType<Data>) =>
  schema.parse(JSON.parse(readFileSync(join(publicFolder, file), 'utf8')));

/** Where a page names its files, empty or filled by an earlier build. */
const place = /(<template id="app"><div hidden="">).*?(?=<\/div>)/s;

/** For paper. A page loads it once it rests, because the first picture would wait for it. */
const printStyles = '<link rel="stylesheet" href="/print.css" media="print">';

/** The folder of the data of the page at `/about/index.html`, or at `/404.html`. */
const dataFolder = (page: string) =>
  page === '/index.html' ? 'index' : page.replace(/^\//, '').replace(/\/index\.html$/, '');

/**
 * Names in each page what React needs beside the scripts of all pages: its template's scripts, its data,
 * which Gatsby would ask for one after the other, and what tells the names of classes. After the build,
 * because a page that is rendered from files of its own would be rendered again in each build.
 */
export function namePageFiles(classNamesScript: string) {
  const { assetsByChunkName } = read('webpack.stats.json', statsSchema);
  changePages((html, page) => {
    if (!place.test(html)) return html;
    const pageData = `page-data/${dataFolder(page)}/page-data.json`;
    const { componentChunkName, staticQueryHashes } = read(pageData, pageDataSchema);
    const layoutData = staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
    const data = ['page-data/app-data.json', pageData, ...layoutData];
    const scripts = (assetsByChunkName[componentChunkName] ?? []).map((file) => `/${file}`);
    const elements = [
      printStyles,
      ...data.map((file) => `<link rel="preload" as="fetch" crossorigin href="/${file}">`),
      ...[classNamesScript, ...scripts].map((file) => `<script async src="${file}"></script>`),
    ];
    return html.replace(place, (_, start: string) => start + elements.join(''));
  });
}
