import { canonicalPath } from '../../content/public-address';
import type { HeaderRule, HeaderRules } from './header-rules';
import { fileRedirects, type Redirect } from './redirects';

/**
 * What Cloudflare reads of these files; it silently ignores the rest:
 * https://developers.cloudflare.com/workers/static-assets/headers/
 */
export const limits = { headerRules: 100, headerLine: 2000, redirects: 2000, redirectLine: 1000 };

const longestLine = (text: string) => Math.max(...text.split('\n').map(({ length }) => length));

/**
 * Returns `_headers`. Of a header that two rules set, Netlify takes the later one; Cloudflare joins
 * the two, if the later rule does not remove the first one.
 *
 * @throws a sentence if Cloudflare would ignore a part of it
 */
export function headersFile([everywhere, ...folders]: HeaderRules): string {
  const rules = [everywhere, ...folders];
  const text = rules
    .map(({ path, headers }) => {
      const isSet = (name: string) => path !== everywhere.path && name in everywhere.headers;
      const lines = Object.entries(headers).map(
        ([name, value]) => `${isSet(name) ? `  ! ${name}\n` : ''}  ${name}: ${value}\n`,
      );
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
  if (rules.length > limits.headerRules || longestLine(text) > limits.headerLine) {
    throw new Error(
      `_headers has ${rules.length} rules, and its longest line ${longestLine(text)} characters. Cloudflare reads ${limits.headerRules} rules with lines of ${limits.headerLine} characters. Shorten src/gatsby/hosting/header-rules.ts, or the list of hosts whose videos the pages show.`,
    );
  }
  return text;
}

/**
 * Returns `_redirects`, for Netlify and Cloudflare. If there are too many for Cloudflare with and
 * without their last slash, it has each address only as `redirects.json` does, with a warning.
 *
 * @throws a sentence if Cloudflare would ignore a part of it
 */
export function redirectsFile(items: readonly Redirect[]): { text: string; warnings: string[] } {
  const { written, other } = fileRedirects(items);
  const hasOther = written.length + other.length <= limits.redirects;
  const lines = (hasOther ? [...written, ...other] : written).map(
    ({ from, to }) => `${from} ${to} 301\n`,
  );
  const text = lines.join('');
  if (lines.length > limits.redirects || longestLine(text) > limits.redirectLine) {
    throw new Error(
      `_redirects has ${lines.length} lines, and its longest ${longestLine(text)} characters. Cloudflare reads ${limits.redirects} lines of ${limits.redirectLine} characters. Remove the oldest redirects from content/redirects.json.`,
    );
  }
  const warning = `content/redirects.json has ${items.length} redirects. Cloudflare reads ${limits.redirects} lines, so there each old address works only as it is written, with or without its last slash.`;
  return { text, warnings: hasOther ? [] : [warning] };
}

export const readHeadersFile = (text: string): HeaderRule[] =>
  text.split('\n\n').map((block) => {
    const [path = '', ...lines] = block.trim().split(/\n\s*/);
    const set = lines.filter((line) => !line.startsWith('! '));
    const headers = set.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 2),
    ]);
    return { path, headers: Object.fromEntries(headers) };
  });

/** Returns the targets in `redirectsFile` by the canonical paths of the old addresses. */
export const readRedirectsFile = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from = '', to = '']) => [
      canonicalPath(from),
      to,
    ]),
  );
