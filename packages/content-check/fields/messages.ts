import { valueAt } from '../../../src/content/fields';
import type { core } from 'zod';
import { fieldName, quoteNow, typed, type FieldContext } from './field-context';
import { usesStandIn, type Tokens } from '../../../src/content/tokens';
import { schemaAt } from '../../../src/content/field-schema';
import { hrefAdvice } from '../../../src/content/href-advice';
import { dayAdvice } from './day-advice';
import { ruleIds } from '../rule-book';
import type { Finding } from '../problem';
import { unknownField } from './unknown-field';
import { missing, wrongChoice, wrongLength, wrongType } from './wrong-value';

/** Returns advice with names in braces instead of their values, where the writer used the names. */
const withTokens = (message: string, written: string, tokens: Tokens) =>
  Object.entries(tokens)
    .filter(([name]) => written.includes(`{${name}}`))
    .reduce((now, [name, value]) => now.replace(value, `{${name}}`), message);

/** Turns a zod issue into findings for a writer: the field, what is wrong, what to do. */
export function findingsOf(issue: core.$ZodIssue, context: FieldContext): Finding[] {
  const { path } = issue;
  const value = valueAt(context.parsed.data, path);
  const range = context.parsed.rangeOf(path);
  const offset = context.parsed.offsetOf(path);
  const fault = (finding: Omit<Finding, 'offset'>): Finding[] => [
    { offset, ...(range && { length: range.to - range.from }), ...finding },
  ];
  const name = fieldName(path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownField(context, path, key));
  }
  const { data } = context.parsed;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    const hasItems = schemaAt(context.schema, ['items']).type === 'array';
    const remedy = hasItems ? '. Write { "items": before it, and } after it' : '';
    const not = Array.isArray(data) ? `, not a list${remedy}` : '';
    const message = `The file must have its fields between { and }${not}`;
    return fault({ rule: 'field-type', message });
  }
  if (value === undefined && !range) return fault(missing(context, path));
  // A group that is set twice is reported as such, and this is the other one.
  if (value === undefined) return [];
  if (value === null || value === '' || (typeof value === 'string' && value.trim() === '')) {
    const parent = schemaAt(context.schema, path.slice(0, -1));
    const optional = parent.required?.includes(String(path.at(-1))) === false;
    const { type, day } = schemaAt(context.schema, path);
    const what =
      type === 'array'
        ? 'has no entries. Add one'
        : type === 'object'
          ? 'is empty. Write its fields'
          : `is empty. Write the ${day === true ? 'date' : 'text'}`;
    const message = `"${name}" ${what}${optional ? ', or remove the line' : ''}`;
    return fault({ rule: 'empty-field', message });
  }
  const isDayField = schemaAt(context.schema, path).day === true;
  if (isDayField && typeof value !== 'object') {
    const { message, text } = dayAdvice(value);
    return fault({
      rule: 'day',
      message: `"${name}" ${message} ${quoteNow(value)}`,
      ...(text !== undefined && range && { fix: { ...range, text: typed(context, text) } }),
    });
  }
  if (issue.code === 'invalid_type') return fault(wrongType(context, issue.expected, path, value));
  if (issue.code === 'invalid_value') {
    return fault(wrongChoice(context, issue.values.map(String), path, value));
  }
  if (issue.code === 'invalid_key') {
    return fault({
      rule: 'field-form',
      message: `"${name}": a fact’s name has letters only, the first one small: replyTime`,
    });
  }
  if ((issue.code === 'too_small' || issue.code === 'too_big') && issue.origin === 'string') {
    const written = typeof value === 'string' ? value : '';
    if (usesStandIn(written, context.tokens)) return [];
    return fault({
      rule: 'length',
      message: wrongLength(issue, path, String(valueAt(context.filled, path)), written),
    });
  }
  if ((issue.code === 'too_small' || issue.code === 'too_big') && typeof value === 'number') {
    const bound =
      issue.code === 'too_small'
        ? issue.inclusive
          ? `${Number(issue.minimum)} or more`
          : `more than ${Number(issue.minimum)}`
        : `${Number(issue.maximum)} or less`;
    return fault({ rule: 'field-form', message: `"${name}" must be ${bound} ${quoteNow(value)}` });
  }
  if (issue.code === 'too_small' && issue.origin === 'array') {
    const { length } = Array.isArray(value) ? value : [];
    const message =
      length === 0
        ? `has no entries. Add at least ${Number(issue.minimum)}`
        : `has too few entries. It needs at least ${Number(issue.minimum)}`;
    return fault({ rule: 'empty-field', message: `"${name}" ${message}` });
  }
  if (issue.code === 'too_big' && Array.isArray(value)) {
    const most = Number(issue.maximum);
    return fault({
      rule: 'field-form',
      message: `"${name}" has ${value.length} entries; the limit is ${most}. Remove ${value.length - most}`,
    });
  }
  const isLink =
    (path.at(-1) === 'href' && !['socials', 'profiles'].includes(String(path[0]))) ||
    (path.at(-1) === 'to' && issue.code === 'invalid_format');
  if (isLink && typeof value === 'string') {
    const { message, text } = hrefAdvice(String(valueAt(context.filled, path)));
    const fix =
      range && text !== undefined && !value.includes('{')
        ? { ...range, text: typed(context, text) }
        : undefined;
    return fault({
      rule: 'link-form',
      message: `"${name}": ${withTokens(message, value, context.tokens)} ${quoteNow(value)}`,
      ...(fix && { fix }),
    });
  }
  // A schema may name the rule.
  const named: unknown = issue.code === 'custom' ? issue.params?.rule : undefined;
  const rule = ruleIds.find((id) => id === named) ?? 'field-form';
  return fault({ rule, message: `"${name}" ${issue.message} ${quoteNow(value)}` });
}
