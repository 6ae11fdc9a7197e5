import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { textLanguage } from '../../content/text/language';
import { typographicCharacters } from '../../content/text/typography';
import { fillText } from '../../content/variables';
import { readSiteContent } from '../../reader/site-content';
import { contentFolder } from '../environment';
import { fontSource, type FontFace } from './font-faces';
import { letters, subset } from './font-subset';
import { writeHashedFile } from './hashed-file';
import { italicWords } from './italic-words';

/** The file with what the documents say about the fonts (`generated/document`). */
export const fontsFile = resolve('.cache/fonts.json');

/** The rules of both families, and the paths of the fonts that every page uses. */
export const fontsSchema = z.strictObject({ styles: z.string(), files: z.array(z.string()) });

const ascii = letters(0x20, 0x7e);

/** The digits, for the counters of style sheets, and all letters of Latin-1, so that a name has one font. */
const commonCharacters = `0123456789ıŒœŸ${letters(0xc0, 0xff)}`;

/** The code points of the other Latin letters. Their fonts load only on a page with such a letter. */
const extendedLatin = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x177],
  [0x179, 0x24f],
  [0x1e80, 0x1ef3],
] as const;
const extendedLetters = extendedLatin.map(([first, last]) => letters(first, last)).join('');
const extendedRange = extendedLatin
  .map((codes) => `U+${codes.map((code) => code.toString(16)).join('-')}`)
  .join();

/** Writes the file of a font. Returns its path and its `@font-face` rule; undefined if the font has no such letters. */
async function writeFont(face: FontFace, characters: string, isExtended = false) {
  const source = fontSource(face, isExtended ? 'latin-ext' : undefined);
  if (source === undefined) return undefined;
  const { name: family, style, weights } = face;
  const fileName = [
    family.toLowerCase(),
    ...(style === 'italic' ? ['italic'] : []),
    ...(isExtended ? ['extended'] : []),
  ].join('-');
  const path = writeHashedFile(
    fileName,
    'woff2',
    await subset(source, weights, characters, 'woff2'),
  );
  const weight = [...new Set(weights)].join(' ');
  // Without what is the default.
  const slantRule = style === 'italic' ? ';font-style:italic' : '';
  const weightRule = weight === '400' ? '' : `;font-weight:${weight}`;
  const range = isExtended ? `;unicode-range:${extendedRange}` : '';
  const rule = `@font-face{font-family:${family}${slantRule}${weightRule};font-display:swap;src:url(${path})${range}}`;
  return { path, rule };
}

/** Returns the characters of all content, and of its words in italics, as the site shows them. */
function usedCharacters() {
  const { files, variables, language: siteLanguage } = readSiteContent(contentFolder);
  let all = '';
  let italic = '';
  for (const file of files) {
    const language = textLanguage(file.fields, siteLanguage);
    all += fillText(file.text, variables) + typographicCharacters(language);
    italic += italicWords(file, variables, language).join('');
  }
  return { all, italic };
}

/** Writes the fonts, cut down to the characters that the site uses, and what the documents say about them. */
export async function writeFonts(faces: readonly FontFace[]): Promise<void> {
  const used = usedCharacters();
  const charactersOf = ({ name, style }: FontFace) => {
    // A visitor may type any ASCII character.
    if (name === 'Text') return ascii + commonCharacters + used.all;
    return style === 'italic' ? used.italic : commonCharacters + used.all;
  };
  const isWritten = <Font>(font: Font | undefined): font is Font => font !== undefined;
  const write = async (fonts: ReturnType<typeof writeFont>[]) =>
    (await Promise.all(fonts)).filter(isWritten);
  const [common, extended] = await Promise.all([
    write(faces.map((face) => writeFont(face, charactersOf(face)))),
    write(faces.map((face) => writeFont(face, extendedLetters, true))),
  ]);
  const fonts: z.infer<typeof fontsSchema> = {
    // WebKit loads extended Latin for all letters while its family has no other rule, so it comes last.
    styles: [...common, ...extended].map(({ rule }) => rule).join(''),
    files: common.map(({ path }) => path),
  };
  writeFileSync(fontsFile, JSON.stringify(fonts));
}
