import type { Site } from './site';

/** The values that `{name}` stands for in any text of `content/`. */
export type Tokens = Readonly<Record<string, string>>;

/** A brace after a backslash is a brace: `\{name}`. */
const pattern = /(?<!\\)\{([A-Za-z]+)\}/g;

/** The tokens a site offers: its brand, its addresses, and its facts by their names. */
export function siteTokens(site: Site): Tokens {
  return {
    brand: site.brand,
    product: site.product,
    email: site.email,
    website: new URL(site.address).host,
    address: site.address,
    schedulingPage: site.schedulingPage,
    year: String(site.year),
    ...site.facts,
  };
}

/** The tokens in a text that the site does not offer, and the offsets at which they stand. */
export function unknownTokens(text: string, tokens: Tokens): { name: string; offset: number }[] {
  return [...text.matchAll(pattern)]
    .map(({ 1: name = '', index: offset }) => ({ name, offset }))
    .filter(({ name }) => !Object.hasOwn(tokens, name));
}

const fillText = (text: string, tokens: Tokens) =>
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
