import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyfile } from './caddy';
import { contentSecurityPolicy } from './content-security-policy';
import { headerRules } from './header-rules';
import { headersFile, redirectsFile } from './netlify-files';
import { nginxFile } from './nginx';
import { filesUnder } from './public-files';
import type { Redirect } from './redirects';

/** Returns the HTML of all pages; Gatsby's own pieces of pages are none. */
export const readPages = (folder: string) =>
  filesUnder(folder)
    .filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby/'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/**
 * Writes what hosts need, from the pages of a built site: `_headers` and `_redirects` into the built site, `nginx.conf` and
 * `Caddyfile` into another folder, which no host serves.
 *
 * @param site the folder of the built site
 * @param pages the HTML of its pages
 * @param into the folder for servers
 * @returns what the owner should know, in sentences
 * @throws a sentence if a host would ignore a part of the files
 */
export function writeHostFiles(
  site: string,
  pages: readonly string[],
  into: string,
  redirects: readonly Redirect[],
  isPreview: boolean,
): string[] {
  const rules = headerRules(contentSecurityPolicy(pages), isPreview);
  const { text, warnings } = redirectsFile(redirects);
  writeFileSync(join(site, '_headers'), headersFile(rules));
  writeFileSync(join(site, '_redirects'), text);
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, 'nginx.conf'), nginxFile(rules, redirects));
  writeFileSync(join(into, 'Caddyfile'), caddyfile(rules, redirects));
  return warnings;
}
