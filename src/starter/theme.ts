import { formReadyEvent } from './forms';

export type Theme = 'light' | 'dark';

/** Also the key of next-themes, which takes over when React is there. */
const storageKey = 'theme';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

function storedTheme(): Theme | null {
  try {
    const value = localStorage.getItem(storageKey);
    return isTheme(value) ? value : null;
  } catch {
    // Storage is blocked: the system's preference holds.
    return null;
  }
}

const systemTheme = (system: MediaQueryList): Theme => (system.matches ? 'dark' : 'light');

function showPictures(root: HTMLElement) {
  const media = root.classList.contains('dark') ? 'all' : 'not all';
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-dark]')) {
    if (source.media !== media) source.media = media;
  }
}

/**
 * Sets the theme before the first paint, and keeps it: the toggle, other tabs, and the system while
 * nothing is stored. Pictures follow, those that arrive later too.
 */
export function startTheme() {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');

  const arrivals = new MutationObserver(() => showPictures(root));
  let areTold = false;

  const apply = (theme: Theme) => {
    root.className = theme;
    // By themselves pictures follow the system.
    areTold ||= theme !== systemTheme(system);
    if (!areTold) return;
    showPictures(root);
    arrivals.observe(root, { childList: true, subtree: true });
  };
  // As another tab would say it: next-themes listens for this, so both always agree.
  const announce = (newValue: Theme) =>
    dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue }));
  let unstored: Theme | null = null;
  const current = () => storedTheme() ?? unstored ?? systemTheme(system);

  apply(current());
  system.addEventListener('change', () => apply(current()));
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) apply(isTheme(newValue) ? newValue : systemTheme(system));
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-toggle]')) return;
    const next: Theme = root.classList.contains('dark') ? 'light' : 'dark';
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Storage is blocked: the theme holds for this page.
      unstored = next;
    }
    announce(next);
  });
  document.addEventListener(formReadyEvent, () => {
    // React has just asked the storage in vain.
    if (unstored) setTimeout(announce, 0, unstored);
  });
}
