import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()),
});

/**
 * Returns Gatsby's data of a page in a built site.
 *
 * @param path of the page: `/`, `/about/` or `/404.html`
 * @throws if the file is missing, or is not what Gatsby 5 writes
 */
export function pageData(site: string, path: string) {
  const folder = path === '/' ? 'index' : path.replace(/^\/|\/$/g, '');
  const address = `/page-data/${folder}/page-data.json`;
  const data = schema.parse(JSON.parse(readFileSync(join(site, address), 'utf8')));
  return { address, ...data };
}
