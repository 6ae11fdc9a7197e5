import { fontFile, textWeights } from '../../theme/font-files';
import { readBrand } from './read-brand';

/** A font of the site. Its family is named after its use. */
export type FontFace = {
  name: 'Headlines' | 'Text';
  /** The family in `brand.json`. */
  family: string;
  style: 'normal' | 'italic';
  /** The lowest and the highest weight of a variable font; one weight twice for any other. */
  weights: readonly [number, number];
};

/** Returns the path of the file of a font; undefined if the family has none. */
export const fontSource = ({ family, style, weights: [weight] }: FontFace, subset?: 'latin-ext') =>
  fontFile(family, weight, style, subset);

/**
 * Returns the fonts of the site, the one that the first words use first: browsers request them in this order.
 * Some families have no italics. A family that is not variable has a font for each weight.
 */
export function fontFaces(): FontFace[] {
  const { headlines, text } = readBrand().fonts;
  const { weight } = headlines;
  const [regular, bold] = textWeights(text.family);
  const headlineFace = {
    name: 'Headlines',
    family: headlines.family,
    weights: [weight, weight],
  } as const;
  const textFace = { name: 'Text', family: text.family, style: 'normal' } as const;
  const isVariable = fontFile(text.family, regular) === fontFile(text.family, bold);
  const textFaces: FontFace[] = isVariable
    ? [{ ...textFace, weights: [regular, bold] }]
    : [
        { ...textFace, weights: [regular, regular] },
        { ...textFace, weights: [bold, bold] },
      ];
  const faces: FontFace[] = [
    ...textFaces,
    { ...headlineFace, style: 'normal' },
    { ...headlineFace, style: 'italic' },
  ];
  return faces.filter((face) => fontSource(face) !== undefined);
}
