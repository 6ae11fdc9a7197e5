import { ThemeProvider } from 'next-themes';
import { scriptId, storageKey } from '../contract/color-mode';

/**
 * Renders the script of next-themes, Chakra's color mode: before the first paint, it adds the class
 * `dark` or `light` to the document, from `localStorage.theme` or the system. `src/page-scripts/theme.ts` runs
 * it again when either changes.
 */
export const ColorModeScript = () => (
  <ThemeProvider
    attribute="class"
    storageKey={storageKey}
    enableColorScheme={false}
    scriptProps={{ id: scriptId }}
  />
);
