import { palette } from './palette';
import { variable } from './variable';

/**
 * Returns the dark theme: for the document, for a band or card that is dark in both themes, and for a dark system
 * until a script sets the class. Not `light-dark()`: a browser without it would have no colours at all.
 */
export function night() {
  const colors = Object.fromEntries(
    Object.entries(palette).map(([name, { dark }]) => [variable('colors', name), dark]),
  );
  return {
    '.dark': { colorScheme: 'dark', ...colors },
    '@media (prefers-color-scheme: dark)': { ':root:not(.light)': colors },
  };
}
