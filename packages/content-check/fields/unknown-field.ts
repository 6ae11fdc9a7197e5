import { fieldsOf, valueAt } from '../../../src/content/fields';
import { closest } from '../../../src/content/closest';
import { fieldName, isJson, type FieldContext } from './field-context';
import { schemaAt } from '../../../src/content/field-schema';
import type { Finding } from '../problem';

/** What other systems call a field of this one. */
const otherNames: Readonly<Record<string, string>> = {
  date: 'published',
  destination: 'to',
  layout: 'template',
  source: 'from',
  url: 'href',
};

/** Describes an unknown field: what was meant, or where it belongs. */
export function unknownField(
  context: FieldContext,
  path: readonly PropertyKey[],
  key: string,
): Finding {
  const whole = [...path, key];
  const siblings = Object.keys(schemaAt(context.schema, path).properties ?? {});
  const present = new Set(Object.keys(fieldsOf(valueAt(context.parsed.data, path))));
  const free = siblings.filter((name) => !present.has(name));
  const meant = closest(key, free) ?? free.find((name) => name === otherNames[key]);
  const home = siblings.find((name) => {
    const group = schemaAt(context.schema, [...path, name]).properties ?? {};
    return key in group && !(key in fieldsOf(valueAt(context.parsed.data, [...path, name])));
  });
  const range = context.parsed.keyRangeOf(whole) ?? {
    from: context.parsed.offsetOf(whole),
    to: context.parsed.offsetOf(whole),
  };
  const isRest = isJson(context)
    ? false
    : valueAt(context.parsed.data, whole) === null && /\s/.test(key);
  if (isRest) {
    const message = `Put the text that ends in "${key}" in quotes: its comma begins another field`;
    return { offset: range.from, length: range.to - range.from, rule: 'yaml-quotes', message };
  }
  const clean = key.replace(/\p{Cf}/gu, '');
  const remedy =
    clean !== key && siblings.includes(clean)
      ? ' An invisible character is in this name. Type it again'
      : home !== undefined && !siblings.includes(key)
        ? isJson(context)
          ? ` "${key}" belongs to "${home}": move it between the braces there`
          : ` "${key}" belongs to "${home}": indent it under that line`
        : meant === undefined
          ? ` The fields here are: ${siblings.join(', ')}`
          : ` Did you mean "${meant}"?`;
  const written = isJson(context) ? JSON.stringify(meant) : (meant ?? '');
  return {
    offset: range.from,
    length: range.to - range.from,
    rule: 'unknown-field',
    message: `Unknown field "${fieldName(whole)}".${remedy}`,
    ...(meant === undefined ? {} : { fix: { ...range, text: written } }),
  };
}
