import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf, parseContent } from './parse';
import { siteSchema } from './site';
import { siteTokens, type Tokens } from './tokens';

/**
 * The tokens of the site in `folder`. A `site.json` that cannot be read offers none: the check of
 * the whole content then names what is wrong with it.
 */
export function readTokens(folder: string): Tokens {
  const { data } = parseContent('site.json', readFileSync(join(folder, 'site.json'), 'utf8'));
  const site = siteSchema.safeParse(fieldsOf(data));
  return site.success ? siteTokens(site.data) : {};
}
