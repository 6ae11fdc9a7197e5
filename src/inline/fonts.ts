import { whenIdle } from './idle';
import { layOutSectionsBelow, skipSectionsBelow, startLayout } from './layout';

/** The time between two looks whether a press has ended, in milliseconds. */
const pause = 50;

/** How far an element may move, in pixels: less than a line, and not seen as a shift. */
const tolerance = 3;

/** The family of headlines (`src/gatsby/files/fonts.ts`). */
const headlines = 'Headlines';

const isFirstPage = () => !document.referrer.startsWith(location.origin);

const addAll = (faces: readonly FontFace[]) => faces.forEach((face) => document.fonts.add(face));

/** Loads the fonts, except those of further letters, which load where a page has one. */
const load = (faces: readonly FontFace[]) =>
  Promise.all(
    faces.filter(({ unicodeRange }) => !unicodeRange.includes(',')).map((face) => face.load()),
  );

/** Loads the web fonts on later pages, where they come from the cache, before the page is laid out. */
export function startFonts() {
  if (isFirstPage()) {
    startLayout();
    return;
  }
  const faces = describedFaces();
  addAll(faces);
  load(faces).catch(() => undefined);
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Inline boxes grow and shrink with the metrics of a font, which Safari does not adjust. */
const isOver = (element: Element, distance: number) =>
  distance >
  (getComputedStyle(element).display === 'inline'
    ? element.getBoundingClientRect().height / 3
    : tolerance);

/**
 * Loads the web fonts on the first page, once its first screen is complete, so that they compete with
 * nothing. They join the document together: one layout, and no title in roman and italic that breaks
 * into other lines and back. If a line in the window moves, they leave it again
 * before it is drawn, and the headlines alone are tried. Whether a line moves depends on the computer's
 * fonts (`src/gatsby/files/fonts.ts`) and on the words.
 */
export function joinFonts() {
  if (!isFirstPage()) return;
  layOutSectionsBelow();
  whenIdle(() => {
    const faces = describedFaces();
    const join = () => {
      // The new layout could move a pressed link from under the pointer, and its click would be lost.
      if (document.querySelector(':active')) {
        setTimeout(join, pause);
        return;
      }
      skipSectionsBelow();
      // What is folded, or out of the window, would be laid out for this.
      const parts = [...document.querySelectorAll('main > *')]
        .filter((section) => topOf(section) < innerHeight)
        .flatMap((section) => [...section.querySelectorAll(':not(details *)')]);
      const tops = parts.map((one) => [one, topOf(one)] as const);
      const tryFaces = (some: readonly FontFace[]) => {
        addAll(some);
        const hasMoved = tops.some(
          ([one, top]) => top > 0 && top < innerHeight && isOver(one, Math.abs(topOf(one) - top)),
        );
        if (hasMoved) some.forEach((face) => document.fonts.delete(face));
        return !hasMoved;
      };
      if (!tryFaces(faces)) tryFaces(faces.filter(({ family }) => family === headlines));
      layOutSectionsBelow();
    };
    // If a font fails to load, the fallbacks stay.
    load(faces).then(join, () => undefined);
  });
}

/** Returns the fonts of the page's first rules, which apply only to visitors without scripts. */
function describedFaces(): FontFace[] {
  const [rules] = document.querySelector<HTMLStyleElement>('#page-styles')?.sheet?.cssRules ?? [];
  if (!(rules instanceof CSSMediaRule)) return [];
  return [...rules.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const value = (property: string) => rule.style.getPropertyValue(property);
    return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
      style: value('font-style'),
      weight: value('font-weight'),
      unicodeRange: value('unicode-range') || undefined,
      display: 'swap',
    });
  });
}
