import { waiting } from './app';
import { whenIdle } from './idle';

/** The time between two looks whether a press has ended, in milliseconds. */
const pause = 50;

/**
 * Loads the web fonts. On the first page they wait until the first screen is complete, so that they
 * compete with nothing; on later pages they come from the cache immediately.
 *
 * On the first page, they join the document together once all are loaded: one layout, and no title
 * in roman and italic that breaks into other lines and back. A family joins only where the computer has
 * its fallback (`src/gatsby/files/fonts.ts`), because otherwise all lines would move.
 */
export function startFonts() {
  const { fonts, referrer } = document;
  // Chromium then waits for them. A page may be printed before it is idle.
  addEventListener('beforeprint', loadIdleStyles);
  if (referrer.startsWith(location.origin)) {
    describedFaces().forEach((face) => {
      fonts.add(face);
      face.load().catch(() => undefined);
    });
    whenIdle(loadIdleStyles);
  } else {
    whenIdle(() => {
      const faces = describedFaces();
      // The new layout could move a pressed link from under the pointer, and its click would be lost.
      const add = () => {
        if (document.querySelector(':active')) setTimeout(add, pause);
        else {
          faces.filter(hasFallback).forEach((face) => fonts.add(face));
          loadIdleStyles();
        }
      };
      // If a font fails to load, the fallbacks stay.
      Promise.all(faces.map((face) => face.load())).then(add, loadIdleStyles);
    });
  }
}

/** Returns the name of a family without the quotation marks that a rule or a browser adds. */
const bare = (family: string) => family.replaceAll('"', '');

/** Returns whether a font of the computer takes the same room. */
const hasFallback = ({ family }: FontFace) =>
  [...document.fonts].some(
    (face) => face.family.includes(bare(family)) && face.status === 'loaded',
  );

/**
 * Loads the fonts of further letters and the rules for paper. They come after the fonts: WebKit loads
 * the fonts of all further letters where a family has no others.
 */
const loadIdleStyles = () => document.head.append(...waiting('[rel=stylesheet]'));

/** Returns the fonts of the page's first rules, which apply only to visitors without scripts. */
function describedFaces(): FontFace[] {
  const [rules] = document.querySelector<HTMLStyleElement>('#page-styles')?.sheet?.cssRules ?? [];
  if (!(rules instanceof CSSMediaRule)) return [];
  return [...rules.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const value = (property: string) => rule.style.getPropertyValue(property);
    return new FontFace(bare(value('font-family')), value('src'), {
      style: value('font-style'),
      weight: value('font-weight'),
      display: 'swap',
    });
  });
}
