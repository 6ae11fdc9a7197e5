import { z } from 'zod';
import { hrefFault } from './addresses';
import { fieldsOf } from './field-schema';
import { priceSchema, priceText } from './price';
import { language } from './primitives';

/** The values of `{name}` in any text of `content/`. */
export type Tokens = Readonly<Record<string, string>>;

/** A brace after a backslash is literal: `\{name}`. */
const pattern = /(?<!\\)\{([A-Za-z]+)\}/g;

/** A token, with the full stop that ends its sentence. */
const withStop = new RegExp(`${pattern.source}(\\.(?!\\.))?`, 'g');

/**
 * The fields of `site.json` that texts use by name, each with a value for while it is missing or
 * wrong: one mistake is reported once, not in every text.
 */
const standIns = {
  brand: 'brand',
  product: 'product',
  email: 'name@site.invalid',
  address: 'https://site.invalid',
  schedulingPage: 'https://site.invalid',
  year: 'year',
  serviceArea: 'area',
  minimumEngagement: 'price',
};

/** Returns whether a name is that of a field, so that no fact can have it. */
export const isOwnName = (name: string) => name === 'website' || Object.hasOwn(standIns, name);

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const factsOf = (facts: unknown): Tokens =>
  Object.fromEntries(
    Object.entries(fieldsOf(facts)).map(([name, value]) => [name, textOf(value) ?? name]),
  );

function priceOf(fields: Record<string, unknown>): string | undefined {
  const price = priceSchema.safeParse(fields.minimumEngagement).data;
  const locale = language().safeParse(fields.language).data;
  return price && locale && priceText(price, locale);
}

/** Returns the values that `site.json` offers to texts. */
export function siteTokens(site: unknown): Tokens {
  const fields = fieldsOf(site);
  const written: Record<string, unknown> = { ...fields, minimumEngagement: priceOf(fields) };
  const page = textOf(fields.schedulingPage) ?? '';
  // Reported in site.json. A token or an HTML entity in a name is reported there, too.
  const isOdd = (name: string) => /\{[A-Za-z]+\}|&[a-z]+;/.test(textOf(fields[name]) ?? '');
  if (isOdd('brand')) delete written.brand;
  if (isOdd('product')) delete written.product;
  if (!z.email().safeParse(fields.email).success) delete written.email;
  if (!/^https?:/.test(page) || hrefFault(page) !== undefined) delete written.schedulingPage;
  const own = Object.entries(standIns).map(([name, standIn]): [string, string] => [
    name,
    textOf(written[name]) || standIn,
  ]);
  const address = textOf(fields.address) || standIns.address;
  // The host as written, including umlauts.
  const website = /^https?:\/\/([^/?#]+)/.exec(address)?.[1] ?? address;
  // Without its field, no text can name it.
  const optional = ['minimumEngagement', 'schedulingPage'];
  const known = own.filter(([name]) => !optional.includes(name) || name in fields);
  return { ...factsOf(fields.facts), ...Object.fromEntries(known), website };
}

/** Returns the tokens in a text that the site does not offer. */
export function unknownTokens(text: string, tokens: Tokens): { name: string; offset: number }[] {
  return [...text.matchAll(pattern)]
    .map(({ 1: name = '', index: offset }) => ({ name, offset }))
    .filter(({ name }) => !Object.hasOwn(tokens, name));
}

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
