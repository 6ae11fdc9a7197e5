import type { core } from 'zod';
import type { JsonSchema } from '../../content/schemas/field-schema';
import { suggestChoice } from '../../content/text/closest';

/** The types of JSON as writers know them. */
const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number such as 12',
  int: 'a whole number such as 12',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

function typeAdvice(expected: string, value: unknown, { properties }: JsonSchema): string {
  const start = `must be ${typeNames[expected] ?? expected}`;
  if (expected === 'string' && typeof value !== 'object') return `${start}. Put it in quotes`;
  // In YAML and in JSON alike
  if (expected === 'array' && typeof value === 'string')
    return `${start}. Write ${JSON.stringify([value])}`;
  if (['number', 'int', 'boolean'].includes(expected) && typeof value === 'string')
    return `${start}, without quotes`;
  return properties ? `${start}: ${Object.keys(properties).join(', ')}` : start;
}

const limit = (count: number, value: unknown) =>
  Array.isArray(value) ? `have ${count} ${count === 1 ? 'entry' : 'entries'}` : `be ${count}`;

/** Returns what is wrong with a value, as a sentence without its subject. */
export function valueAdvice(issue: core.$ZodIssue, value: unknown, schema: JsonSchema): string {
  const description = schema.description === undefined ? '' : `: ${schema.description}`;
  if (value === undefined) return `is missing${description}`;
  const isBlank = value === null || (typeof value === 'string' && value.trim() === '');
  if (isBlank) return `is empty. Write it${description}`;
  switch (issue.code) {
    case 'invalid_type':
      return typeAdvice(issue.expected, value, schema);
    case 'invalid_value': {
      const written = typeof value === 'string' ? value : JSON.stringify(value);
      return `is "${written}".${suggestChoice(written, issue.values.map(String))}`;
    }
    case 'too_small':
      return issue.inclusive === false
        ? `must be more than ${Number(issue.minimum)}`
        : `must ${limit(Number(issue.minimum), value)} or more`;
    case 'too_big':
      return issue.inclusive === false
        ? `must be less than ${Number(issue.maximum)}`
        : `must ${limit(Number(issue.maximum), value)} or less`;
    default:
      return issue.message;
  }
}
