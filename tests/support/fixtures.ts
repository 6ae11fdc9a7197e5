import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureData } from '../../src/components/picture';
import { contactFormSchema, newsletterFormSchema } from '../../src/content/forms';
import { specifiedContent } from '../../tools/sites/sites';

const json = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(specifiedContent, file), 'utf8'));

/** Returns the words of the specified forms, with tokens unfilled. */
export const contactWords = () => contactFormSchema.parse(json('forms/contact.json'));
export const newsletterWords = () => newsletterFormSchema.parse(json('forms/newsletter.json'));

/** An image in AVIF, WebP and a fallback, in two widths. */
const image = (name: string) => ({
  files: {
    width: 1040,
    height: 780,
    prefix: '/static/digest/',
    suffix: `/${name}`,
    widths: [520, 1040],
    sources: ['avif', 'webp', 'jpg'].map((extension) => ({ extension, digests: ['a1', 'b2'] })),
  },
});

export const picture = (name: string, { dark = true, alt = name } = {}): PictureData => ({
  light: image(`${name}-light`),
  dark: dark ? image(`${name}-dark`) : null,
  alt,
});

export const link = (label: string, href: string, newTab = false) => ({ label, href, newTab });

const sentence =
  'Everything you have done points somewhere, and the line that runs through it is worth a book. ';

/** Texts as short, as usual and as long as a writer may make them. */
export const lengths = [
  ['short', 'I'],
  ['typical', sentence.trim()],
  ['long', sentence.repeat(12).trim()],
] as const;
