/** Set once the fonts are in the browser's cache; this visit's later pages use them at once. */
const storageKey = 'fonts';

/**
 * Lets the web fonts in: when all of the first screen is there, so that they compete with nothing, and
 * at once on the pages after the first, where they come from the cache.
 *
 * They are described by a style sheet that holds for visitors without scripts alone. Each joins the
 * document once it is loaded: to let the sheet itself in would lay out the page before they are there,
 * in vain, and that is the longest task of all (80 ms on a slow phone).
 */
export function startFonts() {
  const load = async (rule: CSSRule) => {
    if (!(rule instanceof CSSFontFaceRule)) return;
    const value = (property: string) => rule.style.getPropertyValue(property);
    const face = new FontFace(value('font-family'), value('src'), {
      style: value('font-style'),
      weight: value('font-weight'),
    });
    document.fonts.add(await face.load());
  };
  const allow = () => {
    const { sheet } = document.querySelector<HTMLStyleElement>('#fonts') ?? {};
    Promise.all([...(sheet?.cssRules ?? [])].map(load))
      .then(() => sessionStorage.setItem(storageKey, '1'))
      .catch(() => undefined);
  };
  try {
    if (sessionStorage.getItem(storageKey)) {
      allow();
      return;
    }
  } catch {
    // Storage is blocked: the fonts come late on every page.
  }
  addEventListener('load', allow);
}
