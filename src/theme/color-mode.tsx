import { ThemeProvider, useTheme } from 'next-themes';
import { useEffect, type ReactNode } from 'react';
import { chosenTheme, storageKey } from '../starter/theme';

/** Without this list, any stored value would become a class. */
const classes = { light: 'light', dark: 'dark' };

/** The theme that was chosen while storage was blocked. */
const unstoredTheme = () =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.unstoredTheme;

/**
 * Tells next-themes of a choice made while the browser kept this page for Back, as another tab would
 * have told it.
 */
function tellChoice() {
  const newValue = chosenTheme();
  if (newValue) dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue }));
}

/**
 * Provides Chakra's colour mode: next-themes sets the class `dark` or `light`, from
 * `localStorage.theme` or the system. It does not stop transitions: its style element would break
 * the content security policy.
 */
export function ColorModeProvider({ children }: { children?: ReactNode }) {
  useEffect(() => {
    addEventListener('pageshow', tellChoice);
    return () => removeEventListener('pageshow', tellChoice);
  }, []);
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
  const { setTheme } = useTheme();
  return () => {
    // What the page shows: after Back, next-themes may not know it yet.
    const root = document.documentElement;
    const next = root.classList.contains('dark') ? 'light' : 'dark';
    root.className = root.dataset.unstoredTheme = next;
    setTheme(next);
  };
}
