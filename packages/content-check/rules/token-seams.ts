import type { ContentFile } from '../content-file';
import type { Finding, Problem } from '../problem';
import type { SiteIndex } from '../site-index';
import { problemsIn } from '../source';
import { silent, spoken } from '../spoken';
import { isEnglish } from './english';
import { atField } from './place';

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

const unit = /^(?:minute|hour|day|week|month|year)s?$/i;

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

/** Words whose first letter sounds like another kind: a European, a one-off. */
const soundsOther = /^(?:eu|one\b|once\b|u)/i;

/** Returns the article that a word needs instead of the one before it; an acronym may take either. */
function otherArticle(article: string, word: string): string | undefined {
  if (/^\p{Lu}{2}/u.test(word) || soundsOther.test(word)) return undefined;
  if (/^a$/i.test(article) && /^[aeio]/i.test(word)) return `${article}n`;
  return /^an$/i.test(article) && /^[b-dfgj-np-tv-z]/i.test(word) ? article.charAt(0) : undefined;
}

/** Returns what reads badly where a value meets the words around it. */
function clash(
  before: string[],
  value: string[],
  after: string[],
  isEnglish: boolean,
): string | undefined {
  const twice = repeated(before, value) ?? repeated(value, after);
  if (twice !== undefined) return `"${twice}" would appear twice`;
  const units = [value.at(-1) ?? '', after[0] ?? ''];
  if (units.every((word) => unit.test(word)))
    return `"${units.join(' ')}" would be two units in a row`;
  const [last = '', first = ''] = [before.at(-1), value[0]];
  const next = after[0] ?? '';
  if (/^[$€£]/.test(value.join(' ')) && /^(?:dollars|euros?|pounds)$/i.test(next))
    return `"${next}" would repeat the sign of the currency`;
  if (/^(?:an?|the)$/i.test(last) && /^(?:an?|the)$/i.test(first))
    return `"${last} ${first}" would be two articles in a row`;
  const article = isEnglish ? otherArticle(last, first) : undefined;
  if (article !== undefined) return `"${last} ${first}" needs "${article}"`;
  return preposition.test(last) &&
    preposition.test(first) &&
    !together.test(`${last} ${first}`) &&
    !together.test(`${before.at(-2) ?? ''} ${last} ${first}`)
    ? `"${last} ${first}" would be two prepositions in a row`
    : undefined;
}

/** Reports texts that read badly once their tokens are filled in: "reply in within 24 hours". */
export function tokenSeams(file: ContentFile, site: SiteIndex): Finding[] {
  const { tokens } = site;
  const text = spoken(file).replaceAll(silent, '\n');
  return [...text.matchAll(token)].flatMap(({ 0: source, 1: name = '', index }): Finding[] => {
    const [before = ''] =
      wordsBefore.exec(text.slice(Math.max(0, index - farthest), index).replace(/[*“]+$/u, '')) ??
      [];
    const end = index + source.length;
    const [after = ''] = wordsAfter.exec(text.slice(end, end + farthest)) ?? [];
    const value = tokens[name];
    if (value === undefined || file.file === 'site.json') return [];
    const finding = (rule: Finding['rule'], fault: string): Finding[] => {
      const message = `{${name}} is "${value}" in site.json, so ${fault}. Change the words around it, or that value`;
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
    const fault = clash(wordsOf(before), wordsOf(value), wordsOf(after), isEnglish(site));
    if (fault !== undefined) return finding('token-words', fault);
    const [next = ''] = wordsOf(after);
    return /^(?:1|one)$/i.test(value) && /^\p{Ll}+[^\P{Ll}sui]s$/u.test(next)
      ? finding('plural', `"${value} ${next}" needs the singular`)
      : [];
  });
}

const clashes =
  /^\{([A-Za-z]+)\} is ".*" in site\.json, so (.+)\. Change the words around it, or that value$/;

/** Replaces what is said of several texts because of one value of site.json: the cause is named once, where it is. */
export function blameValues(site: SiteIndex, problems: readonly Problem[]): Problem[] {
  const settings = site.files.find(({ file }) => file === 'site.json');
  if (!settings) return [...problems];
  const parts = (problem: Problem) => clashes.exec(problem.message) ?? [];
  const blamed = Object.keys(site.tokens).flatMap((name) => {
    const own = problems.filter((problem) => parts(problem)[1] === name);
    return own.length > 1 ? [{ name, own }] : [];
  });
  return [
    ...problems.filter((problem) => !blamed.some(({ own }) => own.includes(problem))),
    ...blamed.flatMap(({ name, own }) => {
      const path = settings.parsed.rangeOf([name]) ? [name] : ['facts', name];
      const [first] = own.map((problem) => parts(problem)[2]);
      const place = `${own[0]?.file ?? ''}:${own[0]?.line ?? 1}`;
      const remedy = (first ?? '').includes(' needs ')
        ? `Change the words around {${name}} there`
        : `Leave out of this value what the texts already say around {${name}}`;
      const message = `${first ?? ''} in ${own.length} texts, such as ${place}. ${remedy}`;
      return problemsIn('site.json', settings.text, [
        atField(settings, path, 'token-words', message),
      ]);
    }),
  ];
}
