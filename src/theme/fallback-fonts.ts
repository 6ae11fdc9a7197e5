/**
 * For each family a local font stretched to the same metrics, so that no line moves when the real one
 * arrives. The figures were computed with Capsize from the fonts' own tables.
 */
const faces = [
  {
    fontFamily: 'Instrument Serif Fallback',
    src: "local('Times New Roman'), local('TimesNewRomanPSMT'), local('Liberation Serif')",
    ascentOverride: '117.94%',
    descentOverride: '36.93%',
    lineGapOverride: '0%',
    sizeAdjust: '83.94%',
  },
  {
    fontFamily: 'Instrument Serif Fallback',
    fontStyle: 'italic',
    src: "local('Times New Roman Italic'), local('TimesNewRomanPS-ItalicMT'), local('Liberation Serif Italic')",
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
    // Liberation and Roboto have Arial's metrics, or all but.
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Roboto')",
    ascentOverride: '94.42%',
    descentOverride: '24.33%',
    lineGapOverride: '0%',
    sizeAdjust: '102.74%',
  },
];

export const fallbackFonts = faces.map((face) => ({ '@font-face': face }));
