import { whenAtRest } from './rest';

/** The time between two families, in milliseconds: each lays out the page, in a task of its own. */
const pause = 50;

/**
 * Loads the web fonts. On the first page they wait until the first screen is complete, so that they
 * compete with nothing; on later pages they come from the cache immediately.
 *
 * On the first page, each family joins the document once it is loaded. If it joined earlier, the
 * page would have one needless extra layout, which is the longest task of all (80 ms on a slow
 * phone). If one face joined before the other, a title with both could break into other lines, and
 * back.
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
      const described = describedFaces();
      [...new Set(described.map(({ family }) => family))].forEach((family, index) => {
        const faces = described.filter((face) => face.family === family);
        // The new layout could move a pressed link from under the pointer, and its click would be lost.
        const add = () => {
          if (document.querySelector(':active')) setTimeout(add, pause);
          else faces.forEach((face) => fonts.add(face));
        };
        Promise.all(faces.map((face) => face.load())).then(
          () => setTimeout(add, index * pause),
          leaveFallback,
        );
      });
    });
  }
}

/** If a font fails to load, the fallback of its family stays. */
const leaveFallback = () => undefined;

/** Returns the fonts of the page's first rules, which apply only to visitors without scripts. */
function describedFaces(): FontFace[] {
  const [rules] = document.querySelector<HTMLStyleElement>('#page-styles')?.sheet?.cssRules ?? [];
  if (!(rules instanceof CSSMediaRule)) return [];
  return [...rules.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const value = (property: string) => rule.style.getPropertyValue(property);
    // In a rule the family has quotation marks; in a face they would be part of the name.
    return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
      style: value('font-style'),
      weight: value('font-weight'),
      display: 'swap',
    });
  });
}
