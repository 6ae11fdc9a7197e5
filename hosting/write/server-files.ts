import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentSecurityPolicy } from '../content-security-policy';
import { readPages } from '../pages';
import { hostedSite } from '../site';
import { caddyFiles } from './caddy';
import { cloudFrontFiles } from './cloudfront';
import { nginxFiles } from './nginx';

/**
 * Writes what nginx, Caddy and CloudFront read of a built site. They stand beside the site and not in
 * it, because nobody should be served them.
 *
 * @returns the names of the files, below `into`
 * @throws a sentence when the folder holds no site, or a text that a configuration cannot hold
 */
export function writeServerFiles(folder: string, into: string): string[] {
  const site = hostedSite(folder);
  const policy = contentSecurityPolicy([...readPages(folder, site.files).values()]);
  const files = { ...nginxFiles(site), ...caddyFiles(site), ...cloudFrontFiles(site, policy) };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(into, name)), { recursive: true });
    writeFileSync(join(into, name), text);
  }
  return Object.keys(files);
}
