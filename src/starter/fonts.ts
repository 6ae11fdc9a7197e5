import { whenAtRest } from './rest';

/** How long to wait for the end of a press, in milliseconds. */
const pause = 50;

/**
 * Loads the web fonts. On the first page they wait until the first screen is complete, so that they
 * compete with nothing; on later pages they come from the cache immediately.
 *
 * On the first page, they join the document together once all are loaded. If they joined earlier, the
 * page would have one needless extra layout, which is the longest task of all (80 ms on a slow
 * phone). If one joined after the other, a title in roman and italic could break into other lines,
 * and back.
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
      const faces = describedFaces();
      // The new layout could move a pressed link from under the pointer, and its click would be lost.
      const add = () => {
        if (document.querySelector(':active')) setTimeout(add, pause);
        else faces.forEach((face) => fonts.add(face));
      };
      Promise.all(faces.map((face) => face.load())).then(add, leaveFallback);
    });
  }
}

/** If a font fails to load, the fallbacks stay. */
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
