/** What the names of the tokens' variables begin with. */
export const prefix = 'tl';

/** The variable of a token, as Chakra names it: `--tl-font-sizes-body`. */
export const variable = (category: string, name: string) =>
  `--${prefix}-${category}-${name}`.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);
