import { ThemeProvider, useTheme } from 'next-themes';
import { useEffect, type ReactNode } from 'react';
import { chosenTheme, storageKey } from '../starter/theme';

/** Without this list, any stored value would become a class. */
const classes = { light: 'light', dark: 'dark' };

/** The theme that was chosen while storage was blocked. */
const unstoredTheme = () =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.unstoredTheme;

/**
 * Dispatches the event by which next-themes follows other tabs: the visitor may have chosen a theme
 * on another page while the browser kept this one for Back.
 */
function followChoice() {
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
    addEventListener('pageshow', followChoice);
    return () => removeEventListener('pageshow', followChoice);
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
