import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import type { SiteIndex } from '../site-index';
import { silent, spoken } from '../spoken';

/** A token with the words on either side. The prose scan shows its braces as ‹ and ›. */
const seam = /((?:[\p{L}’]+ ){0,3})[{‹]([A-Za-z]+)[}›]( ?[\p{L}’]*)/gu;

const preposition = /^(?:in|within|after|from|to|at|by|for|of|on|over|under|until|with)$/i;

const wordsOf = (text: string) => text.trim().split(/\s+/).filter(Boolean);

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.join(' ').toLowerCase() === other.join(' ').toLowerCase();

/** What reads badly where a value meets the words around it. */
function clash(before: string[], value: string[], after: string): string | undefined {
  const repeated = [3, 2, 1].find(
    (count) =>
      value.length >= count &&
      before.length >= count &&
      isSame(before.slice(-count), value.slice(0, count)),
  );
  if (repeated !== undefined) return `"${value.slice(0, repeated).join(' ')}" would appear twice`;
  const [last = '', first = ''] = [before.at(-1), value[0]];
  if (preposition.test(last) && preposition.test(first)) {
    return `"${last} ${first}" would be two prepositions in a row`;
  }
  return value.join() === '1' && /^ \p{L}+s$/u.test(after)
    ? `"1${after}" needs the singular`
    : undefined;
}

/** Reports texts that read badly once their tokens are filled in: "reply in within 24 hours". */
export function tokenSeams(file: ContentFile, { tokens }: SiteIndex): Finding[] {
  return [...spoken(file).replaceAll(silent, '\n').matchAll(seam)].flatMap((match) => {
    const [, before = '', name = '', after = ''] = match;
    const value = tokens[name];
    const fault = value === undefined ? undefined : clash(wordsOf(before), wordsOf(value), after);
    if (fault === undefined) return [];
    const message = `{${name}} is "${value ?? ''}" in site.json, so ${fault}. Change the words around it`;
    const offset = match.index + before.length;
    return [{ offset, length: name.length + 2, rule: 'repeated-word' as const, message }];
  });
}
