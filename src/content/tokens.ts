import { fieldsOf } from './field-schema';
import { priceText } from './price';
import { siteSchema } from './site';

/** The values of `{name}` in any text of `content/`. */
export type Tokens = Readonly<Record<string, string>>;

/** A brace after a backslash is literal: `\{name}`. */
const pattern = /(?<!\\)\{([A-Za-z]+)\}/g;

/** A token, with the full stop that ends its sentence. */
const withStop = new RegExp(`${pattern.source}(\\.(?!\\.))?`, 'g');

/** The fields of `site.json` that texts use by name. */
const own = [
  'brand',
  'product',
  'email',
  'address',
  'schedulingPage',
  'year',
  'serviceArea',
  'minimumEngagement',
] as const;

/** Returns whether a token is a field of `site.json`; any other is one of its facts. */
export const isOwnName = (name: string) =>
  name === 'website' || own.some((field) => field === name);

/** Values of fields that are missing or wrong: one mistake is reported once, not in every text. */
const standIns: Readonly<Record<string, string>> = {
  email: 'name@site.invalid',
  address: 'https://site.invalid',
  schedulingPage: 'https://site.invalid',
};

/** Returns the values that `site.json` offers to texts. An optional field that is missing has none. */
export function siteTokens(site: unknown): Tokens {
  const fields = fieldsOf(site);
  const { shape } = siteSchema;
  const language = shape.language.safeParse(fields.language).data ?? 'en';
  const tokens = Object.fromEntries(
    Object.entries(fieldsOf(fields.facts)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : name,
    ]),
  );
  for (const name of own) {
    const { success, data } = shape[name].safeParse(fields[name]);
    const value = typeof data === 'object' ? priceText(data, language) : String(fields[name]);
    if (!success) tokens[name] = standIns[name] ?? name;
    else if (data !== undefined) tokens[name] = value;
  }
  // The host as it is written, including umlauts.
  tokens.website = (tokens.address ?? '').replace('https://', '');
  // A fact may use another.
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [name, fillText(value, tokens)]),
  );
}

/** Returns the tokens in a text that the site does not offer. */
export const unknownTokens = (text: string, tokens: Tokens): string[] =>
  [...text.matchAll(pattern)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(tokens, name));

/** Replaces the known tokens in a text. A value such as `Acme Inc.` also ends its sentence. */
export const fillText = (text: string, tokens: Tokens) =>
  text.replace(withStop, (whole, name: string, stop: string | undefined) => {
    const value = Object.hasOwn(tokens, name) ? tokens[name] : undefined;
    return value === undefined ? whole : value + (value.endsWith('.') ? '' : (stop ?? ''));
  });

/** Replaces the known tokens in every string of `value`, at any depth. */
export function fillTokens(value: unknown, tokens: Tokens): unknown {
  if (typeof value === 'string') return fillText(value, tokens);
  if (Array.isArray(value)) return value.map((item) => fillTokens(item, tokens));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillTokens(item, tokens)]),
  );
}
