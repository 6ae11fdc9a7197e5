import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../files-under';
import { readPages } from '../pages';
import type { Rule } from '../rule';
import { headerRules, hostLimits } from '../rules';
import { headersFile, readHeadersFile } from './headers-file';
import { readRedirectsFile, redirectsFile, type Redirects } from './redirects-file';

/**
 * Folders for third-party scripts, of which this site has none; and webpack's facts about the
 * build.
 */
const leftovers = ['~partytown', 'webpack.stats.json'];

/** Returns whether programs or mistakes have left this file; hosts would serve it. */
const isHidden = /^\/\.(?!well-known\/)|.\/\./;

/**
 * Writes the hosts' files into a built site, and removes what is not for visitors.
 *
 * @param preview true: search engines are asked not to index any file
 * @returns what a host will not accept, in sentences; empty if everything is fine
 */
export function writeHostFiles(folder: string, redirects: Redirects, preview: boolean): string[] {
  for (const name of leftovers) rmSync(join(folder, name), { recursive: true, force: true });
  const hidden = filesUnder(folder).filter((file) => isHidden.test(file));
  for (const file of hidden) rmSync(join(folder, file));
  const files = filesUnder(folder);
  const rules = headerRules(files, readPages(folder, files), preview);
  const headers = headersFile(rules);
  writeFileSync(join(folder, '_headers'), headers);
  writeFileSync(join(folder, '_redirects'), redirectsFile(redirects));

  const longest = Math.max(...headers.split('\n').map((line) => line.length));
  return [
    ...hidden.map((file) => `${file} is not published, because a name in it begins with a dot.`),
    ...(rules.length > hostLimits.rules
      ? [`_headers has ${rules.length} rules; Cloudflare reads the first ${hostLimits.rules}.`]
      : []),
    ...(longest > hostLimits.characters
      ? [
          `A line of _headers has ${longest} characters; Cloudflare takes no more than ${hostLimits.characters}.`,
        ]
      : []),
  ];
}

/** Returns what a host reads in a built site; empty if there are no such files. */
export function readHostFiles(folder: string): { rules: Rule[]; redirects: Redirects } {
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';
  return {
    rules: readHeadersFile(read('_headers')),
    redirects: readRedirectsFile(read('_redirects')),
  };
}
