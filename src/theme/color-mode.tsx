import { ThemeProvider, useTheme } from 'next-themes';
import type { ReactNode } from 'react';
import { storageKey } from '../starter/theme';

/** Without this list, any stored value would become a class. */
const classes = { light: 'light', dark: 'dark' };

/** The theme that the inline script set while storage was blocked. */
const unstoredTheme = () =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.unstoredTheme;

/**
 * Provides Chakra's colour mode: next-themes sets the class `dark` or `light`, from
 * `localStorage.theme` or the system. It does not stop transitions: its style element would break
 * the content security policy.
 */
export function ColorModeProvider({ children }: { children?: ReactNode }) {
  return (
    <ThemeProvider
      attribute="class"
      storageKey={storageKey}
      value={classes}
      defaultTheme={unstoredTheme() ?? 'system'}
      enableColorScheme={false}
    >
      {children}
    </ThemeProvider>
  );
}

export function useToggleColorMode(): () => void {
  const { resolvedTheme, setTheme } = useTheme();
  return () => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark');
}
