import { formReadyEvent } from './forms';

/** Where next-themes stores the theme. */
export const storageKey = 'theme';

type Theme = 'light' | 'dark';
const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/**
 * Does the work of next-themes between its script, which sets the class before the first paint, and
 * React: the toggle, other tabs, and the system's theme while nothing is stored.
 */
export function startTheme(system: MediaQueryList) {
  const root = document.documentElement;
  const early = new AbortController();

  /**
   * Returns the stored choice or, if storage is blocked, the one that the document keeps for React.
   */
  const chosen = () => {
    try {
      return localStorage.getItem(storageKey);
    } catch {
      return root.dataset.unstoredTheme;
    }
  };
  const follow = () => {
    const theme = chosen();
    root.className = isTheme(theme) ? theme : system.matches ? 'dark' : 'light';
  };

  const found = chosen();
  // next-themes would accept any value as a theme.
  if (found && !isTheme(found)) localStorage.removeItem(storageKey);
  system.addEventListener('change', follow, early);
  addEventListener('storage', follow, early);
  document.addEventListener(formReadyEvent, () => early.abort());
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    // React calls preventDefault on the events that it handles.
    if (defaultPrevented) return;
    if (!(target instanceof Element) || !target.closest('[data-theme-toggle]')) return;
    const next: Theme = root.classList.contains('dark') ? 'light' : 'dark';
    root.className = next;
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      root.dataset.unstoredTheme = next;
    }
  });
}
