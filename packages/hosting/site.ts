import { filesUnder } from './files-under';
import type { Rule } from './rule';
import { readHostFiles } from './write/host-files';
import { movesOf, type Move } from './write/moves';

/** The facts of a built site that a host needs. */
export type HostedSite = {
  /** The addresses of all files: `/about/index.html`. */
  files: string[];
  /** Headers; if rules overlap, the later one wins. The first is for every file. */
  rules: Rule[];
  moves: Move[];
};

/**
 * Reads a built site for the servers that do not read `_headers` and `_redirects` themselves.
 * @throws a sentence if the folder contains no finished site
 */
export function hostedSite(folder: string): HostedSite {
  const { rules, redirects } = readHostFiles(folder);
  if (rules[0]?.address !== '/*') {
    throw new Error(
      `${folder} contains no finished site: it has no _headers. Run npm run build first.`,
    );
  }
  const files = filesUnder(folder);
  return { files, rules, moves: movesOf(files, redirects) };
}
