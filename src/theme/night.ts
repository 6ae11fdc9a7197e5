import { palette } from './palette';
import { variable } from './variable';

/**
 * Returns the dark theme: for the document, for the footer, which is dark in both themes, and for a dark system
 * until a script sets the class. What has the class `contrast` has the colours of the other theme. Not
 * `light-dark()`: a browser without it would have no colours at all.
 */
export function night() {
  const colorsOf = (theme: 'light' | 'dark') =>
    Object.fromEntries(
      Object.entries(palette).map(([name, color]) => [variable('colors', name), color[theme]]),
    );
  const light = colorsOf('light');
  const dark = colorsOf('dark');
  return {
    '.dark, .contrast': { colorScheme: 'dark', ...dark },
    '.dark .contrast': { colorScheme: 'light', ...light },
    '@media (prefers-color-scheme: dark)': {
      ':root:not(.light)': dark,
      ':root:not(.light) .contrast': { colorScheme: 'light', ...light },
    },
  };
}
