import type { core } from 'zod';
import { widthOf } from '../content/characters';
import { choose, closest, didYouMean } from '../content/closest';
import { schemaAt, type JsonSchema } from '../content/field-schema';
import { fieldsOf, valueAt } from '../content/fields';
import { unknownTokens, type Tokens } from '../content/tokens';
import type { Say } from './fault';
import type { Path } from './read-file';

/** A text in a field, or in the prop of a component, and what its schema says of it. */
export type Value = { path: Path; offset: number; value: string; schema: JsonSchema };

/** Returns a field as writers see it: `hero.headline`. The line says which entry of a list it is in. */
export const fieldName = (path: Path) =>
  path.filter((key) => typeof key === 'string').join('.') || 'this file';

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list of entries',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** Returns what is wrong with a value, after its name. */
function faultOf(issue: core.$ZodIssue, value: unknown, { description }: JsonSchema): string {
  const asked = description === undefined ? '' : `: ${description}`;
  if (value === undefined) return `is missing${asked}`;
  if (value === null || value === '') return `is empty. Write it${asked}`;
  if (issue.code === 'invalid_type') {
    const isQuotable = issue.expected === 'string' && typeof value !== 'object';
    return `must be ${kinds[issue.expected] ?? issue.expected}${isQuotable ? '. Put it in quotes' : ''}`;
  }
  const written = typeof value === 'string' ? value : JSON.stringify(value);
  if (issue.code === 'invalid_value')
    return `is "${written}".${choose(written, issue.values.map(String))}`;
  const unit = Array.isArray(value) ? ' entries' : '';
  if (issue.code === 'too_small') return `must be ${Number(issue.minimum)}${unit} or more`;
  return issue.code === 'too_big'
    ? `must be ${Number(issue.maximum)}${unit} or less`
    : issue.message;
}

/** Notes where a value is wrong: at its path, or at the name of a key in it. */
type SayAt = (path: Path, message: string, key?: string) => void;

/** Reports what a schema refuses, each value once. */
export function checkIssues(
  issues: readonly core.$ZodIssue[],
  fields: unknown,
  root: JsonSchema,
  sayAt: SayAt,
): void {
  const unknownIn = (path: Path) =>
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' && issue.path.join() === path.join() ? issue.keys : [],
    );
  for (const issue of issues) {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') {
      const given = Object.keys(fieldsOf(valueAt(fields, path)));
      const known = Object.keys(schemaAt(root, path).properties ?? {});
      const free = known.filter((name) => !given.includes(name));
      for (const key of issue.keys)
        sayAt(path, `There is no "${key}" here.${choose(key, free) || ' Delete it'}`, key);
      continue;
    }
    const value = valueAt(fields, path);
    const isFirst = issues.find((one) => one.path.join() === path.join()) === issue;
    // A misspelt name is reported where it is.
    const misspelt = closest(String(path.at(-1)), unknownIn(path.slice(0, -1)));
    if (!isFirst || (value === undefined && misspelt !== undefined)) continue;
    if (issue.code === 'invalid_key')
      sayAt(path, 'A fact has a name of letters alone, such as replyTime', String(path.at(-1)));
    else sayAt(path, `"${fieldName(path)}" ${faultOf(issue, value, schemaAt(root, path))}`);
  }
}

/** Reports a name in braces that the site does not have. */
export function checkToken(name: string, tokens: Tokens, offset: number, say: Say): void {
  if (Object.hasOwn(tokens, name)) return;
  const meant = didYouMean(name, Object.keys(tokens)) || ' Add it to the facts in site.json';
  say(offset, 'token', `There is no fact {${name}}.${meant}, or write \\{ for a brace`);
}

/** Reports the first name in braces in a text that the site does not have. */
export const checkTokens = (text: string, tokens: Tokens, offset: number, say: Say): void =>
  unknownTokens(text, tokens)
    .slice(0, 1)
    .forEach(({ name }) => checkToken(name, tokens, offset, say));

/** Warns of what is longer or shorter than reads well. */
export function checkLength({ path, offset, value, schema }: Value, say: Say): void {
  const { minLength = 0, maxLength = Infinity } = schema;
  if (minLength === 0 && maxLength === Infinity) return;
  const length = widthOf(value.trim());
  // What is empty is reported by its schema.
  if (length === 0) return;
  if (length >= minLength && length <= maxLength) return;
  const [kind, best] =
    length < minLength ? ['short', `${minLength} or more`] : ['long', `${maxLength} or fewer`];
  const message = `"${fieldName(path)}" is too ${kind} to read well: ${length} ${length === 1 ? 'character' : 'characters'}. Write ${best}`;
  say(offset, 'length', message, 'warning');
}

/** Signs that YAML, HTML or a feed cannot carry. */
const forbidden = /(?![\t\n\r\x85])[\p{Cc}\uFFFE\uFFFF]/u;

export const hasForbidden = (text: string) => forbidden.test(text);

/** Reports a sign that no file may have. */
export function checkSigns(text: string, say: Say, offset = text.search(forbidden)): void {
  const code = forbidden.exec(text)?.[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  if (code === undefined) return;
  say(offset, 'sign', `The sign U+${code} cannot be shown. Delete it, and what came with it`);
}
