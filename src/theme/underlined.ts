/** Underlines words. Safari ignores `text-decoration` with a thickness. */
export const underlined = (color: 'accent' | 'signal', textDecorationThickness: '2px' | '3px') =>
  ({
    textDecorationLine: 'underline',
    textDecorationColor: color,
    textDecorationThickness,
  }) as const;
