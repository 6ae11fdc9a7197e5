import { readFileSync } from 'node:fs';
import { readBrand } from '../files/read-brand';
import { writeModule } from './write-module';
import { fontSource, type FontFace } from '../files/font-faces';

/**
 * System fonts, with the mean width of a letter in em (from Capsize). The names on Linux come first: there, each
 * missing name costs a request to another process.
 */
const systemFonts = {
  serif: [
    {
      name: 'Fallback',
      width: 0.40625,
      normal: ['Liberation Serif', 'Times New Roman'],
      italic: ['Liberation Serif Italic', 'Times New Roman Italic', 'TimesNewRomanPS-ItalicMT'],
    },
    { name: 'Android', width: 0.481, normal: ['Noto Serif', 'NotoSerif-Regular'], italic: [] },
    { name: 'Linux', width: 0.5166, normal: ['DejaVu Serif'], italic: ['DejaVu Serif Italic'] },
  ],
  // All have the metrics of Arial, or nearly so.
  sans: [
    {
      name: 'Fallback',
      width: 0.4458,
      normal: ['Liberation Sans', 'Arial', 'Roboto'],
      italic: ['Liberation Sans Italic', 'Arial Italic', 'Roboto Italic'],
    },
    { name: 'Linux', width: 0.5083, normal: ['DejaVu Sans'], italic: ['DejaVu Sans Oblique'] },
  ],
};

/** Factors for Capsize's widths of running text. With these, 192 of 200 first screens shift by 0.02 at most. */
const narrowing = { Headlines: 0.984, Text: 0.99 };

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/** Returns the rules of system fonts with the metrics of a web font, so that no line moves when it arrives. */
async function fallbackRules(face: FontFace) {
  const { fromBuffer } = await import('@capsizecss/unpack');
  const source = fontSource(face);
  if (source === undefined) return [];
  const { ascent, descent, unitsPerEm, xWidthAvg } = await fromBuffer(readFileSync(source));
  const { text, headlines } = readBrand().fonts;
  const { serifs } = face.name === 'Text' ? text : headlines;
  return systemFonts[serifs ? 'serif' : 'sans']
    .filter((font) => font[face.style].length > 0)
    .map((font) => {
      const size = (narrowing[face.name] * xWidthAvg) / unitsPerEm / font.width;
      const rule = {
        fontFamily: `${face.name} ${font.name}`,
        fontStyle: face.style,
        src: font[face.style].map((name) => `local('${name}')`).join(),
        ascentOverride: percent(ascent / unitsPerEm / size),
        descentOverride: percent(-descent / unitsPerEm / size),
        lineGapOverride: '0%',
        sizeAdjust: percent(size),
      };
      return { '@font-face': rule };
    });
}

/** Writes the rules of the fonts that are shown until the web fonts load. */
export async function writeFallbackFonts(faces: readonly FontFace[]): Promise<void> {
  // One font for each style: the metrics of all weights are nearly the same.
  const byStyle = new Map(faces.map((face) => [face.name + face.style, face]));
  const rules = await Promise.all([...byStyle.values()].map(fallbackRules));
  writeModule('fallback-fonts.json', JSON.stringify(rules.flat()));
}
