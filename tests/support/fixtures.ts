import { readFileSync } from 'node:fs';
import type { PictureData } from '../../src/components/picture';
import { contactFormSchema, newsletterFormSchema } from '../../src/content/forms';

const json = (file: string): unknown => JSON.parse(readFileSync(`content/${file}`, 'utf8'));

/** The words of the forms as `content/` has them, tokens unfilled. */
export const contactWords = () => contactFormSchema.parse(json('forms/contact.json'));
export const newsletterWords = () => newsletterFormSchema.parse(json('forms/newsletter.json'));

/** An image as gatsby-plugin-sharp describes it: AVIF, WebP and a fallback in two widths. */
const imageData = (name: string) => ({
  gatsbyImageData: {
    layout: 'constrained' as const,
    width: 1040,
    height: 780.4,
    images: {
      sources: ['avif', 'webp'].map((type) => ({
        type: `image/${type}`,
        srcSet: `/${name}-520.${type} 520w,\n/${name}-1040.${type} 1040w`,
        sizes: '100vw',
      })),
      fallback: {
        src: `/${name}-1040.jpg`,
        srcSet: `/${name}-520.jpg 520w,\n/${name}-1040.jpg 1040w`,
      },
    },
  },
});

export const picture = (name: string, { dark = true, alt = name } = {}): PictureData => ({
  light: imageData(`${name}-light`),
  dark: dark ? imageData(`${name}-dark`) : null,
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
