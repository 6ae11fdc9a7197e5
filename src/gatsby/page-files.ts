import { readFileSync } from 'node:fs';
import { z } from 'zod';

const statsSchema = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });
const pageDataSchema = z.object({
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()),
});

const read = <Data>(file: string, schema: z.ZodType<Data>) =>
  schema.parse(JSON.parse(readFileSync(`public/${file}`, 'utf8')));

const addressOf = (file: string) => `/${file}`;

/** Addresses of what React needs for one page, beside the scripts of every page. */
export type PageFiles = {
  /** Of the page's template. */
  scripts: string[];
  data: string[];
};

/** Finds the files of a page; all of them are built before any HTML is. */
export function filesOf(pathname: string): PageFiles {
  const { assetsByChunkName } = read('webpack.stats.json', statsSchema);
  const folder = pathname === '/' ? 'index' : pathname.replaceAll(/^\/|\/$/g, '');
  const pageData = `page-data/${folder}/page-data.json`;
  const { componentChunkName, staticQueryHashes } = read(pageData, pageDataSchema);
  const layoutData = staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
  return {
    scripts: (assetsByChunkName[componentChunkName] ?? []).map(addressOf),
    data: ['page-data/app-data.json', pageData, ...layoutData].map(addressOf),
  };
}
