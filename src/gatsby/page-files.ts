import { readFileSync } from 'node:fs';
import { z } from 'zod';

const statsSchema = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });
const pageDataSchema = z.object({
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()),
});

const read = <Data>(file: string, schema: z.ZodType<Data>) =>
  schema.parse(JSON.parse(readFileSync(`public/${file}`, 'utf8')));

/** Addresses of the files that React needs on a page; all of them are there before any HTML is. */
export function filesFor(pathname: string): string[] {
  const { assetsByChunkName } = read('webpack.stats.json', statsSchema);
  const pageData = `page-data/${pathname === '/' ? 'index' : pathname.replace(/^\/|\/$/g, '')}/page-data.json`;
  const { componentChunkName, staticQueryHashes } = read(pageData, pageDataSchema);
  const scripts = [
    ...(assetsByChunkName.app ?? []),
    ...(assetsByChunkName[componentChunkName] ?? []),
  ];
  return [
    ...scripts,
    'page-data/app-data.json',
    pageData,
    ...staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`),
  ].map((file) => `/${file}`);
}
