import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import type { SiteIndex } from '../site-index';
import { silent, spoken } from '../spoken';

/** A token with up to three words on either side. The braces may be shown as ‹ and ›. */
const seam = /((?:[\p{L}\p{N}’]+ ){0,3})[{‹]([A-Za-z]+)[}›](?=((?: [\p{L}\p{N}’]+){0,3}))/gu;

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
  return [...spoken(file).replaceAll(silent, '\n').matchAll(seam)].flatMap((match): Finding[] => {
    const [, before = '', name = '', after = ''] = match;
    const value = tokens[name];
    if (value === undefined) return [];
    const told = (rule: Finding['rule'], fault: string): Finding[] => {
      const message = `{${name}} is "${value}" in site.json, so ${fault}. Change the words around it`;
      return [{ offset: match.index + before.length, length: name.length + 2, rule, message }];
    };
    const fault = clash(wordsOf(before), wordsOf(value), wordsOf(after));
    if (fault !== undefined) return told('token-words', fault);
    const [next = ''] = wordsOf(after);
    return value === '1' && /^\p{Ll}+[^\P{Ll}sui]s$/u.test(next)
      ? told('plural', `"1 ${next}" needs the singular`)
      : [];
  });
}
