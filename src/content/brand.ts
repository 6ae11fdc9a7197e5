import { z } from 'zod';
import { about, flag, group } from './primitives';

const hex = (theme: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #b93815')
    .meta({ color: true, ...about(`In the ${theme} theme`, '#b93815') });

const themeColor = group('ThemeColor', { light: hex('light'), dark: hex('dark') });
const color = (description: string) => themeColor.describe(description);

const corner = (description: string) =>
  z
    .int()
    .min(0)
    .max(999)
    .meta(about(`${description}: the radius of its corners, in pixels`, 12));

const family = (description: string, example: string) =>
  z
    .string()
    .regex(/^[A-Z][\w ]*$/, 'must be the name of a family, such as Instrument Serif')
    .meta(about(`${description}, one of https://fontsource.org`, example));
const serifs = flag('true: its letters have serifs, as has the font that shows until it is there');

/** `brand.json`: what the site looks like. */
export const brandSchema = z.strictObject({
  colors: z.strictObject({
    paper: color('The page'),
    raised: color('Cards and fields on the page'),
    ink: color('Text, and the main button'),
    inkHover: color('The main button under the pointer'),
    softInk: color('Less important text'),
    line: color('Hairlines between elements'),
    control: color('The edges of buttons and fields'),
    accent: color('Emphasized words, numerals and errors'),
    alarm: color('The background of a failure message'),
    wash: color('The background of what is chosen or current'),
    night: color('A dark band between others, in both themes'),
    band: color('The footer, and a video until it loads; dark in both themes'),
    signal: color('The button of a dark band, and lines of drawings'),
    saffron: color('That button under the pointer, selected text, and lines of drawings'),
    teal: color('Marks of what is done, and lines of drawings'),
    blue: color('Lines of drawings'),
  }),
  fonts: z.strictObject({
    headlines: z.strictObject({
      family: family('The typeface of headlines and quotations', 'Instrument Serif'),
      weight: z.int().min(100).max(900).default(400).meta(about('How bold, from 100 to 900', 400)),
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
  mark: z
    .string()
    .regex(/^\/\S+\.svg$/, 'must be a file of static/, such as /mark.svg')
    .optional()
    .meta({
      link: true,
      ...about(
        'The mark beside the name: a file of static/; without it, three threads',
        '/mark.svg',
      ),
    }),
});
