import { fieldsOf } from './parse';

/** The values that `{name}` stands for in any text of `content/`. */
export type Tokens = Readonly<Record<string, string>>;

/** A brace after a backslash is a brace: `\{name}`. */
const pattern = /(?<!\\)\{([A-Za-z]+)\}/g;

const siteFields = ['brand', 'product', 'email', 'address', 'schedulingPage', 'year'];

const textsOf = (fields: Record<string, unknown>, names = Object.keys(fields)): Tokens =>
  Object.fromEntries(
    names
      .map((name): [string, unknown] => [name, fields[name]])
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name, value]) => [name, String(value)]),
  );

/**
 * The tokens that `site.json` offers: the brand, its addresses, and the facts by their names. A
 * mistake in one field takes nothing from the others, so that it is not told again for every text.
 */
export function siteTokens(site: unknown): Tokens {
  const fields = fieldsOf(site);
  const own = textsOf(fields, siteFields);
  const address = own.address ?? '';
  const website: Tokens = URL.canParse(address) ? { website: new URL(address).host } : {};
  return { ...own, ...website, ...textsOf(fieldsOf(fields.facts)) };
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
