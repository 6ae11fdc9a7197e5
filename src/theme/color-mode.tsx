import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';

/**
 * Chakra's documented colour mode: next-themes puts the class `dark` or `light` on the document,
 * from `localStorage.theme`, else from the system. The starter has done so before the first paint,
 * hence the library's own inline script is kept from running.
 */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      attribute="class"
      storageKey="theme"
      enableColorScheme={false}
      scriptProps={{ type: 'text/plain' }}
    >
      {children}
    </ThemeProvider>
  );
}
