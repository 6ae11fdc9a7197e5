import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import type { SiteIndex } from '../site-index';
import { silent, spoken } from '../spoken';

/** A token. The braces may be shown as ‹ and ›. */
const token = /[{‹]([A-Za-z]+)[}›]/g;

/** Up to three words on either side of it. */
const wordsBefore = /(?:[\p{L}\p{N}’]+ ){0,3}$/u;
const wordsAfter = /^(?: [\p{L}\p{N}’]+){0,3}/u;
const farthest = 100;

const preposition = /^(?:in|within|after|from|by|for|of|with)$/i;

/** Two prepositions that go together, some of them with the verb before: log in within a day. */
const together =
  /^(?:from within|(?:log|sign|check|move|hand|send|turn)\w* in (?:within|after|from|by|for))$/i;

const wordsOf = (text: string) => text.trim().split(/\s+/).filter(Boolean);

/** Returns the words that end one text and begin the next. */
function repeated(one: readonly string[], next: readonly string[]): string | undefined {
  const said = (words: readonly string[]) => words.join(' ').toLowerCase();
  const count = [3, 2, 1].find(
    (length) =>
      Math.min(one.length, next.length) >= length &&
      said(one.slice(-length)) === said(next.slice(0, length)),
  );
  return count === undefined ? undefined : next.slice(0, count).join(' ');
}

/** Returns what reads badly where a value meets the words around it. */
function clash(before: string[], value: string[], after: string[]): string | undefined {
  const twice = repeated(before, value) ?? repeated(value, after);
  if (twice !== undefined) return `"${twice}" would appear twice`;
  const [last = '', first = ''] = [before.at(-1), value[0]];
  return preposition.test(last) &&
    preposition.test(first) &&
    !together.test(`${last} ${first}`) &&
    !together.test(`${before.at(-2) ?? ''} ${last} ${first}`)
    ? `"${last} ${first}" would be two prepositions in a row`
    : undefined;
}

/** Reports texts that read badly once their tokens are filled in: "reply in within 24 hours". */
export function tokenSeams(file: ContentFile, { tokens }: SiteIndex): Finding[] {
  const text = spoken(file).replaceAll(silent, '\n');
  return [...text.matchAll(token)].flatMap(({ 0: source, 1: name = '', index }): Finding[] => {
    const [before = ''] = wordsBefore.exec(text.slice(Math.max(0, index - farthest), index)) ?? [];
    const end = index + source.length;
    const [after = ''] = wordsAfter.exec(text.slice(end, end + farthest)) ?? [];
    const value = tokens[name];
    if (value === undefined) return [];
    const finding = (rule: Finding['rule'], fault: string): Finding[] => {
      const message = `{${name}} is "${value}" in site.json, so ${fault}. Change the words around it`;
      return [{ offset: index, length: name.length + 2, rule, message }];
    };
    const glued = /\p{L}$/u.test(text.charAt(index - 1));
    if (glued) {
      const message = `A space is missing before {${name}}`;
      return [
        {
          offset: index,
          length: name.length + 2,
          rule: 'token-words',
          message,
        },
      ];
    }
    const fault = clash(wordsOf(before), wordsOf(value), wordsOf(after));
    if (fault !== undefined) return finding('token-words', fault);
    const [next = ''] = wordsOf(after);
    return value === '1' && /^\p{Ll}+[^\P{Ll}sui]s$/u.test(next)
      ? finding('plural', `"1 ${next}" needs the singular`)
      : [];
  });
}
