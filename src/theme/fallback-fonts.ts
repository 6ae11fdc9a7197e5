/**
 * For each family, a local font stretched to the same metrics, so that no line moves when the web
 * font arrives. Capsize computed the figures from the fonts' own tables.
 *
 * Linux's names come first: on Linux, each name that is not found costs a request to another
 * process for each size and weight in the first layout.
 */
const faces = [
  {
    fontFamily: 'Instrument Serif Fallback',
    src: "local('Liberation Serif'), local('Times New Roman')",
    ascentOverride: '117.94%',
    descentOverride: '36.93%',
    lineGapOverride: '0%',
    sizeAdjust: '83.94%',
  },
  {
    fontFamily: 'Instrument Serif Fallback',
    fontStyle: 'italic',
    src: "local('Liberation Serif Italic'), local('Times New Roman Italic'), local('TimesNewRomanPS-ItalicMT')",
    ascentOverride: '112.03%',
    descentOverride: '35.08%',
    lineGapOverride: '0%',
    sizeAdjust: '88.37%',
  },
  // Android's own serif.
  {
    fontFamily: 'Instrument Serif Android',
    src: "local('Noto Serif'), local('NotoSerif-Regular')",
    ascentOverride: '139.65%',
    descentOverride: '43.73%',
    sizeAdjust: '70.89%',
  },
  {
    fontFamily: 'Instrument Sans Fallback',
    // Liberation has Arial's metrics, and Roboto nearly so.
    src: "local('Liberation Sans'), local('Arial'), local('Roboto')",
    ascentOverride: '94.42%',
    descentOverride: '24.33%',
    lineGapOverride: '0%',
    sizeAdjust: '102.74%',
  },
];

export const fallbackFonts = faces.map((face) => ({ '@font-face': face }));
