/**
 * Local fonts stretched to the metrics of the web fonts, so that no line moves when those arrive;
 * the figures are Capsize's. Linux's names come first: there, each missing name costs a request to
 * another process.
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
  {
    fontFamily: 'Instrument Serif Android',
    src: "local('Noto Serif'), local('NotoSerif-Regular')",
    ascentOverride: '139.65%',
    descentOverride: '43.73%',
    sizeAdjust: '70.89%',
  },
  {
    fontFamily: 'Instrument Sans Fallback',
    // They have Arial's metrics, or nearly so.
    src: "local('Liberation Sans'), local('Arial'), local('Roboto')",
    ascentOverride: '94.42%',
    descentOverride: '24.33%',
    lineGapOverride: '0%',
    sizeAdjust: '102.74%',
  },
];

export const fallbackFonts = faces.map((face) => ({ '@font-face': face }));
