import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { z } from 'zod';
import { lineBreaks, longWord } from './headline-parts';

// Its patterns are a file for each language, which are loaded when a text asks for them.
const load = createRequire(resolve('package.json'));

type Hyphenate = (text: string, options: { minWordLength: number }) => string;
const patterns = z.object({
  hyphenateSync: z.custom<Hyphenate>((one) => typeof one === 'function'),
});
const loaded = new Map<string, Hyphenate | undefined>();

function hyphenatorOf(code: string): Hyphenate | undefined {
  const { language, region } = new Intl.Locale(code);
  const name = [`${language}-${region}`.toLowerCase(), language].find((one) =>
    existsSync(resolve('node_modules/hyphen', one)),
  );
  if (name === undefined) return undefined;
  if (!loaded.has(name)) loaded.set(name, patterns.parse(load(`hyphen/${name}`)).hyphenateSync);
  return loaded.get(name);
}

/** Puts soft hyphens into the long words of a headline: browsers do not know the syllables of every language. */
export const hyphenateLongWords = (text: string, language: string): string =>
  hyphenatorOf(language)?.(text, { minWordLength: longWord }) ?? text;

/** Returns the letters of the longest part of a text that no browser breaks. */
export const longestPart = (text: string): string =>
  text
    .split(lineBreaks)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
