import type { core } from 'zod';
import { closest, didYouMean } from './closest';
import { hrefAdvice } from './href-advice';
import { schemaAt, type JsonSchema } from './field-schema';
import type { Edit, Finding } from './problem';
import { fieldsOf, parseContent, type Parsed } from './parse';

/** What a sentence about a field is made from. */
export type FieldContext = {
  /** Relative to `content/`. */
  file: string;
  text: string;
  parsed: Parsed;
  /** The fields with their tokens filled in, as the schema saw them. */
  filled: unknown;
  schema: JsonSchema;
};

/** The value at a path, or undefined. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );

/** A path as writers read it: `hero.picture.alt`, `items 2 title`. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

const isJson = ({ file }: FieldContext) => file.endsWith('.json');

/** How a value is typed into the file at hand. */
export function typed(context: FieldContext, value: unknown): string {
  const text = JSON.stringify(value);
  if (isJson(context) || typeof value !== 'string') return text;
  // Quotes only where YAML needs them.
  const parsed = parseContent('a.mdx', `---\nx: ${value}\n---\n`);
  return valueAt(parsed.data, ['x']) === value && parsed.findings.length === 0 ? value : text;
}

const quoteNow = (value: unknown) => `(now: ${JSON.stringify(value)})`;

function missing(context: FieldContext, path: readonly PropertyKey[]): Omit<Finding, 'offset'> {
  const name = String(path.at(-1));
  if (name === 'alt') {
    const line = isJson(context) ? '"alt": "…"' : 'alt: …';
    return {
      rule: 'picture-alt',
      message: `This picture has no description. Add ${line} with what it shows, or ${line.replace(/"?…"?/, '""')} if it only decorates`,
    };
  }
  const field = schemaAt(context.schema, path);
  const example = field.examples?.[0] ?? field.const ?? field.enum?.[0];
  const line = isJson(context) ? `"${name}": ` : `${name}: `;
  const within = field.required?.map((one) => `"${one}"`).join(', ');
  const remedy =
    field.type === 'object' || field.type === 'array' || example === undefined
      ? `Add it${within ? `, with ${within}` : ''}`
      : `Add a line: ${line}${typed(context, example)}`;
  return { rule: 'missing-field', message: `Missing field "${fieldName(path)}". ${remedy}` };
}

function wrongType(
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
        ? `"${name}": digits only, for example ${JSON.stringify(example ?? 2)} ${quoteNow(value)}`
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
    const text = JSON.stringify(String(value));
    return {
      rule,
      message: `"${name}" must be a text: put it in quotes. Write: ${text}`,
      ...replace(text),
    };
  }
  const what = expected === 'array' ? 'a list' : 'a group of fields';
  const shape =
    expected === 'array'
      ? isJson(context)
        ? 'in square brackets'
        : 'each entry on its own line after "- "'
      : isJson(context)
        ? 'in curly braces'
        : 'each on its own line, indented by 2 spaces';
  return { rule, message: `"${name}" must be ${what}, ${shape}` };
}

function wrongChoice(
  context: FieldContext,
  choices: readonly string[],
  path: readonly PropertyKey[],
  value: unknown,
): Omit<Finding, 'offset'> {
  const meant = closest(String(value), choices);
  const range = context.parsed.rangeOf(path);
  return {
    rule: 'choice',
    message: `"${fieldName(path)}" is ${JSON.stringify(value)}. Choose: ${choices.join(', ')}.${didYouMean(String(value), choices)}`,
    ...(meant !== undefined && range ? { fix: { ...range, text: typed(context, meant) } } : {}),
  };
}

function wrongLength(
  issue: core.$ZodIssueTooSmall | core.$ZodIssueTooBig,
  path: readonly PropertyKey[],
  value: string,
) {
  const name = fieldName(path);
  const best = path.at(-1) === 'description' ? '121 to 156 read best, ' : '';
  if (issue.code === 'too_small') {
    const least = Number(issue.minimum);
    return `"${name}" has ${value.length} characters; ${best}${least} are the least. Add ${least - value.length}`;
  }
  const most = Number(issue.maximum);
  return `"${name}" has ${value.length} characters; ${most} are the most. It would be cut at "${value.slice(0, most).slice(-20)}…". Remove ${value.length - most}`;
}

function unknownField(context: FieldContext, path: readonly PropertyKey[], key: string): Finding {
  const whole = [...path, key];
  const siblings = Object.keys(schemaAt(context.schema, path).properties ?? {});
  const present = new Set(Object.keys(fieldsOf(valueAt(context.parsed.data, path))));
  const free = siblings.filter((name) => !present.has(name));
  const meant = closest(key, free);
  const home = siblings.find((name) => {
    const group = schemaAt(context.schema, [...path, name]).properties ?? {};
    return key in group && !(key in fieldsOf(valueAt(context.parsed.data, [...path, name])));
  });
  const range = context.parsed.keyRangeOf(whole) ?? { from: context.parsed.offsetOf(whole), to: 0 };
  const remedy =
    home !== undefined && !siblings.includes(key)
      ? ` "${key}" belongs to "${home}": indent it under that line`
      : meant === undefined
        ? ` Known here: ${siblings.join(', ')}`
        : didYouMean(key, free);
  const written = isJson(context) ? JSON.stringify(meant) : (meant ?? '');
  return {
    offset: range.from,
    length: range.to - range.from,
    rule: 'unknown-field',
    message: `Unknown field "${fieldName(whole)}".${remedy}`,
    ...(meant === undefined ? {} : { fix: { ...range, text: written } }),
  };
}

/** A zod issue as findings for a writer: the field, what is wrong, what to do. */
export function findingsOf(issue: core.$ZodIssue, context: FieldContext): Finding[] {
  const { path } = issue;
  const value = valueAt(context.parsed.data, path);
  const range = context.parsed.rangeOf(path);
  const offset = context.parsed.offsetOf(path);
  const told = (finding: Omit<Finding, 'offset'>): Finding[] => [
    { offset, ...(range && { length: range.to - range.from }), ...finding },
  ];
  const name = fieldName(path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownField(context, path, key));
  }
  const { data } = context.parsed;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    const not = Array.isArray(data) ? ', not a list' : '';
    const message = `The file must hold fields between { and }${not}`;
    return told({ rule: 'field-type', message });
  }
  if (value === undefined && !range) return told(missing(context, path));
  // A group that stands there twice: that is told, and this is the other one.
  if (value === undefined) return [];
  if (value === null || value === '' || (typeof value === 'string' && value.trim() === '')) {
    const parent = schemaAt(context.schema, path.slice(0, -1));
    const optional = parent.required?.includes(String(path.at(-1))) === false;
    const message = `"${name}" is empty. Write the text${optional ? ', or remove the line' : ''}`;
    return told({ rule: 'empty-field', message });
  }
  if (issue.code === 'invalid_type') return told(wrongType(context, issue.expected, path, value));
  if (issue.code === 'invalid_value') {
    return told(wrongChoice(context, issue.values.map(String), path, value));
  }
  if (issue.code === 'invalid_key') {
    return told({
      rule: 'field-form',
      message: `"${name}": a fact’s name has letters only, the first one small: replyTime`,
    });
  }
  if ((issue.code === 'too_small' || issue.code === 'too_big') && issue.origin === 'string') {
    return told({
      rule: 'length',
      message: wrongLength(issue, path, String(valueAt(context.filled, path))),
    });
  }
  if ((issue.code === 'too_small' || issue.code === 'too_big') && typeof value === 'number') {
    const bound =
      issue.code === 'too_small'
        ? issue.inclusive
          ? `${Number(issue.minimum)} or more`
          : `more than ${Number(issue.minimum)}`
        : `${Number(issue.maximum)} or less`;
    return told({ rule: 'field-form', message: `"${name}" must be ${bound} ${quoteNow(value)}` });
  }
  if (issue.code === 'too_small' && issue.origin === 'array') {
    return told({
      rule: 'empty-field',
      message: `"${name}" has no entries. Add at least ${Number(issue.minimum)}`,
    });
  }
  const isLink =
    (path.at(-1) === 'href' && path[0] !== 'socials') ||
    (path.at(-1) === 'to' && issue.code === 'invalid_format');
  if (isLink && typeof value === 'string') {
    const { message, text } = hrefAdvice(String(valueAt(context.filled, path)));
    const fix =
      range && text !== undefined && !value.includes('{')
        ? { ...range, text: typed(context, text) }
        : undefined;
    return told({
      rule: 'link-form',
      message: `"${name}": ${message} ${quoteNow(value)}`,
      ...(fix && { fix }),
    });
  }
  const rule =
    issue.code === 'custom' && issue.params?.rule === 'picture-alt' ? 'picture-alt' : 'field-form';
  return told({ rule, message: `"${name}" ${issue.message} ${quoteNow(value)}` });
}
