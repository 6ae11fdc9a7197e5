import type { ContentFile } from '../content-file';
import { fieldsOf } from '../parse';
import type { Finding } from '../problem';
import type { SiteIndex } from '../site-index';
import { fieldTexts, spoken } from '../spoken';
import { isOwnName, type Tokens } from '../tokens';

/** `callMinutes` speaks of calls and minutes. */
const nounsOf = (name: string) =>
  name
    .split(/(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/s$/, ''))
    .join('|');

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A bare number counts only with the noun of its name: `30 minutes`, `30-minute`. */
const typed = (name: string, value: string) =>
  /^\d+$/.test(value)
    ? new RegExp(`(?<![\\w$.,-])${value}(?=[ -](?:${nounsOf(name)}))`, 'gi')
    : new RegExp(`(?<![\\p{L}\\p{N}@./])${escape(value)}(?![\\p{L}\\p{N}@/]|\\.\\p{L})`, 'gu');

type Fact = { names: readonly string[]; pattern: RegExp };

const known = new WeakMap<Tokens, readonly Fact[]>();

/** What no file but site.json may type: a value that several tokens have is one fact. */
function factsOf(tokens: Tokens): readonly Fact[] {
  const found = known.get(tokens);
  if (found) return found;
  const byValue = new Map<string, string[]>();
  for (const [name, value] of Object.entries(tokens)) {
    // A word of the language is no fact: "worldwide" may stand anywhere.
    if (name === 'year' || value.trim() === '' || /^\p{Ll}+$/u.test(value)) continue;
    byValue.set(value, [...(byValue.get(value) ?? []), name]);
  }
  const facts = [...byValue].map(([value, names]) => ({
    names,
    pattern: typed(names[0] ?? '', value),
  }));
  known.set(tokens, facts);
  return facts;
}

/** Facts that use others by name, which would be seen as they are: with their braces. */
const namesInFacts = ({ parsed, text }: ContentFile, tokens: Tokens): Finding[] =>
  fieldTexts(parsed.data)
    .filter(({ path }) => path[0] === 'facts' || (path.length === 1 && String(path[0]) in tokens))
    .flatMap(({ path, value }): Finding[] => {
      const name = /\{[A-Za-z]+\}/.exec(value)?.[0];
      if (name === undefined) return [];
      const offset = text.indexOf(name, parsed.offsetOf(path));
      const message = `A fact cannot use another one by its name. Write its words in place of ${name}`;
      return [{ offset, length: name.length, rule: 'token', message }];
    });

/** Facts that no text could use: their names stand for other fields. */
const takenNames = ({ parsed }: ContentFile): Finding[] =>
  Object.keys(fieldsOf(fieldsOf(parsed.data).facts))
    .filter(isOwnName)
    .map((name) => ({
      offset: parsed.offsetOf(['facts', name]),
      rule: 'token',
      message: `{${name}} stands for something else already. Give this fact another name`,
    }));

/** Figures, names and addresses of site.json that another file types by hand. */
export function factFindings(file: ContentFile, { tokens }: SiteIndex): Finding[] {
  if (file.file === 'site.json') {
    return [...namesInFacts(file, tokens), ...takenNames(file)];
  }
  const words = spoken(file);
  return factsOf(tokens).flatMap(({ names, pattern }) =>
    [...words.matchAll(pattern)].map(({ 0: text, index }): Finding => {
      const choice = names.map((name) => `{${name}}`).join(' or ');
      const only = names.length === 1 ? names[0] : undefined;
      const fix = { from: index, to: index + text.length, text: `{${only ?? ''}}` };
      return {
        offset: index,
        length: text.length,
        rule: 'typed-fact',
        message: `"${text}" is typed by hand here. Write ${choice}, so that it changes everywhere at once`,
        ...(only !== undefined && fixable(file, index) && { fix }),
      };
    }),
  );
}

/** A token at the start of an unquoted YAML text would need quotes. */
function fixable(file: ContentFile, offset: number): boolean {
  return (
    offset >= file.parsed.bodyOffset ||
    file.file.endsWith('.json') ||
    !/:\s+$|-\s+$/.test(file.text.slice(0, offset))
  );
}
