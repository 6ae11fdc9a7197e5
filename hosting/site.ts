import { filesUnder } from './files-under';
import type { Rule } from './rule';
import { readHostFiles } from './write/host-files';
import { movesOf, type Move } from './write/moves';

/** What a host has to know of a built site. */
export type HostedSite = {
  /** The addresses of all files: `/about/index.html`. */
  files: string[];
  /** Headers; where rules meet, the later one counts. The first is for every file. */
  rules: Rule[];
  moves: Move[];
};

/**
 * Reads a built site for the servers that do not read `_headers` and `_redirects` themselves.
 * @throws a sentence when the folder holds no site that was built to the end
 */
export function hostedSite(folder: string): HostedSite {
  const { rules, redirects } = readHostFiles(folder);
  if (rules[0]?.address !== '/*') {
    throw new Error(
      `${folder} holds no finished site: it has no _headers. Run npm run build first.`,
    );
  }
  const files = filesUnder(folder);
  return { files, rules, moves: movesOf(files, redirects) };
}
