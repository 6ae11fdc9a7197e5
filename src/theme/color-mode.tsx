import { ThemeProvider, useTheme } from 'next-themes';
import type { ReactNode } from 'react';
import { storageKey } from '../starter/theme';

/** The classes for the stored values. Without this list, any stored value would become a class. */
const classes = { light: 'light', dark: 'dark' };

/** Returns the theme of a press before React, if storage is blocked. */
const unstoredTheme = () =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.unstoredTheme;

/**
 * Provides Chakra's documented colour mode: next-themes puts the class `dark` or `light` on the
 * document, from `localStorage.theme`, otherwise from the system.
 *
 * The theme's CSS sets the colour scheme by the class. Transitions stay on: to stop them,
 * next-themes would add a style element, which the content security policy forbids.
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

/** Returns a function that changes to the other theme. */
export function useToggleColorMode(): () => void {
  const { resolvedTheme, setTheme } = useTheme();
  return () => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark');
}
