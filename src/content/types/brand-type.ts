import { z } from 'zod';
import { fileType } from '../content-type';
import { namedGroup, optionalFlag } from '../schemas/primitives';

const hex = (theme: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #b93815')
    .meta({ format: 'color', description: `In the ${theme} theme`, examples: ['#b93815'] });

const themeColor = namedGroup('ThemeColor', {
  light: hex('light').meta({ title: 'Light theme' }),
  dark: hex('dark').meta({ title: 'Dark theme' }),
});
const color = (description: string) => themeColor.describe(description);
const usualColor = (description: string) => themeColor.meta({ title: 'Usual', description });

const corner = (description: string) =>
  z
    .int()
    .min(0)
    .max(999)
    .meta({ description: `${description}: the radius of its corners, in pixels`, examples: [12] });

const family = (description: string, example: string) =>
  z
    .string()
    .regex(/^[A-Z][\w ]*$/, 'must be the name of a family, such as Instrument Serif')
    .meta({ description: `${description}, one of https://fontsource.org`, examples: [example] });
const serifs = optionalFlag(
  'true: its letters have serifs, as has the font that shows until it is there',
);

/** `brand.json`: colors, typefaces, corners and the logo. Colors are named after Chakra's semantic tokens. */
export const brandSchema = z.strictObject({
  colors: z.strictObject({
    bg: z
      .strictObject({
        DEFAULT: usualColor('The page'),
        panel: color('Cards and fields on the page'),
        muted: color('The background of what is chosen or current'),
        error: color('The background of a failure message'),
        dark: z.strictObject({
          DEFAULT: usualColor('The footer, and a video until it loads; dark in both themes'),
          panel: color('A dark section between others, in both themes'),
        }),
      })
      .meta({ title: 'Backgrounds' }),
    fg: z
      .strictObject({
        DEFAULT: usualColor('Text, and the main button'),
        emphasized: color('The main button under the pointer'),
        muted: color('Less important text'),
        accent: color('Emphasized words, numerals and errors'),
      })
      .meta({ title: 'Text' }),
    border: z
      .strictObject({
        DEFAULT: usualColor('Hairlines between elements'),
        emphasized: color('The edges of buttons and fields'),
      })
      .meta({ title: 'Lines and edges' }),
    thread: z
      .array(themeColor)
      .length(4)
      .describe(
        'Lines of drawings. The first is also the button of a dark section; the second, that button under the pointer and selected text; the third, marks of what is done',
      ),
  }),
  fonts: z.strictObject({
    headlines: z.strictObject({
      family: family('The typeface of headlines and quotations', 'Instrument Serif'),
      weight: z
        .int()
        .min(100)
        .max(900)
        .default(400)
        .meta({ description: 'How bold, from 100 to 900', examples: [400] }),
      serifs,
    }),
    text: z.strictObject({
      family: family('The typeface of everything else', 'Instrument Sans'),
      serifs,
    }),
  }),
  corners: z.strictObject({
    card: corner('A card or a picture'),
    field: corner('A field of a form'),
    button: corner('A button'),
  }),
  logo: z
    .string()
    .regex(/^\/\S+\.svg$/, 'must be a file of static/, such as /logo.svg')
    .optional()
    .meta({
      format: 'link',
      description: 'The logo beside the name: a file of static/; without it, three threads',
      examples: ['/logo.svg'],
    }),
});

export type BrandColors = z.infer<typeof brandSchema>['colors'];
type ThemeColor = z.infer<typeof themeColor>;

/** Returns each color with the name of its token, such as `bg.panel`, and its path in `colors`. */
export function colorTokens({ bg: { dark, ...bg }, fg, border, thread }: BrandColors) {
  const group = (path: readonly string[], colors: Readonly<Record<string, ThemeColor>>) =>
    Object.entries(colors).map(([key, color]) => ({
      name: (key === 'DEFAULT' ? path : [...path, key]).join('.'),
      path: [...path, key],
      color,
    }));
  return [
    ...group(['bg'], bg),
    ...group(['bg', 'dark'], dark),
    ...group(['fg'], fg),
    ...group(['border'], border),
    ...thread.map((color, index) => ({
      name: `thread.${index + 1}`,
      path: ['thread', index],
      color,
    })),
  ];
}

export const brandType = fileType({
  typeName: 'Brand',
  label: 'Colors and typefaces',
  schema: brandSchema,
  file: 'brand.json',
});
