import type { core } from 'zod';
import { characters } from '../content/characters';
import { choose, closest, didYouMean } from '../content/closest';
import { fieldsSchema, schemaAt, type JsonSchema } from '../content/field-schema';
import { fieldsOf, valueAt } from '../content/fields';
import type { ContentKind } from '../content/kinds';
import { fillTokens, isOwnName, unknownTokens, type Tokens } from '../content/tokens';
import type { Fault, Path, Source } from './read-file';

/** A text in a field, or in the prop of a component. */
export type Leaf = { path: Path; value: string; schema: JsonSchema };

/** Returns the texts of all fields, each with what the schema says of it. */
export function leavesOf(kind: ContentKind, data: unknown, path: Path = []): Leaf[] {
  const value = valueAt(data, path);
  if (typeof value === 'string')
    return [{ path, value, schema: schemaAt(fieldsSchema(kind.schema), path) }];
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [...keys].flatMap((key) => leavesOf(kind, data, [...path, key]));
}

/** Returns a field as writers see it: `hero.headline`. The line says which entry of a list it is in. */
export const fieldName = (path: Path) =>
  path.filter((key) => typeof key === 'string').join('.') || 'This file';

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
  if (value === null) return `is empty. Write it, or delete the line${asked}`;
  if (issue.code === 'invalid_type') {
    const isQuotable = issue.expected === 'string' && typeof value !== 'object';
    const help = isQuotable ? '. Put it in quotes' : asked;
    return `must be ${kinds[issue.expected] ?? issue.expected}${help}`;
  }
  if (issue.code === 'invalid_value') {
    const choices = issue.values.map(String);
    return `is "${String(value)}".${choose(String(value), choices)}`;
  }
  if (issue.code === 'too_small' && issue.origin === 'array')
    return `needs ${Number(issue.minimum)} or more entries`;
  if (issue.code === 'too_big' && issue.origin === 'array')
    return `has room for ${Number(issue.maximum)} entries at most`;
  if (issue.code === 'too_small') return `must be ${Number(issue.minimum)} or more`;
  if (issue.code === 'too_big') return `must be ${Number(issue.maximum)} or less`;
  return issue.message;
}

/** Returns the names that a group has and its kind does not. */
const unknownIn = (issues: readonly core.$ZodIssue[], path: Path) =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.join() === path.join() ? issue.keys : [],
  );

/** Returns the sentences of one issue. */
function sentences(
  issue: core.$ZodIssue,
  all: readonly core.$ZodIssue[],
  fields: unknown,
  root: JsonSchema,
): { key?: string; message: string }[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(schemaAt(root, path).properties ?? {});
    const given = Object.keys(fieldsOf(valueAt(fields, path)));
    const free = known.filter((name) => !given.includes(name));
    return issue.keys.map((key) => ({
      key,
      message: `There is no field "${key}" here.${choose(key, free) || ' Delete it'}`,
    }));
  }
  if (issue.code === 'invalid_key') {
    const message = 'A fact has a name of letters alone, such as replyTime';
    return [{ key: String(path.at(-1)), message }];
  }
  const value = valueAt(fields, path);
  // A misspelt name is reported where it is.
  const misspelt = unknownIn(all, path.slice(0, -1));
  if (value === undefined && closest(String(path.at(-1)), misspelt) !== undefined) return [];
  const name = fieldName(path);
  const said = path.length > 0 ? `"${name}"` : name;
  return [{ message: `${said} ${faultOf(issue, value, schemaAt(root, path))}` }];
}

/** Says that a name in braces is unknown. */
export const unknownToken = (name: string, tokens: Tokens) =>
  `{${name}} is no name of a fact.${didYouMean(name, Object.keys(tokens)) || ' Add it to the facts in site.json'}, or write \\{ for a brace`;

/** Reports names in braces that the site does not have. A fact may not use another. */
function tokenFaults({ file, text, offsetOf }: Source, leaves: readonly Leaf[], tokens: Tokens) {
  return leaves.flatMap(({ path, value }): Fault[] => {
    const isFact = file === 'site.json' && (path[0] === 'facts' || isOwnName(String(path[0])));
    const [unknown] = unknownTokens(value, isFact ? {} : tokens);
    if (!unknown) return [];
    const from = offsetOf(path);
    const at = text.indexOf(`{${unknown.name}}`, from);
    const message = isFact
      ? `"${fieldName(path)}" is a fact itself, so it cannot use {${unknown.name}}. Write the words`
      : unknownToken(unknown.name, tokens);
    return [{ offset: at === -1 ? from : at, rule: 'token', message }];
  });
}

/** Warns of what is longer or shorter than reads well. */
function limitFaults({ offsetOf }: Source, { path, value, schema }: Leaf): Fault[] {
  const { minLength = 0, maxLength = Infinity } = schema;
  const { length } = characters(value);
  if (length >= minLength && length <= maxLength) return [];
  const best = length < minLength ? `${minLength} or more` : `${maxLength} at most`;
  const message = `"${fieldName(path)}" has ${length} characters. It reads best with ${best}`;
  return [{ offset: offsetOf(path), rule: 'length', message, isWarning: true }];
}

/** Signs that YAML, HTML or a feed cannot carry. */
const forbidden = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]/;

/** Returns where a sign is that no file may have, and which it is. */
export function controlFault(text: string, offset = text.search(forbidden)): Fault[] {
  const code = forbidden.exec(text)?.[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const message = `Here is an invisible sign, U+${code}, which came with pasted text. Delete it`;
  return code === undefined ? [] : [{ offset, rule: 'control-character', message }];
}

/** Reports what is wrong with the fields of a file by themselves. */
export function fieldFaults(source: Source, kind: ContentKind, tokens: Tokens): Fault[] {
  const fields = fieldsOf(fillTokens(source.data, tokens));
  const root = fieldsSchema(kind.schema);
  const written = leavesOf(kind, source.data);
  const unknown = tokenFaults(source, written, tokens);
  // Signs that the file itself has are reported once, in all of it.
  const escaped = controlFault(source.text).length > 0 ? [] : written;
  const issues = kind.schema.safeParse(fields).error?.issues ?? [];
  const wrong = issues.flatMap((issue, index): Fault[] => {
    const { path } = issue;
    const isFirst =
      issue.code === 'unrecognized_keys' ||
      issues.findIndex((one) => one.path.join() === path.join()) === index;
    const isToken = unknownTokens(String(valueAt(fields, path)), tokens).length > 0;
    if (!isFirst || isToken) return [];
    return sentences(issue, issues, fields, root).map(({ key, message }) => ({
      offset: source.offsetOf(path, key),
      rule: 'field',
      message,
    }));
  });
  return [
    ...unknown,
    ...wrong,
    ...escaped.flatMap(({ path, value }) => controlFault(value, source.offsetOf(path))),
    ...leavesOf(kind, fields).flatMap((leaf) => limitFaults(source, leaf)),
  ];
}
