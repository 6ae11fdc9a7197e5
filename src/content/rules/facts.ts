import type { ContentFile } from '../content-file';
import { fieldsOf } from '../parse';
import type { Finding } from '../problem';
import type { SiteIndex } from '../site-index';
import { fieldTexts, spoken } from '../spoken';
import { isOwnName, type Tokens } from '../tokens';
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

/** Reports facts whose names already mean another field. */
const takenNames = ({ parsed }: ContentFile): Finding[] =>
  Object.keys(fieldsOf(fieldsOf(parsed.data).facts))
    .filter(isOwnName)
    .map((name) => ({
      offset: parsed.offsetOf(['facts', name]),
      rule: 'token',
      message: `{${name}} already means a field of site.json. Give this fact another name`,
    }));

/** Settings whose every mention is the same thing. A figure is not: other things last 30 days, too. */
const named = ['brand', 'email', 'schedulingPage'];

/** Where `value` appears as a whole word or address. */
function mentions(words: string, value: string): number[] {
  const found: number[] = [];
  for (let at = words.indexOf(value); at !== -1; at = words.indexOf(value, at + value.length)) {
    const around = `${words.charAt(at - 1)} ${words.charAt(at + value.length)}`;
    if (!/[\p{L}\p{N}@/]/u.test(around)) found.push(at);
  }
  return found;
}

function typedByHand(file: ContentFile, tokens: Tokens): Finding[] {
  const words = spoken(file);
  return named.flatMap((name) => {
    const value = tokens[name] ?? '';
    if (value === '') return [];
    return mentions(words, value)
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
export const factFindings = (file: ContentFile, { tokens }: SiteIndex): Finding[] =>
  file.file === 'site.json'
    ? [...namesInFacts(file, tokens), ...takenNames(file)]
    : typedByHand(file, tokens);
