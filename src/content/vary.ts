/** How the catalogue shows a page: as it is, with as few and as many words, and with pictures that fail. */
export const variants = ['typical', 'short', 'long', 'missing-picture'] as const;

export type Variant = (typeof variants)[number];

/** Fields that name things instead of saying them. */
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

/** How many times as long as it is a text becomes in the variant `long`. */
export const times = 5;

function words(text: string, variant: string): string {
  if (variant === 'short') return text.split(/\s+/)[0]?.replaceAll('*', '') ?? '';
  // A headline has one accent; its copies have none.
  return [text, ...Array.from({ length: times - 1 }, () => text.replaceAll('*', ''))].join(' ');
}

/** The same picture, as gatsby-plugin-image gives it, under addresses that no file has. */
const failed = (picture: object): unknown =>
  JSON.parse(JSON.stringify(picture).replaceAll('/static/', '/no-such-picture/'));

/**
 * The data of a page with all its words short or long, or with pictures that cannot be loaded.
 *
 * @param variant of the catalogue; one that it does not have leaves all as it is
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

/** The pictures of one theme in both places, whatever the system prefers. */
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
