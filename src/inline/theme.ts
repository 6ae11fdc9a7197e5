/** Where next-themes stores the theme. */
export const storageKey = 'theme';

const themes = ['light', 'dark'];

/** The choice of a visitor whose browser blocks storage. */
let unstored: string | null = null;

function chosenTheme() {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return unstored;
  }
}

/**
 * Goes on from the script of next-themes, which sets the class before the first paint: follows the
 * toggle, other tabs, and the system's theme while nothing is stored.
 */
export function startTheme(system: MediaQueryList) {
  const { classList } = document.documentElement;
  const show = (theme: string) => {
    classList.remove(...themes);
    classList.add(theme);
  };
  const follow = () => {
    const theme = chosenTheme();
    show(theme && themes.includes(theme) ? theme : system.matches ? 'dark' : 'light');
  };

  const found = chosenTheme();
  // next-themes would accept any value as a theme.
  if (found && !themes.includes(found)) localStorage.removeItem(storageKey);
  system.addEventListener('change', follow);
  addEventListener('storage', follow);
  // After Back, a page is as it was left.
  addEventListener('pageshow', follow);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-theme-toggle]'))) return;
    unstored = classList.contains('dark') ? 'light' : 'dark';
    show(unstored);
    try {
      localStorage.setItem(storageKey, unstored);
    } catch {
      // Only this page knows it.
    }
  });
}
