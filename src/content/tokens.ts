import { fieldsOf } from './parse';
import { priceSchema, priceText } from './price';
import { language } from './primitives';

/** The values that `{name}` stands for in any text of `content/`. */
export type Tokens = Readonly<Record<string, string>>;

/** A brace after a backslash is a brace: `\{name}`. */
const pattern = /(?<!\\)\{([A-Za-z]+)\}/g;

/**
 * The fields of `site.json` that texts use by name, each with what stands for it while it is missing
 * or wrong, so that this is told once, where the field should be, and not again for every text.
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

/** Whether a name stands for a field of `site.json` itself, so that no fact can have it. */
export const isOwnName = (name: string) => name === 'website' || Object.hasOwn(standIns, name);

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const factsOf = (facts: unknown): Tokens =>
  Object.fromEntries(
    Object.entries(fieldsOf(facts)).flatMap(([name, value]) => {
      const text = textOf(value);
      return text === undefined ? [] : [[name, text]];
    }),
  );

/** Returns the host of an address as it is written, umlauts and all; a text that is none stays as it is. */
const hostOf = (address: string) => /^https?:\/\/([^/?#]+)/.exec(address)?.[1] ?? address;

function priceOf(fields: Record<string, unknown>): string | undefined {
  const price = priceSchema.safeParse(fields.minimumEngagement).data;
  const locale = language().safeParse(fields.language).data;
  return price && locale && priceText(price, locale);
}

/** The tokens that `site.json` offers: the brand, its addresses, and the facts by their names. */
export function siteTokens(site: unknown): Tokens {
  const fields = fieldsOf(site);
  const written: Record<string, unknown> = { ...fields, minimumEngagement: priceOf(fields) };
  const own = Object.entries(standIns).map(([name, standIn]): [string, string] => [
    name,
    textOf(written[name]) || standIn,
  ]);
  const address = textOf(fields.address) || standIns.address;
  return { ...factsOf(fields.facts), ...Object.fromEntries(own), website: hostOf(address) };
}

/** The tokens in a text that the site does not offer, and the offsets at which they stand. */
export function unknownTokens(text: string, tokens: Tokens): { name: string; offset: number }[] {
  return [...text.matchAll(pattern)]
    .map(({ 1: name = '', index: offset }) => ({ name, offset }))
    .filter(({ name }) => !Object.hasOwn(tokens, name));
}

/** Replaces every known token in a text. */
export const fillText = (text: string, tokens: Tokens) =>
  text.replace(pattern, (whole, name: string) =>
    Object.hasOwn(tokens, name) ? (tokens[name] ?? whole) : whole,
  );

/** Replaces every known token in every string of `value`, however deep it lies. */
export function fillTokens(value: unknown, tokens: Tokens): unknown {
  if (typeof value === 'string') return fillText(value, tokens);
  if (Array.isArray(value)) return value.map((item) => fillTokens(item, tokens));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillTokens(item, tokens)]),
  );
}
