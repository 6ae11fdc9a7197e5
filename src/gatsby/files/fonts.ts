import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { fontFile, textWeights } from '../../check/font-files';
import { readContentFolder } from '../../check/read-site';
import { textLanguage } from '../../content/language';
import { fillText } from '../../content/variables';
import { typesetLine, typographicCharacters } from '../../content/typography';
import { brand } from '../../theme/brand';
import { contentFolder, publicFolder } from '../folders';
import { writeModule } from '../generated-modules';

/** The rules of both families, which `src/page-scripts/fonts.ts` applies once the page is complete. */
export const fontStyleSheet = resolve('.cache/fonts.css');

export const letters = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const ascii = letters(0x20, 0x7e);

/** Digits, which style sheets count with, and all letters of Latin-1: a name has no letter of another font. */
const names = `0123456789ıŒœŸ${letters(0xc0, 0xff)}`;

/** The other letters with accents, in files that only a page with such a letter loads. */
const latinExtended = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x177],
  [0x179, 0x24f],
  [0x1e80, 0x1ef3],
] as const;
const extendedLetters = latinExtended.map(([first, last]) => letters(first, last)).join('');
const extendedRange = latinExtended.map(
  (codes) => `U+${codes.map((code) => code.toString(16)).join('-')}`,
);

const italics = /\*([^*]+)\*|^tagline:(.+)$/gm;

/** Hints were a third of a font that sets only headlines. The library's types lack this option. */
const withoutHints = { noHinting: true };

/** A font of `brand.json`. A family has the name of what it sets. */
type Face = {
  name: 'Headlines' | 'Text';
  family: string;
  style: 'normal' | 'italic';
  /** The range of a font with all weights, or one weight twice. */
  weights: readonly [number, number];
};

const sourceOf = ({ family, style, weights: [first] }: Face, subset?: 'latin-ext') =>
  fontFile(family, first, style, subset);

/** Returns the fonts that there are: some families have no italics, some a file for each weight. */
function facesOf(): Face[] {
  const { headlines, text } = brand.fonts;
  const { weight = 400 } = headlines;
  const [regular, bold] = textWeights(text.family);
  const set = { name: 'Headlines', family: headlines.family, weights: [weight, weight] } as const;
  const body = { name: 'Text', family: text.family, style: 'normal' } as const;
  const isVariable = fontFile(text.family, regular) === fontFile(text.family, bold);
  const faces: Face[] = [
    // The font that the first words use comes first: browsers ask for them in this order.
    { ...body, weights: [regular, isVariable ? bold : regular] },
    ...(isVariable ? [] : [{ ...body, weights: [bold, bold] } as const]),
    { ...set, style: 'normal' },
    { ...set, style: 'italic' },
  ];
  return faces.filter((face) => sourceOf(face) !== undefined);
}

/** Returns a font with some characters, in a range of its weights. */
export function subset(
  source: string,
  [min, max]: Face['weights'],
  characters: string,
  to: 'woff2' | 'sfnt',
) {
  return subsetFont(readFileSync(source), characters, {
    targetFormat: to,
    ...withoutHints,
    variationAxes: source.includes('-wght-') ? { wght: min === max ? min : { min, max } } : {},
  });
}

async function cut(face: Face, characters: string, isExtended = false): Promise<string> {
  const source = sourceOf(face, isExtended ? 'latin-ext' : undefined);
  if (source === undefined) return '';
  const { name: family, style, weights } = face;
  const data = await subset(source, weights, characters, 'woff2');
  const digest = createHash('sha256').update(data).digest('hex').slice(0, 10);
  const kind = `${style === 'italic' ? '-italic' : ''}${isExtended ? '-extended' : ''}`;
  const file = `/static/${family.toLowerCase()}${kind}-${digest}.woff2`;
  writeFileSync(join(publicFolder, file), data);
  const range = isExtended ? `;unicode-range:${extendedRange.join()}` : '';
  const shownAt = [...new Set(weights)].join(' ');
  return `@font-face{font-family:${family};font-style:${style};font-weight:${shownAt};font-display:swap;src:url(${file})${range}}`;
}

/**
 * System fonts, with the mean width of a letter in their type size (Capsize's figures). Linux's
 * names come first: there, each missing name costs a request to another process.
 */
const locals = {
  serif: [
    {
      name: 'Fallback',
      width: 0.40625,
      normal: ['Liberation Serif', 'Times New Roman'],
      italic: ['Liberation Serif Italic', 'Times New Roman Italic', 'TimesNewRomanPS-ItalicMT'],
    },
    { name: 'Android', width: 0.481, normal: ['Noto Serif', 'NotoSerif-Regular'], italic: [] },
  ],
  // They have Arial's metrics, or nearly so.
  sans: [
    {
      name: 'Fallback',
      width: 0.4458,
      normal: ['Liberation Sans', 'Arial', 'Roboto'],
      italic: ['Liberation Sans Italic', 'Arial Italic', 'Roboto Italic'],
    },
  ],
};

/** With these, 58 of 60 first screens keep their lines: Capsize's figures are those of running text. */
const narrowing = { Headlines: 0.984, Text: 0.99 };

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/** Returns system fonts, stretched to the metrics of a web font, so that no line moves when it arrives. */
async function fallbacksOf(face: Face) {
  const { fromBuffer } = await import('@capsizecss/unpack');
  const source = sourceOf(face);
  if (source === undefined) return [];
  const { ascent, descent, unitsPerEm, xWidthAvg } = await fromBuffer(readFileSync(source));
  const { serifs } = face.name === 'Text' ? brand.fonts.text : brand.fonts.headlines;
  return locals[serifs ? 'serif' : 'sans']
    .filter((local) => local[face.style].length > 0)
    .map((local) => {
      const size = (narrowing[face.name] * xWidthAvg) / unitsPerEm / local.width;
      return {
        fontFamily: `${face.name} ${local.name}`,
        fontStyle: face.style,
        src: local[face.style].map((name) => `local('${name}')`).join(),
        ascentOverride: percent(ascent / unitsPerEm / size),
        descentOverride: percent(-descent / unitsPerEm / size),
        lineGapOverride: '0%',
        sizeAdjust: percent(size),
      };
    });
}

/**
 * Cuts the fonts down to the characters that `content/` uses, and writes their style sheet: first the
 * fonts of every page, then those of extended Latin. WebKit would load the latter for all letters
 * while a family has no others.
 */
export async function writeFonts(): Promise<void> {
  mkdirSync(join(publicFolder, 'static'), { recursive: true });
  const { files, variables, language: siteLanguage } = readContentFolder(contentFolder);
  const texts = files.map(({ text, fields }) => ({
    text: fillText(text, variables),
    language: textLanguage(fields, siteLanguage),
  }));
  const all = texts.map(({ text, language }) => text + typographicCharacters(language)).join('');
  const inItalics = texts.flatMap(({ text, language }) =>
    (text.match(italics) ?? []).map((words) => typesetLine(words, language)),
  );
  const faces = facesOf();
  const rules = faces.map((face) => {
    // A visitor may type any of these characters.
    if (face.name === 'Text') return cut(face, ascii + names + all);
    return cut(face, face.style === 'italic' ? inItalics.join('') : names + all);
  });
  const extendedRules = faces.map((face) => cut(face, extendedLetters, true));
  writeFileSync(fontStyleSheet, (await Promise.all([...rules, ...extendedRules])).join(''));
  // One for each style: the metrics of all weights are nearly the same.
  const kinds = new Map(faces.map((face) => [face.name + face.style, face]));
  const fallbacks = (await Promise.all([...kinds.values()].map(fallbacksOf))).flat();
  const fallbackRules = fallbacks.map((face) => ({ '@font-face': face }));
  writeModule('fallback-fonts.json', JSON.stringify(fallbackRules));
}
