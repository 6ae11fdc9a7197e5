import type { core } from 'zod';
import { choose, closest, didYouMean } from '../content/closest';
import { fieldsOf, schemaAt, valueAt, type JsonSchema } from '../content/field-schema';
import { widthOf } from '../content/text-length';
import { isOwnName, unknownTokens, type Tokens } from '../content/tokens';
import type { Path } from './read-file';
import type { Report } from './report';

/** The text of a field, or of a prop of a component, as it is written and with its tokens filled in. */
export type Value = {
  path: Path;
  offset: number;
  written: string;
  value: string;
  schema: JsonSchema;
};

/** Returns a field as writers see it: `hero.headline`. The line says which entry of a list it is in. */
export const fieldName = (path: Path) =>
  path.filter((key) => typeof key === 'string').join('.') || 'this file';

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** Returns what is wrong with a value, after its name. */
function faultOf(issue: core.$ZodIssue, value: unknown, schema: JsonSchema): string {
  const asked = schema.description === undefined ? '' : `: ${schema.description}`;
  if (value === undefined) return `is missing${asked}`;
  if (value === null || value === '') return `is empty. Write it${asked}`;
  if (issue.code === 'invalid_type') {
    const isQuotable = issue.expected === 'string' && typeof value !== 'object';
    const fields = schema.properties ? `: ${Object.keys(schema.properties).join(', ')}` : '';
    return `must be ${kinds[issue.expected] ?? issue.expected}${isQuotable ? '. Put it in quotes' : fields}`;
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

/** Reports what a schema refuses, each value once: at its path, or at the name of a key in it. */
export function checkIssues(
  issues: readonly core.$ZodIssue[],
  fields: unknown,
  root: JsonSchema,
  report: (path: Path, message: string, key?: string) => void,
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
        report(path, `There is no "${key}" here.${choose(key, free) || ' Delete it'}`, key);
      continue;
    }
    const value = valueAt(fields, path);
    const isFirst = issues.find((one) => one.path.join() === path.join()) === issue;
    // A misspelt name is reported where it is.
    const misspelt = closest(String(path.at(-1)), unknownIn(path.slice(0, -1)));
    if (!isFirst || (value === undefined && misspelt !== undefined)) continue;
    if (issue.code === 'invalid_key')
      report(path, 'A fact has a name of letters alone, such as replyTime', String(path.at(-1)));
    else report(path, `"${fieldName(path)}" ${faultOf(issue, value, schemaAt(root, path))}`);
  }
}

/** Reports a token that the site does not have. */
export function checkToken(name: string, tokens: Tokens, offset: number, report: Report): void {
  if (Object.hasOwn(tokens, name)) return;
  const place = isOwnName(name) ? 'site.json' : 'the facts in site.json';
  const advice = didYouMean(name, Object.keys(tokens)) || ` Add it to ${place}.`;
  const message = `There is no fact {${name}}.${advice} Otherwise take it out, or write \\{ for a brace`;
  report(offset, 'token', message);
}

/** Reports the first token in a text that the site does not have. */
export function checkTokens(text: string, tokens: Tokens, offset: number, report: Report): void {
  const [unknown] = unknownTokens(text, tokens);
  if (unknown) checkToken(unknown.name, tokens, offset, report);
}

/** Warns of what is longer or shorter than reads well. What is empty is reported by its schema. */
export function checkLength({ path, offset, value, schema }: Value, report: Report): void {
  const { minLength = 0, maxLength = Infinity } = schema;
  const length = widthOf(value.trim());
  if (length === 0 || (length >= minLength && length <= maxLength)) return;
  const [kind, best] =
    length < minLength ? ['short', `${minLength} or more`] : ['long', `${maxLength} or fewer`];
  const counted = `${length} ${length === 1 ? 'character' : 'characters'}`;
  const message = `"${fieldName(path)}" is too ${kind} to read well: ${counted}. Write ${best}`;
  report(offset, 'length', message, 'warning');
}
