import { fontSource, type FontFace } from '../files/font-faces';
import { letters, subset } from '../files/font-subset';
import { readBrand } from '../files/read-brand';
import { writeModule } from './write-module';

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

/** Factors for Capsize's widths. Titles that just fit in the web font would break in a fallback 0.6% wider than this. */
const narrowing = { Headlines: 0.984, Text: 1 };

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** Returns the rules of system fonts with the metrics of a web font, so that no line moves when it arrives. */
async function fallbackRules(face: FontFace) {
  const { fromBuffer } = await import('@capsizecss/unpack');
  const source = fontSource(face);
  if (source === undefined) return [];
  // In the lightest weight that is shown: the file of a variable font has the widths of any other one.
  const [weight] = face.weights;
  const font = await subset(source, [weight, weight], letters(0x20, 0xff), 'sfnt');
  const { ascent, descent, unitsPerEm, xWidthAvg } = await fromBuffer(font);
  const { text, headlines } = readBrand().fonts;
  const { serifs } = face.name === 'Text' ? text : headlines;
  return systemFonts[serifs ? 'serif' : 'sans']
    .filter((system) => system[face.style].length > 0)
    .map((system) => {
      const size = (narrowing[face.name] * xWidthAvg) / unitsPerEm / system.width;
      const rule = {
        fontFamily: `${face.name} ${system.name}`,
        ...(face.style === 'italic' && { fontStyle: face.style }),
        src: system[face.style].map((name) => `local('${name}')`).join(),
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
