import type { core, z } from 'zod';
import { suggestChoice, closestChoice, didYouMean } from '../content/closest';
import {
  fieldsOf,
  toJsonSchema,
  schemaAt,
  valueAt,
  type JsonSchema,
} from '../content/field-schema';
import { textWidth } from '../content/text-length';
import { fillVariables, isSiteField, unknownVariables, type Variables } from '../content/variables';
import type { Path, Source } from './read-file';
import type { Report } from './problem';

/** Values with a schema: the fields of a file, or the props of a component in its text. */
export type Group = {
  schema: z.ZodObject;
  /** As it is written. */
  data: unknown;
  offsetOf: Source['offsetOf'];
  /** The component: `<Figure>`. */
  tag?: string;
};

/** The text of a field, or of a prop of a component, as it is written and with its variables filled in. */
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
    return `is "${written}".${suggestChoice(written, issue.values.map(String))}`;
  const unit = Array.isArray(value) ? ' entries' : '';
  if (issue.code === 'too_small') return `must be ${Number(issue.minimum)}${unit} or more`;
  return issue.code === 'too_big'
    ? `must be ${Number(issue.maximum)}${unit} or less`
    : issue.message;
}

/** Reports what the schema of a group refuses, each value once. */
export function checkSchema(group: Group, variables: Variables, report: Report): void {
  const { schema, offsetOf, tag } = group;
  const error = (path: Path, message: string, key?: string) =>
    report({
      rule: 'field',
      at: offsetOf(path, key),
      message: tag ? `${tag}: ${message}` : message,
    });
  const fields = fillVariables(group.data, variables);
  const root = toJsonSchema(schema);
  const { issues } = schema.safeParse(fields).error ?? { issues: [] };
  const unknownIn = (path: Path) =>
    issues.flatMap((one) =>
      one.code === 'unrecognized_keys' && one.path.join() === path.join() ? one.keys : [],
    );
  const reported = new Set<string>();
  for (const issue of issues) {
    const { path } = issue;
    const value = valueAt(fields, path);
    const key = String(path.at(-1));
    if (issue.code === 'unrecognized_keys') {
      const given = Object.keys(fieldsOf(value));
      const known = Object.keys(schemaAt(root, path).properties ?? {});
      const free = known.filter((name) => !given.includes(name));
      for (const one of issue.keys)
        error(path, `There is no "${one}" here.${suggestChoice(one, free) || ' Delete it'}`, one);
      continue;
    }
    // A misspelt name is reported where it is, and an unknown variable by itself.
    const isMisspelt = value === undefined && closestChoice(key, unknownIn(path.slice(0, -1)));
    const isFilled = typeof value !== 'string' || unknownVariables(value, variables).length === 0;
    if (reported.has(path.join()) || isMisspelt || !isFilled) continue;
    reported.add(path.join());
    if (issue.code === 'invalid_key')
      error(path, 'The name of a variable consists of letters alone, such as replyTime', key);
    else error(path, `"${fieldName(path)}" ${faultOf(issue, value, schemaAt(root, path))}`);
  }
}

/** Reports the first variable in a text that the site does not have. */
export function checkVariables(
  text: string,
  variables: Variables,
  offset: number,
  report: Report,
): void {
  const [name] = unknownVariables(text, variables);
  if (name === undefined) return;
  const place = isSiteField(name) ? 'site.json' : '"variables" in site.json';
  const advice = didYouMean(name, Object.keys(variables)) || ` Add it to ${place}.`;
  const message = `Unknown variable {${name}}.${advice} To show braces, write \\{${name}}`;
  report({ rule: 'variable', at: offset, message });
}

/** Warns of what is longer or shorter than reads well. What is empty is reported by its schema. */
export function checkLength({ path, offset, value, schema }: Value, report: Report): void {
  const { minLength = 0, maxLength = Infinity } = schema;
  const length = textWidth(value.trim());
  if (length === 0 || (length >= minLength && length <= maxLength)) return;
  const [kind, best] =
    length < minLength ? ['short', `${minLength} or more`] : ['long', `${maxLength} or fewer`];
  const message = `"${fieldName(path)}" is too ${kind} to read well. Write ${best} characters, not ${length}`;
  report({ rule: 'length', at: offset, message, severity: 'warning' });
}
