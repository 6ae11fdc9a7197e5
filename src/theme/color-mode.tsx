import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';

/**
 * Chakra's documented colour mode: next-themes puts the class `dark` or `light` on the document,
 * from `localStorage.theme`, else from the system. Its inline script does so before the first paint.
 */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider attribute="class" storageKey="theme" disableTransitionOnChange>
      {children}
    </ThemeProvider>
  );
}
