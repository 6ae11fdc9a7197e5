import { valueAt } from '../../../src/content/fields';
import type { Tokens } from '../../../src/content/tokens';
import type { JsonSchema } from '../../../src/content/field-schema';
import { parseContent, type Parsed } from '../reading/parse';

/** What a sentence about a field is made from. */
export type FieldContext = {
  /** Relative to `content/`. */
  file: string;
  text: string;
  parsed: Parsed;
  /** The fields with their tokens filled in, as the schema saw them. */
  filled: unknown;
  schema: JsonSchema;
  tokens: Tokens;
};

/** A path as writers read it: `hero.picture.alt`, `items 2 title`. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/** Whether the file at hand is JSON. */
export const isJson = ({ file }: FieldContext) => file.endsWith('.json');

/** How a value is typed into the file at hand. */
export function typed(context: FieldContext, value: unknown): string {
  const text = JSON.stringify(value);
  if (isJson(context) || typeof value !== 'string') return text;
  // Quotes only where YAML needs them.
  const parsed = parseContent('a.mdx', `---\nx: ${value}\n---\n`);
  return valueAt(parsed.data, ['x']) === value && parsed.findings.length === 0 ? value : text;
}

/** Quotes the present value, for the end of a sentence. */
export const quoteNow = (value: unknown) => `(now: ${JSON.stringify(value)})`;
