/**
 * The variants of a page in the catalogue: unchanged, with as few and as many words, and with
 * pictures that fail.
 */
export const variants = ['typical', 'short', 'long', 'missing-picture'] as const;

export type Variant = (typeof variants)[number];

/** Fields with identifiers, not copy. */
const technical = new Set([
  'href',
  'icon',
  'slug',
  'path',
  'value',
  'id',
  'address',
  'email',
  'schedulingPage',
  'language',
  'alt',
]);

/** How many times longer a text becomes in the variant `long`. */
export const times = 5;

function words(text: string, variant: string): string {
  if (variant === 'short') return text.split(/\s+/)[0]?.replaceAll('*', '') ?? '';
  // A headline has one accent; its copies have none.
  return [text, ...Array.from({ length: times - 1 }, () => text.replaceAll('*', ''))].join(' ');
}

/** Returns the same picture, in gatsby-plugin-image's form, with addresses that no file has. */
const failed = (picture: object): unknown =>
  JSON.parse(JSON.stringify(picture).replaceAll('/static/', '/no-such-picture/'));

/**
 * Returns the data of a page with all its words short or long, or with pictures that cannot be
 * loaded.
 *
 * @param variant of the catalogue; an unknown one changes nothing
 */
export function vary(data: unknown, variant: string, key = ''): unknown {
  if (typeof data === 'string') {
    const isSaid = (variant === 'short' || variant === 'long') && !technical.has(key);
    return isSaid ? words(data, variant) : data;
  }
  if (Array.isArray(data)) return data.map((item) => vary(item, variant, key));
  if (typeof data !== 'object' || data === null) return data;
  if (key === 'gatsbyImageData') return variant === 'missing-picture' ? failed(data) : data;
  return Object.fromEntries(
    Object.entries(data).map(([name, item]) => [name, vary(item, variant, name)]),
  );
}

/** Returns the pictures of one theme in both places, regardless of the system's preference. */
export function inTheme(data: unknown, theme: string): unknown {
  if (Array.isArray(data)) return data.map((item) => inTheme(item, theme));
  if (typeof data !== 'object' || data === null) return data;
  if ('light' in data && 'dark' in data) {
    const picture = theme === 'dark' ? (data.dark ?? data.light) : data.light;
    return { ...data, light: picture, dark: picture };
  }
  return Object.fromEntries(
    Object.entries(data).map(([name, item]) => [name, inTheme(item, theme)]),
  );
}
