import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf, parseContent } from './parse';
import { siteSchema } from './site';
import { siteTokens, type Tokens } from './tokens';

/**
 * The tokens of the site in `folder`. A `site.json` that is missing or wrong offers none: the check
 * of the whole content then names what is wrong with it.
 */
export function readTokens(folder: string): Tokens {
  const file = join(folder, 'site.json');
  if (!existsSync(file)) return {};
  const { data } = parseContent('site.json', readFileSync(file, 'utf8'));
  const site = siteSchema.safeParse(fieldsOf(data));
  return site.success ? siteTokens(site.data) : {};
}
