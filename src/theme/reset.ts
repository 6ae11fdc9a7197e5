/** Resets the elements that this site uses. Chakra's preflight would reset all elements. */
export const reset = {
  html: {
    // Safari on iOS supports only the prefixed name.
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  },
  '*': { margin: 0, padding: 0, font: 'inherit', WebkitTapHighlightColor: 'transparent' },
  '*, *::before, *::after': {
    boxSizing: 'border-box',
    border: '0 solid {colors.border}',
  },
  body: { position: 'relative' },
  'img, svg': { display: 'block' },
  // All icons and drawings are strokes.
  svg: {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  img: { maxWidth: '100%', height: 'auto' },
  'ol, ul': { listStyle: 'none' },
  button: { background: 'none', cursor: 'pointer' },
  'button, input, select, textarea': { color: 'inherit' },
  "button, input[type='text'], input[type='email']": { WebkitAppearance: 'none' },
  textarea: { resize: 'vertical' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  strong: { fontWeight: 'bolder' },
  '[hidden]': { display: 'none !important' },
};
