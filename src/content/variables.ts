import { fieldsOf } from './field-schema';
import { priceText } from './price';
import { siteSchema } from './site';

/** The values of `{name}` in any text of `content/`. */
export type Variables = Readonly<Record<string, string>>;

/** A brace after a backslash is literal: `\{name}`. */
const pattern = /(?<!\\)\{([A-Za-z]+)\}/g;

/** A variable, with the full stop that ends its sentence. */
const withStop = new RegExp(`${pattern.source}(\\.(?!\\.))?`, 'g');

/** The fields of `site.json` that texts use by name. */
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

/** Values of fields that are missing or wrong: one mistake is reported once, not in every text. */
const placeholderValues: Readonly<Record<string, string>> = {
  email: 'name@site.invalid',
  address: 'https://site.invalid',
  schedulingPage: 'https://site.invalid',
};

/** Returns the values that `site.json` offers to texts. An optional field that is missing has none. */
export function siteVariables(site: unknown): Variables {
  const fields = fieldsOf(site);
  const { shape } = siteSchema;
  const language = shape.language.safeParse(fields.language).data ?? 'en';
  const variables = Object.fromEntries(
    Object.entries(fieldsOf(fields.variables)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : name,
    ]),
  );
  for (const name of siteFields) {
    const { success, data } = shape[name].safeParse(fields[name]);
    const value = typeof data === 'object' ? priceText(data, language) : String(fields[name]);
    if (!success) variables[name] = placeholderValues[name] ?? name;
    else if (data !== undefined) variables[name] = value;
  }
  // The host as it is written, including umlauts.
  variables.website = (variables.address ?? '').replace('https://', '');
  // A variable may use another.
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, fillText(value, variables)]),
  );
}

/** Returns the variables in a text that the site does not offer. */
export const unknownVariables = (text: string, variables: Variables): string[] =>
  [...text.matchAll(pattern)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(variables, name));

/** Replaces the known variables in a text. A value such as `Acme Inc.` also ends its sentence. */
export const fillText = (text: string, variables: Variables) =>
  text.replace(withStop, (whole, name: string, stop: string | undefined) => {
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
