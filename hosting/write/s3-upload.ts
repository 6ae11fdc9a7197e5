import { contentTypes } from '../content-types';
import { headersOf } from '../headers-of';
import type { HostedSite } from '../site';

const cacheOf = (headers: Readonly<Record<string, string>> | undefined) =>
  headers?.['Cache-Control'] ?? '';
const include = (pattern: string) => `--include '${pattern}'`;
const exclude = (pattern: string) => `--exclude '${pattern}'`;

/** Files whose types S3's own list may lack, and so are not copied with the others. */
const typed = Object.entries(contentTypes).map(([ending, type]) => ({
  pattern: `*.${ending}`,
  ending,
  type,
}));

/** Named by their content: they stay when the site has them no more. */
const kept = ['static/*', 'og/*', '*.js'];

/** What hosts alone read, and what travels in place of another file. */
const notCopied = ['_headers', '_redirects', '*.br', '*.gz'];

/** What is not copied with the others: types of their own and pages follow. */
const apart = [...notCopied, '*.html', ...typed.map((one) => one.pattern)];

/**
 * The script that copies a site to a bucket, where how long a file is kept is told with the file.
 * Pages come last, so that none asks for a file that is not there yet. At the end it takes out what the site
 * has no more, but for files that are named by their content: pages that visitors have open ask for them.
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
# Written by \`npm run hosting\` from the built site; changes are lost.
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
