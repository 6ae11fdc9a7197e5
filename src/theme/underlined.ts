/**
 * Returns the style of words with a line under them. Safari ignores `text-decoration` with a
 * thickness, so each property is set by itself.
 */
export const underlined = (color: 'accent' | 'signal', textDecorationThickness: '2px' | '3px') =>
  ({
    textDecorationLine: 'underline',
    textDecorationColor: `var(--tl-colors-${color})`,
    textDecorationThickness,
  }) as const;
