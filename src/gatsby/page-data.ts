import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { publicFolder } from './public-folder';

const schema = z.object({
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()),
  result: z.object({ data: z.object({ content: z.record(z.string(), z.unknown()) }).optional() }),
});

/**
 * Returns Gatsby's data of the page at this path: `/`, `/about/` or `/404.html`.
 *
 * @throws if the file is missing, or is not what Gatsby 5 writes
 */
export function pageData(path: string) {
  const folder = path === '/' ? 'index' : path.replace(/^\/|\/$/g, '');
  const address = `/page-data/${folder}/page-data.json`;
  const data = schema.parse(JSON.parse(readFileSync(join(publicFolder, address), 'utf8')));
  return { address, ...data };
}
