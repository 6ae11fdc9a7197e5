/** Where next-themes stores the theme. */
export const storageKey = 'theme';

type Theme = 'light' | 'dark';
const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/** Returns the stored choice or, if storage is blocked, the one that the document keeps. */
export function chosenTheme() {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return document.documentElement.dataset.unstoredTheme;
  }
}

/**
 * Does the work of next-themes from its script, which sets the class before the first paint, until
 * React: the toggle, other tabs, and the system's theme while nothing is stored. With React it sets the
 * same class as next-themes.
 */
export function startTheme(system: MediaQueryList) {
  const root = document.documentElement;
  const follow = () => {
    const theme = chosenTheme();
    root.className = isTheme(theme) ? theme : system.matches ? 'dark' : 'light';
  };

  const found = chosenTheme();
  // next-themes would accept any value as a theme.
  if (found && !isTheme(found)) localStorage.removeItem(storageKey);
  system.addEventListener('change', follow);
  addEventListener('storage', follow);
  // After Back, a page is as it was left.
  addEventListener('pageshow', follow);
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const toggle = target instanceof Element && target.closest('[data-theme-toggle]');
    // React calls preventDefault on the events that it handles.
    if (!toggle || defaultPrevented) return;
    const next: Theme = root.classList.contains('dark') ? 'light' : 'dark';
    root.className = next;
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      root.dataset.unstoredTheme = next;
    }
  });
}
