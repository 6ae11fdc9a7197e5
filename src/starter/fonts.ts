import { whenAtRest } from './rest';

/** From one font to the next, in milliseconds: each lays out the page, in a task of its own. */
const pause = 50;

/**
 * Lets the web fonts in: when all of the first screen is there, so that they compete with nothing, and at
 * once on the pages after the first, where they come from the cache.
 *
 * On the first page each joins the document once it is loaded: one that is not there yet would lay out the
 * page in vain, and that is the longest task of all (80 ms on a slow phone).
 */
export function startFonts() {
  const { fonts, referrer } = document;
  if (referrer.startsWith(location.origin)) {
    for (const face of describedFaces()) {
      fonts.add(face);
      face.load().catch(leaveFallback);
    }
  } else {
    whenAtRest(() => {
      describedFaces().forEach((face, index) => {
        const add = () => fonts.add(face);
        face.load().then(() => setTimeout(add, index * pause), leaveFallback);
      });
    });
  }
}

/** A font that cannot be had leaves its fallback standing. */
const leaveFallback = () => undefined;

/** The fonts as the page's first rules describe them, which hold for visitors without scripts alone. */
function describedFaces(): FontFace[] {
  const [rules] = document.querySelector<HTMLStyleElement>('#page-styles')?.sheet?.cssRules ?? [];
  if (!(rules instanceof CSSMediaRule)) return [];
  return [...rules.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const value = (property: string) => rule.style.getPropertyValue(property);
    // A rule gives its family in quotation marks, a face would take them for a part of the name.
    return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
      style: value('font-style'),
      weight: value('font-weight'),
      display: 'swap',
    });
  });
}
