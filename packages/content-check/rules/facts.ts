import { fieldsOf } from '../../../src/content/fields';
import type { ContentFile } from '../content-file';
import { once } from '../once';
import type { Finding } from '../problem';
import type { SiteIndex } from '../site-index';
import { fieldTexts, spoken } from '../spoken';
import { isOwnName, type Tokens } from '../../../src/content/tokens';
import { atField } from './place';
import { isQuoted } from './quotations';

/** Reports facts that use another fact: it would be published with its braces. */
const namesInFacts = ({ parsed, text }: ContentFile, tokens: Tokens): Finding[] =>
  fieldTexts(parsed.data)
    .filter(({ path }) => path[0] === 'facts' || (path.length === 1 && String(path[0]) in tokens))
    .flatMap(({ path, value }): Finding[] => {
      const name = /\{[A-Za-z]+\}/.exec(value)?.[0];
      if (name === undefined) return [];
      const offset = text.indexOf(name, parsed.offsetOf(path));
      const message = `A fact cannot use another fact. Replace ${name} with its words`;
      return [{ offset, length: name.length, rule: 'token', message }];
    });

/** Reports values that end in a full stop: the sentences that use them go on. */
const stops = (file: ContentFile): Finding[] =>
  fieldTexts(file.parsed.data)
    .filter(
      ({ path: [first], value }) =>
        /^(?:facts|serviceArea)$/.test(String(first)) && /\p{Ll}{4}[.,;]$/u.test(value),
    )
    .map(({ path, value }) =>
      atField(
        file,
        path,
        'token-words',
        `Leave out the "${value.slice(-1)}" at the end. The texts that use this value go on after it`,
      ),
    );

/** Reports values with a space at an end: the texts that use them would have two, or one before a comma. */
const spaces = (file: ContentFile, tokens: Tokens): Finding[] =>
  fieldTexts(file.parsed.data)
    .filter(({ path, value }) => {
      const isValue = path[0] === 'facts' || (path.length === 1 && String(path[0]) in tokens);
      return isValue && value.trim() !== '' && value !== value.trim();
    })
    .map(({ path }) =>
      atField(file, path, 'token-words', 'Delete the space at the start or the end of this value'),
    );

/** Reports values that a spreadsheet turned into a date, and a unit that needs its plural. */
const oddFigures = (file: ContentFile): Finding[] =>
  fieldTexts(file.parsed.data).flatMap(({ path, value }): Finding[] => {
    if (path[0] !== 'facts') return [];
    if (/^\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/.test(value))
      return [
        atField(
          file,
          path,
          'token-words',
          `A spreadsheet made the date ${value} of this. Write the figures`,
        ),
      ];
    const unit = /^(?:[2-9]|\d{2,}) (day|hour|minute|month|week|year)$/.exec(value)?.[1];
    return unit === undefined
      ? []
      : [
          atField(
            file,
            path,
            'plural',
            `Write "${value}s", unless it is always used before a noun`,
          ),
        ];
  });

/** Reports facts whose names already mean another field. */
const takenNames = (file: ContentFile): Finding[] =>
  Object.keys(fieldsOf(fieldsOf(file.parsed.data).facts))
    .filter(isOwnName)
    .map((name) =>
      atField(
        file,
        ['facts', name],
        'token',
        `{${name}} already means a field of site.json. Give this fact another name`,
      ),
    );

/** Settings whose every mention is the same thing. A figure is not: other things last 30 days, too. */
const named = ['brand', 'email', 'schedulingPage'];

/** Where `value` appears as a whole word or address. */
function mentions(words: string, value: string): number[] {
  const found: number[] = [];
  for (let at = words.indexOf(value); at !== -1; at = words.indexOf(value, at + value.length)) {
    const before = words.slice(Math.max(0, at - 2), at);
    const after = words.slice(at + value.length, at + value.length + 2);
    // Not within a word, an address or a hyphenated compound.
    const isPart =
      /[\p{L}\p{N}@/-]$|\p{L}\.$/u.test(before) || /^(?:[\p{L}\p{N}@/-]|\.\p{L})/u.test(after);
    if (!isPart) found.push(at);
  }
  return found;
}

/** Returns whether texts also use the brand in small letters: then it is an ordinary word, such as “story”. */
const isBrandOrdinary = once(({ tokens, files }: SiteIndex): boolean => {
  const word = (tokens.brand ?? '').toLowerCase();
  return (
    word === tokens.brand ||
    files.some((file) => file.file !== 'site.json' && mentions(spoken(file), word).length > 0)
  );
});

function typedByHand(file: ContentFile, site: SiteIndex): Finding[] {
  const words = spoken(file);
  return named.flatMap((name) => {
    const value = site.tokens[name] ?? '';
    const found = value === '' ? [] : mentions(words, value);
    if (found.length === 0 || (name === 'brand' && isBrandOrdinary(site))) return [];
    return found
      .filter((offset) => !isQuoted(file, offset))
      .map((offset): Finding => ({
        offset,
        length: value.length,
        rule: 'typed-fact',
        message: `If "${value}" is the ${name} of site.json, write {${name}}: then a change reaches this text`,
      }));
  });
}

/** Reports facts that cannot be used, and settings of `site.json` that another file types by hand. */
export const factFindings = (file: ContentFile, site: SiteIndex): Finding[] =>
  file.file === 'site.json'
    ? [
        ...namesInFacts(file, site.tokens),
        ...takenNames(file),
        ...stops(file),
        ...spaces(file, site.tokens),
        ...oddFigures(file),
      ]
    : typedByHand(file, site);
