import { fieldsOf } from './schemas/field-schema';
import { priceText } from './schemas/price';
import { siteSchema } from './types/site-settings-type';

/** The values of `{name}` in any text of `content/`. */
export type Variables = Readonly<Record<string, string>>;

/** Matches a variable. A brace after a backslash is literal: `\{name}`. */
const variable = /(?<!\\)\{([A-Za-z]+)\}/g;

/** Matches a variable, with the full stop after it if there is one. */
const variableWithStop = new RegExp(`${variable.source}(\\.(?!\\.))?`, 'g');

/** The fields of `site.json` that are variables, too. */
const siteFields = [
  'brand',
  'product',
  'email',
  'address',
  'schedulingPage',
  'year',
  'serviceArea',
  'minimumEngagement',
] as const;

/** Returns whether a variable is a field of `site.json`; all others are under its `variables`. */
export const isSiteField = (name: string) =>
  name === 'website' || siteFields.some((field) => field === name);

/** The values of variables whose field is missing or invalid, so that the problem is not reported in every text and link. */
const placeholderValues: Readonly<Record<string, string>> = {
  email: 'name@site.example',
  address: 'https://site.example',
  schedulingPage: 'https://site.example',
};

/** Returns the value of a field of `site.json` as text; undefined for an optional field that is missing. */
function textOfField(name: (typeof siteFields)[number], value: unknown, language: string) {
  const { success, data } = siteSchema.shape[name].safeParse(value);
  if (!success) return placeholderValues[name] ?? name;
  if (data === undefined) return undefined;
  // As written: the schema changes umlauts in an address into ASCII.
  return typeof data === 'object' ? priceText(data, language) : String(value);
}

/** Returns the value of a variable with the variables in it filled in. One that leads back to itself stays in braces. */
function resolve(name: string, values: Variables, users: readonly string[] = []): string {
  const text = values[name] ?? '';
  const chain = [...users, name];
  const used = variablesIn(text).filter((one) => Object.hasOwn(values, one));
  const others = used.filter((one) => !chain.includes(one));
  return fillText(
    text,
    Object.fromEntries(others.map((one) => [one, resolve(one, values, chain)])),
  );
}

/** Returns the values that `site.json` offers to texts: some of its fields, and its own variables. */
export function siteVariables(site: unknown): Variables {
  const fields = fieldsOf(site);
  const language = siteSchema.shape.language.safeParse(fields.language).data ?? 'en';
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(fieldsOf(fields.variables)))
    values[name] = typeof value === 'string' ? value : name;
  for (const name of siteFields) {
    const text = textOfField(name, fields[name], language);
    if (text !== undefined) values[name] = text;
  }
  values.website = values.address?.replace('https://', '') ?? '';
  return Object.fromEntries(Object.keys(values).map((name) => [name, resolve(name, values)]));
}

const variablesIn = (text: string): string[] =>
  [...text.matchAll(variable)].map(([, name = '']) => name);

/** Matches a variable, also with spaces, with other signs, or without its closing brace. */
const nearVariable = /(?<!\\)\{([ \t]*[A-Za-z][\w-]*[ \t]*)(?:(\})|(?![\w:=(-]))/g;

/** An unknown variable in a text. */
type UnknownVariable = {
  /** With its braces, and their place in the text. */
  written: string;
  index: number;
  /** true: a known variable without its closing brace. */
  isOpen: boolean;
};

/** Returns the variables in a text that are not filled in. */
export const unknownVariables = (text: string, variables: Variables): UnknownVariable[] =>
  [...text.matchAll(nearVariable)].flatMap(({ 0: written, 1: name = '', 2: end, index }) => {
    const isOpen = end === undefined;
    const isKnown = Object.hasOwn(variables, isOpen ? name.trim() : name);
    return isOpen === isKnown ? { written, index, isOpen } : [];
  });

/** Replaces the known variables in a text. After a value such as `Acme Inc.`, a second full stop is removed. */
export const fillText = (text: string, variables: Variables) =>
  text.replace(variableWithStop, (whole, name: string, stop: string | undefined) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    return value === undefined ? whole : value + (value.endsWith('.') ? '' : (stop ?? ''));
  });

/** Replaces the known variables in every string of `value`, at any depth. */
export function fillVariables(value: unknown, variables: Variables): unknown {
  if (typeof value === 'string') return fillText(value, variables);
  if (Array.isArray(value)) return value.map((item) => fillVariables(item, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillVariables(item, variables)]),
  );
}
