/** Set once the fonts are in the browser's cache; this visit's later pages use them at once. */
const storageKey = 'fonts';

/**
 * Lets the web fonts in: when all of the first screen is there, so that they compete with nothing, and
 * at once on the pages after the first, where they come from the cache.
 */
export function startFonts() {
  const allow = () => {
    const sheet = document.querySelector<HTMLStyleElement>('#fonts');
    if (sheet) sheet.media = 'all';
  };
  try {
    if (sessionStorage.getItem(storageKey)) {
      allow();
      return;
    }
  } catch {
    // Storage is blocked: the fonts come late on every page.
  }
  addEventListener('load', () => {
    allow();
    document.fonts.ready.then(() => sessionStorage.setItem(storageKey, '1')).catch(() => undefined);
  });
}
