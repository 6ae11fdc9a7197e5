import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteSettings } from '../../content/types/site-settings-type';

/** Returns robots.txt. It allows every address, because a search engine must read a page to see its `noindex`. */
const robots = ({ address }: SiteSettings, isPreview: boolean) =>
  `User-agent: *\nAllow: /\n${isPreview ? '' : `\nSitemap: ${address}/sitemap-index.xml\n`}`;

const security = ({ address, language, security: { email, expires } }: SiteSettings) =>
  `Contact: mailto:${email}
Expires: ${expires}T00:00:00.000Z
Preferred-Languages: ${language.replace(/-.*/, '')}
Canonical: ${address}/.well-known/security.txt
`;

export function writeTextFiles(folder: string, site: SiteSettings, isPreview: boolean): void {
  const texts = {
    'robots.txt': robots(site, isPreview),
    '.well-known/security.txt': security(site),
  };
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
