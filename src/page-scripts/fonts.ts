import { whenIdle } from './idle';
import { isNavigation, layOutSections, skipSections, startLayout } from './layout';
import { PageId } from '../contract/page-attributes';

/** How often to check whether a press has ended, in milliseconds. */
const pause = 50;

/** How far an element may move without being noticed, in pixels. */
const tolerance = 3;

/** The latest time at which the fonts join the page, in milliseconds after the navigation. */
const latest = 2000;

/** Returns whether the fonts may not be in the cache, as they are on a later page, after a reload and after Back. */
const isFirstPage = () => isNavigation() && !document.referrer.startsWith(location.origin);

const addAll = (faces: readonly FontFace[]) => faces.forEach((face) => document.fonts.add(face));

/** Loads the fonts, except those of extended Latin, which load where a page has one. */
const load = (faces: readonly FontFace[]) =>
  Promise.all(
    faces.filter(({ unicodeRange }) => !unicodeRange.includes(',')).map((face) => face.load()),
  );

/** Returns the page's first rules, those of its fonts, which apply only to visitors without scripts. */
function fontRules() {
  const [rules] =
    document.querySelector<HTMLStyleElement>(`#${PageId.styles}`)?.sheet?.cssRules ?? [];
  return rules instanceof CSSMediaRule ? rules : undefined;
}

/** Turns the rules of the fonts on at once, and loads the fonts, unless this is the first page of a visit. */
export function startFonts() {
  const rules = fontRules();
  if (isFirstPage()) startLayout();
  else if (rules) {
    rules.media.mediaText = 'all';
    load([...document.fonts]).catch(() => undefined);
  }
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Returns whether a move is noticed. Inline boxes change with a font's metrics, which Safari does not adjust. */
const isOver = (element: Element, distance: number) =>
  distance >
  (getComputedStyle(element).display === 'inline'
    ? element.getBoundingClientRect().height / 3
    : tolerance);

type Tops = ReadonlyMap<Element, number>;

const topsOf = (parts: readonly Element[]): Tops =>
  new Map(parts.map((part) => [part, topOf(part)]));

const isSticky = (part: Element | null): boolean =>
  part !== null && (getComputedStyle(part).position === 'sticky' || isSticky(part.parentElement));

/** Scrolls so that what is being read stays in place: Safari never does, and Firefox does not when fonts join. */
function keepPlace(tops: Tops) {
  const [part, top = 0] = [...tops].find(([one]) => !isSticky(one)) ?? [];
  if (part && scrollY > 0) scrollBy({ top: topOf(part) - top, behavior: 'instant' });
}

/**
 * Adds all fonts to the document in one layout, so that no title breaks into other lines twice. Removes them
 * before the next frame if something in the window has moved, unless it may.
 *
 * @returns whether they have joined
 */
function join(faces: readonly FontFace[], mayMove: boolean): boolean {
  const inWindow = [...document.querySelectorAll('main > *')]
    // Measuring what is folded or out of the window would lay it out.
    .filter((section) => topOf(section) < innerHeight)
    .flatMap((section) => [...section.querySelectorAll(':not(details *)')])
    .filter((part) => topOf(part) > 0 && topOf(part) < innerHeight);
  const place = topsOf(inWindow);
  skipSections();
  const tops = topsOf(inWindow);
  addAll(faces);
  const hasMoved = [...tops].some(([part, top]) => isOver(part, Math.abs(topOf(part) - top)));
  const hasJoined = mayMove || !hasMoved;
  if (hasJoined) keepPlace(place);
  else faces.forEach((face) => document.fonts.delete(face));
  layOutSections();
  return hasJoined;
}

/** Adds the fonts at the next scroll, click or key, when nobody minds a shift, or after two seconds. */
function joinLater(faces: readonly FontFace[]) {
  const listening = new AbortController();
  const joinNow = () => {
    if (listening.signal.aborted) return;
    // The new layout could move a pressed link from under the pointer, and its click would be lost.
    if (document.querySelector(':active')) {
      setTimeout(joinNow, pause);
      return;
    }
    listening.abort();
    join(faces, true);
  };
  for (const type of ['scroll', 'click', 'keydown'])
    addEventListener(type, joinNow, { signal: listening.signal });
  setTimeout(joinNow, latest - performance.now());
}

/**
 * Loads the web fonts on the first page, once its first screen is complete, so that they compete with
 * nothing. They join at once if no line in the window moves, which depends on the computer's fonts
 * (`src/gatsby/files/write-fonts.ts`) and on the words; otherwise they join later.
 */
export function joinFonts() {
  if (!isFirstPage()) return;
  layOutSections();
  whenIdle(() => {
    const faces = describedFaces();
    load(faces).then(
      () => {
        if (document.querySelector(':active') || !join(faces, false)) joinLater(faces);
      },
      // If a font fails to load, the fallbacks stay.
      () => undefined,
    );
  });
}

/** Returns the fonts that the page's rules describe, as objects that can be loaded before they join. */
function describedFaces(): FontFace[] {
  return [...(fontRules()?.cssRules ?? [])].flatMap((rule) => {
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
