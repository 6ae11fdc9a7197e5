import { contentTypes } from '../content-types';
import { headersOf } from '../headers-of';
import { cacheClasses, cloudFrontClass } from '../rules';
import type { HostedSite } from '../site';

const cacheOf = (headers: Readonly<Record<string, string>> | undefined) => {
  const value = headers?.['Cache-Control'] ?? '';
  return value === cacheClasses.revalidate ? cloudFrontClass : value;
};
const include = (pattern: string) => `--include '${pattern}'`;
const exclude = (pattern: string) => `--exclude '${pattern}'`;

/** Files whose types S3's own list may lack; they are copied separately. */
const typed = Object.entries(contentTypes).map(([ending, type]) => ({
  pattern: `*.${ending}`,
  ending,
  type,
}));

/** Named by their content: they stay even if the site no longer has them. */
const kept = ['static/*', 'og/*', '*.js'];

/** Files that only hosts read, and precompressed forms. */
const notCopied = ['_headers', '_redirects', '*.br', '*.gz'];

/** Files that are copied separately: those with their own types, and pages. */
const apart = [...notCopied, '*.html', ...typed.map((one) => one.pattern)];

/**
 * Returns the script that copies a site to a bucket and sets the cache time of each file. Pages
 * come last, so that none requests a file that is not there yet. At the end it removes what the
 * site no longer has, except files that are named by their content: pages that visitors have open
 * request them.
 */
export function s3Upload({ files, rules }: HostedSite): string {
  const standard = cacheOf(rules[0]?.headers);
  const named = rules.slice(1).filter(({ headers }) => cacheOf(headers) !== '');
  const pattern = (address: string) => address.slice(1);
  const byClass = [...new Set(named.map(({ headers }) => cacheOf(headers)))].map((value) => {
    const own = named.filter(({ headers }) => cacheOf(headers) === value);
    return [`'${value}'`, exclude('*'), ...own.map(({ address }) => include(pattern(address)))];
  });
  const others = [`'${standard}'`, ...named.map(({ address }) => exclude(pattern(address)))];
  const byType = typed.flatMap(({ ending, type, pattern: ofType }) => {
    const file = files.find((name) => name.endsWith(`.${ending}`));
    if (file === undefined) return [];
    const value = cacheOf(headersOf(rules, file));
    return [[`'${value}'`, exclude('*'), include(ofType), `--content-type '${type}'`]];
  });
  const pages = [
    `'${standard}'`,
    exclude('*'),
    include('*.html'),
    "--content-type 'text/html; charset=utf-8'",
  ];
  const copies = [
    ...[...byClass, others].map((parts) => [...parts, ...apart.map(exclude)]),
    ...byType,
    pages,
  ];
  return `#!/usr/bin/env bash
# Written by \`npm run files -w packages/hosting\` from the built site; changes are lost.
# ./upload.sh FOLDER s3://BUCKET
set -euo pipefail
folder=$1
bucket=$2
copy() { aws s3 cp "$folder" "$bucket" --recursive --cache-control "$@"; }

${copies.map((parts) => `copy ${parts.join(' \\\n  ')}\n`).join('\n')}
# All is copied, so this only deletes; what is excluded stays.
aws s3 sync "$folder" "$bucket" --delete --size-only ${[...kept, ...notCopied].map(exclude).join(' ')}
`;
}
