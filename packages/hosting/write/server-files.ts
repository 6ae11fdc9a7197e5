import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentSecurityPolicy } from '../content-security-policy';
import { readPages } from '../pages';
import { hostedSite } from '../site';
import { caddyFiles } from './caddy';
import { cloudFrontFiles } from './cloudfront';
import { nginxFiles } from './nginx';

/**
 * Writes the files of nginx, Caddy and CloudFront for a built site. They are next to the site and
 * not in it, so that they are not served.
 *
 * @returns the names of the files, below `into`
 * @throws a sentence if the folder contains no site, or a text that a configuration cannot contain
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
