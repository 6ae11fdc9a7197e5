import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseContent } from './reading/parse';
import { siteTokens, type Tokens } from '../../src/content/tokens';

/** The tokens of the site in `folder`; none where `site.json` is missing. */
export function readTokens(folder: string): Tokens {
  const file = join(folder, 'site.json');
  if (!existsSync(file)) return {};
  return siteTokens(parseContent('site.json', readFileSync(file, 'utf8')).data);
}
