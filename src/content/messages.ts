import type { core } from 'zod';

const name = (path: readonly PropertyKey[]) => `"${path.map(String).join('.')}"`;

const expectations: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

/** A zod issue as a sentence for a writer: the field, what is wrong, what to do. */
export function messageOf(issue: core.$ZodIssue, value: unknown): string {
  const field = name(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `"${key}"`).join(', ');
    return `unknown field ${keys}: remove it, or check the spelling`;
  }
  if (issue.code === 'invalid_type' && value === undefined) {
    return `${field} is missing: add it`;
  }
  if (issue.code === 'invalid_value') {
    const choices = `one of ${issue.values.map(String).join(', ')}`;
    return value === undefined
      ? `${field} is missing: add it, ${choices}`
      : `${field} must be ${choices}`;
  }
  if (issue.code === 'invalid_key') {
    return `${field} may hold letters only, the first one small: replyTime`;
  }
  if (issue.code === 'invalid_type') {
    return `${field} must be ${expectations[issue.expected] ?? issue.expected}`;
  }
  return `${field} ${issue.message}`;
}

/** The value at a path, or undefined. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );
