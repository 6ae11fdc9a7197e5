import type { Finding } from '../problem';
import { meantToken, type Tokens } from '../../../src/content/tokens';

/** Names in the signs of other programs, in braces that are odd, or with half of their braces. */
const slip =
  /(?<![\w\]\\])(?:\[([A-Za-z]+)\](?![([:])|%([A-Za-z]+)%|<([A-Za-z]+)>|\(([a-z]+[A-Z][A-Za-z]*)\)|\$\{?([A-Za-z]+)\}?)(?!\w)|｛([^{}｛｝\n]{1,40})｝|(?<!\\)\{+([^{}\n\uE000]{1,40})\}*|(?<![\w{‹])([A-Za-z]+)\}/g;

/** Reports names of `site.json` that are not read as such: `[brand]`, `%brand%`, `{reply time}`. */
export const tokenSlips = (words: string, tokens: Tokens): Finding[] =>
  [...words.matchAll(slip)].flatMap((match): Finding[] => {
    const [source, ...names] = match;
    const written = names.find(Boolean) ?? '';
    const name = (names[5] ?? names[6]) ? meantToken(written, tokens) : written;
    if (name === undefined || !Object.hasOwn(tokens, name)) return [];
    const isRight = /^\{[A-Za-z]+\}$/.test(source);
    const isExtra = isRight && words.charAt(match.index + source.length) === '}';
    if (isRight && !isExtra) return [];
    // Without its last brace, the rest of the sentence is no part of the name.
    const open = source.endsWith('}') ? undefined : new RegExp(`^\\{+${name}\\b`, 'i').exec(source);
    const shown = isExtra ? `${source}}` : (open?.[0] ?? source);
    const message = `Write {${name}} instead of ${shown}`;
    return [{ offset: match.index, length: shown.length, rule: 'markdown', message }];
  });
