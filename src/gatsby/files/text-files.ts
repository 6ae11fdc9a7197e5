import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import type { siteSchema } from '../../content/site';

type Facts = Pick<z.infer<typeof siteSchema>, 'address' | 'language' | 'security'>;

/** Allows every address: where a page may not be read, its `noindex` is not read either. */
const robots = ({ address }: Facts, isPreview: boolean) =>
  `User-agent: *\nAllow: /\n${isPreview ? '' : `\nSitemap: ${address}/sitemap-index.xml\n`}`;

const security = ({ address, language, security: { email, expires } }: Facts) =>
  `Contact: mailto:${email}
Expires: ${expires}T00:00:00.000Z
Preferred-Languages: ${language.replace(/-.*/, '')}
Canonical: ${address}/.well-known/security.txt
`;

export function writeTextFiles(folder: string, site: Facts, isPreview: boolean): void {
  const texts = {
    'robots.txt': robots(site, isPreview),
    '.well-known/security.txt': security(site),
  };
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
