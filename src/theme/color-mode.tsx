import { ThemeProvider } from 'next-themes';
import { storageKey } from '../inline/theme';

/**
 * Renders the script of next-themes, Chakra's colour mode: before the first paint, it adds the class
 * `dark` or `light` to the document, from `localStorage.theme` or the system. Then `src/inline/theme.ts`
 * follows the toggle, the system and other tabs.
 */
export const ColorModeScript = () => (
  <ThemeProvider
    attribute="class"
    storageKey={storageKey}
    value={{ light: 'light', dark: 'dark' }}
    enableColorScheme={false}
  />
);
