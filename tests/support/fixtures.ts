import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureData } from '../../src/components/picture';
import { contactFormSchema, newsletterFormSchema } from '../../src/content/forms';
import { specifiedContent } from './sites';

const json = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(specifiedContent, file), 'utf8'));

/** Returns the words of the specified forms, with tokens unfilled. */
export const contactWords = () => contactFormSchema.parse(json('forms/contact.json'));
export const newsletterWords = () => newsletterFormSchema.parse(json('forms/newsletter.json'));

const srcSet = (name: string, extension: string) =>
  `/static/digest/a1/${name}.${extension} 520w,\n/static/digest/b2/${name}.${extension} 1040w`;

/** Returns an image in AVIF, WebP and a fallback, in two widths, in gatsby-plugin-image's form. */
const image = (name: string) => ({
  gatsbyImageData: {
    layout: 'constrained' as const,
    width: 1040,
    height: 780,
    images: {
      sources: ['avif', 'webp'].map((extension) => ({
        type: `image/${extension}`,
        srcSet: srcSet(name, extension),
        sizes: '(min-width: 1040px) 1040px, 100vw',
      })),
      fallback: {
        src: `/static/digest/b2/${name}.jpg`,
        srcSet: srcSet(name, 'jpg'),
        sizes: '(min-width: 1040px) 1040px, 100vw',
      },
    },
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
