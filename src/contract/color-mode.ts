/** Where next-themes stores the theme. */
export const storageKey = 'theme';

/** The id of next-themes' script. */
export const scriptId = 'color-mode';
