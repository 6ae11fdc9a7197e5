/** Returns the share of linear light in a channel from 0 to 255 (WCAG 2.2). */
const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Returns the relative luminance of a color, from 0 to 1 (WCAG 2.2). */
export const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Returns the contrast of two luminances, from 1 to 21 (WCAG 2.2). */
export const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the relative luminance of a color such as `#fbf7f0`. */
export const luminanceOf = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return luminance(red, green, blue);
};
