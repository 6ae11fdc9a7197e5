import type { Finding } from '../problem';
import type { Tokens } from '../tokens';

const slip = /(?<![\w\]\\])(?:\[([A-Za-z]+)\](?![([:])|%([A-Za-z]+)%|\$\{?([A-Za-z]+)\}?)(?!\w)/g;

/** Reports names of `site.json` in the brackets of other programs: `[brand]`, `%brand%`. */
export const tokenSlips = (words: string, tokens: Tokens): Finding[] =>
  [...words.matchAll(slip)].flatMap(({ 0: source, 1: square, 2: percent, 3: dollar, index }) => {
    const name = square ?? percent ?? dollar ?? '';
    const message = `Write {${name}} in place of ${source}`;
    return Object.hasOwn(tokens, name)
      ? [{ offset: index, length: source.length, rule: 'markdown' as const, message }]
      : [];
  });
