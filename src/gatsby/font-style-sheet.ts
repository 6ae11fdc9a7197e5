import sans from 'subset-fonts/instrument-sans.woff2';
import serifItalic from 'subset-fonts/instrument-serif-italic.woff2';
import serif from 'subset-fonts/instrument-serif.woff2';

const face = (family: string, style: string, weight: string, url: string) =>
  `@font-face{font-family:${family};font-style:${style};font-weight:${weight};font-display:swap;src:url(${url}) format('woff2')}`;

/**
 * The two families as a style sheet of its own, which the document holds back until the page is there
 * (`src/starter/fonts.ts`): fonts must not delay the first paint or compete with the hero.
 */
export const fontStyleSheet = [
  face('Instrument Serif', 'normal', '400', serif),
  face('Instrument Serif', 'italic', '400', serifItalic),
  face('Instrument Sans', 'normal', '400 600', sans),
].join('');
