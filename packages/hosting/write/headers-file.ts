import { addressOf } from '../pages';
import type { Rule } from '../rule';

/**
 * Returns `_headers`, for Netlify, Cloudflare and this project's own server.
 *
 * If a later rule sets a header again, Cloudflare would join both values, so the earlier one is
 * removed first (`! Name`). On Netlify the later one wins anyway, and a line without a colon has no
 * effect. Both match the requested address: a page by its folder.
 */
export function headersFile(rules: readonly Rule[]): string {
  const named = new Set(rules[0]?.address === '/*' ? Object.keys(rules[0].headers) : []);
  return rules
    .map(({ address, headers }, index) => {
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        ...(index > 0 && named.has(name) ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]);
      return `${[addressOf(address), ...lines].join('\n')}\n`;
    })
    .join('\n');
}

/** Returns the rules that `headersFile` wrote. */
export function readHeadersFile(text: string): Rule[] {
  return text
    .split(/\n(?=\/)/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [address = '', ...lines] = block.trim().split('\n');
      const headers = lines
        .map((line) => /^\s+([\w-]+): (.+)$/.exec(line))
        .map((found): [string, string] => [found?.[1] ?? '', found?.[2] ?? ''])
        .filter(([name]) => name !== '');
      return {
        address: address.replace(/\/$/, '/index.html'),
        headers: Object.fromEntries(headers),
      };
    });
}
