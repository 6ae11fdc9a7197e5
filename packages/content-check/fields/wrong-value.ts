import type { core } from 'zod';
import { closest, didYouMean } from '../../../src/content/closest';
import { fieldName, isJson, quoteNow, typed, type FieldContext } from './field-context';
import { schemaAt, type JsonSchema } from '../../../src/content/field-schema';
import { characters } from '../../../src/content/primitives';
import type { Edit, Finding } from '../problem';

/** Returns how a value is written in JSON, with its required fields. */
function formOf({ type, items, required = [], properties = {} }: JsonSchema): string {
  if (type === 'array') return `[${items?.type === 'object' ? formOf(items) : ''}]`;
  if (type !== 'object') return type === 'string' ? '"…"' : '…';
  const fields = required.map((name) => `"${name}": ${formOf(properties[name] ?? {})}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** Describes a missing field. */
export function missing(
  context: FieldContext,
  path: readonly PropertyKey[],
): Omit<Finding, 'offset'> {
  const name = String(path.at(-1));
  if (name === 'alt') {
    const line = isJson(context) ? '"alt": "…"' : 'alt: …';
    return {
      rule: 'picture-alt',
      message: `This picture has no description. Add ${line} with what it shows, or ${line.replace(/"?…"?/, '""')} if it only decorates`,
    };
  }
  const field = schemaAt(context.schema, path);
  // Which page or author it is, only the writer knows.
  const own = new Map([
    ['href', '/…/'],
    ['author', '…'],
  ]).get(name);
  const example = own ?? field.examples?.[0] ?? field.const ?? field.enum?.[0];
  const line = isJson(context) ? `"${name}": ` : `${name}: `;
  const within = field.required?.map((one) => `"${one}"`).join(', ');
  const isGroup = field.type === 'object' || field.type === 'array';
  const remedy =
    isGroup && isJson(context)
      ? `Add it: ${line}${formOf(field)}`
      : isGroup || example === undefined
        ? `Add it${within ? `, with ${within}` : ''}`
        : `Add a line: ${line}${typed(context, example)}`;
  return { rule: 'missing-field', message: `Missing field "${fieldName(path)}". ${remedy}` };
}

/** Describes a value of the wrong type. */
export function wrongType(
  context: FieldContext,
  expected: string,
  path: readonly PropertyKey[],
  value: unknown,
): Omit<Finding, 'offset'> {
  const name = fieldName(path);
  const range = context.parsed.rangeOf(path);
  const replace = (text: string): { fix?: Edit } => (range ? { fix: { ...range, text } } : {});
  const example = schemaAt(context.schema, path).examples?.[0];
  const suchAs = example === undefined ? '' : ` such as ${JSON.stringify(example)}`;
  const rule = 'field-type';
  if (expected === 'boolean') {
    const meant = /^(true|yes|on)$/i.test(String(value))
      ? 'true'
      : /^(false|no|off)$/i.test(String(value))
        ? 'false'
        : null;
    const message = `"${name}" must be true or false, without quotes ${quoteNow(value)}`;
    return { rule, message, ...(meant === null ? {} : replace(meant)) };
  }
  if (expected === 'int' || expected === 'number') {
    const digits = typeof value === 'string' && /\d/.test(value);
    const exact = typeof value === 'string' && /^\d+$/.test(value);
    const message = exact
      ? `"${name}" must be a number without quotes ${quoteNow(value)}`
      : digits
        ? `"${name}" must have digits only, for example ${JSON.stringify(example ?? 2)} ${quoteNow(value)}`
        : `"${name}" must be a ${expected === 'int' ? 'whole ' : ''}number${suchAs} ${quoteNow(value)}`;
    return { rule, message, ...(exact ? replace(value) : {}) };
  }
  if (expected === 'string') {
    const scalar = ['number', 'boolean'].includes(typeof value);
    if (!scalar)
      return {
        rule,
        message: `"${name}" must be one text, not a ${Array.isArray(value) ? 'list' : 'group'}`,
      };
    // As it is typed: YAML reads 007 as 7.
    const written = range ? context.text.slice(range.from, range.to) : String(value);
    const text = JSON.stringify(written);
    return {
      rule,
      message: `"${name}" must be a text. Put it in quotes: ${text}`,
      ...replace(text),
    };
  }
  const what = expected === 'array' ? 'a list' : 'a group of fields';
  const shape =
    expected === 'array'
      ? isJson(context)
        ? `in square brackets: ${formOf(schemaAt(context.schema, path))}`
        : 'each entry on its own line after "- "'
      : isJson(context)
        ? `in curly braces: ${formOf(schemaAt(context.schema, path))}`
        : `each on its own line, indented by 2 spaces${Array.isArray(value) ? ' and without a dash' : ''}`;
  return { rule, message: `"${name}" must be ${what}, ${shape}` };
}

/** Describes a value that its field does not allow. */
export function wrongChoice(
  context: FieldContext,
  choices: readonly string[],
  path: readonly PropertyKey[],
  value: unknown,
): Omit<Finding, 'offset'> {
  if (context.file === 'pages/home.mdx' && path.join() === 'template') {
    const place = context.parsed.rangeOf(path);
    return {
      rule: 'choice',
      message: 'pages/home.mdx must have template: home',
      ...(place && { fix: { ...place, text: 'home' } }),
    };
  }
  const meant = closest(String(value), choices);
  const range = context.parsed.rangeOf(path);
  return {
    rule: 'choice',
    message: `"${fieldName(path)}" is ${JSON.stringify(value)}. Choose: ${choices.join(', ')}.${didYouMean(String(value), choices)}`,
    ...(meant !== undefined && range ? { fix: { ...range, text: typed(context, meant) } } : {}),
  };
}

/** Names the tokens that make a text as long as it is. */
const namesIn = (written: string) => {
  const names = written.match(/\{[A-Za-z]+\}/g) ?? [];
  return names.length > 0 ? ` with ${[...new Set(names)].join(' and ')} filled in` : '';
};

/** What search engines do with a text that is too long. */
const searched = ['title', 'description'];

/** Describes a text that is too short or too long. */
export function wrongLength(
  issue: core.$ZodIssueTooSmall | core.$ZodIssueTooBig,
  path: readonly PropertyKey[],
  value: string,
  written: string,
) {
  const signs = characters(value);
  const unit = signs.length === 1 ? 'character' : 'characters';
  const is = `"${fieldName(path)}" is ${signs.length} ${unit} long${namesIn(written)}`;
  const best = path.at(-1) === 'description' ? ' 121 to 156 read best.' : '';
  if (issue.code === 'too_small') {
    const least = Number(issue.minimum);
    return `${is}; it needs at least ${least}.${best} Add ${least - signs.length}`;
  }
  const most = Number(issue.maximum);
  const end = signs.slice(Math.max(0, most - 20), most).join('');
  const cut = searched.includes(String(path.at(-1))) ? ` Google would cut it at “${end}…”.` : '';
  return `${is}; the limit is ${most}.${cut} Remove ${signs.length - most}`;
}
