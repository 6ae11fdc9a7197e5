import { scriptId, storageKey } from '../contract/color-mode';
import { PageAttribute } from '../contract/page-attributes';

/** Runs next-themes' script again: it sets the class from the stored theme, or from the system's. */
function applyTheme() {
  const script = document.createElement('script');
  script.text = document.querySelector<HTMLScriptElement>(`#${scriptId}`)?.text ?? '';
  document.head.append(script);
  script.remove();
}

/**
 * Switches the theme when the toggle is clicked, and stores it for next-themes. Applies the theme again
 * when the system, another tab or Back may have changed it.
 */
export function startTheme(system: MediaQueryList) {
  const { classList } = document.documentElement;
  try {
    // next-themes takes any stored text for a theme, even what an earlier site at this address has left.
    if (!['light', 'dark', null].includes(localStorage.getItem(storageKey)))
      localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked.
  }
  system.addEventListener('change', applyTheme);
  addEventListener('storage', applyTheme);
  addEventListener('pageshow', applyTheme);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest(`[${PageAttribute.themeToggle}]`))) return;
    const theme = classList.contains('dark') ? 'light' : 'dark';
    classList.remove('light', 'dark');
    classList.add(theme);
    try {
      localStorage.setItem(storageKey, theme);
    } catch {
      // The choice lasts for this page.
    }
  });
}
