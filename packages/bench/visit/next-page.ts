import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Sample } from '../figures';
import { readMarks } from './marks';
import { place, pointAt, press } from './pointer';
import type { Tab } from './tab';
import { rest, visitUndisturbed } from './undisturbed';

/** How long the next page may take, in milliseconds. */
const patience = 30_000;
/** Milliseconds between two checks of the page: far enough apart not to slow it down. */
const glance = 1000;

/**
 * Goes from home, as it loaded, to the first other page of its navigation: once after a rest on the
 * link, once with a press at once. Speculation rules prefetch and prerender here too.
 */
export async function measureNextPage(url: string): Promise<Sample> {
  const rested = await visitUndisturbed(url, (tab) => followLink(tab));
  const pressed = await visitUndisturbed(url, (tab) => followLink(tab, 0));
  return {
    ...(rested !== null && { nextUnhydrated: rested }),
    ...(pressed !== null && { nextPressed: pressed }),
  };
}

/**
 * Points at the first link of the navigation to another page of this site, presses it, and returns
 * the milliseconds from sending the press to the first paint of the next page; null without such a
 * link.
 *
 * @param hesitation how long the pointer rests on the link before the press, in milliseconds
 */
export async function followLink(tab: Tab, hesitation = 300): Promise<number | null> {
  const found = link.parse(await tab.evaluate(findLink));
  if (found === null || !(await isThere(found.address))) return null;
  await tab.evaluate(watchForNextPage);
  // A visitor who has scrolled looks before pointing.
  await pause(rest);
  await pointAt(tab, found);
  await pause(hesitation);
  const pressed = Date.now();
  press(tab, found);
  return paintAfterPress(tab, pressed, found.address);
}

const link = place.extend({ address: z.string() }).nullable();

/** Runs in the page: finds the link, and its middle on the screen, in CSS pixels. */
async function findLink(): Promise<z.infer<typeof link>> {
  scrollTo({ top: 0, behavior: 'instant' });
  const elsewhere = 'a[href^="/"]:not([href="/"], [href*="#"], [target])';
  const links = [`nav ${elsewhere}`, elsewhere].flatMap((selector) => [
    ...document.querySelectorAll<HTMLAnchorElement>(selector),
  ]);
  for (const one of links) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // A band that scrolls into view gets its height only when it is drawn.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!one.contains(document.elementFromPoint(x, y))) continue;
    return { address: one.href, x, y };
  }
  return null;
}

/**
 * Runs in the page, and marks `bench:next` at the paint of the frame that shows another page
 * without a new document. Does nothing in a page that is simply left.
 */
function watchForNextPage(): void {
  const headline = document.querySelector('h1')?.textContent;
  const path = location.pathname;
  const changes = new MutationObserver(() =>
    requestAnimationFrame(() => {
      if (location.pathname === path) return;
      if (document.querySelector('h1')?.textContent === headline) return;
      changes.disconnect();
      // A task queued by a frame's own callback runs when the frame is painted.
      setTimeout(() => performance.mark('bench:next'));
    }),
  );
  changes.observe(document, { childList: true, characterData: true, subtree: true });
}

/** Returns whether an address exists: the limit page links to pages that it does not have. */
async function isThere(address: string): Promise<boolean> {
  return (await fetch(address, { method: 'HEAD' })).ok;
}

/**
 * Returns the first paint of a new document, or of the frame in which the old one showed the next
 * page. `pressed` is a time in milliseconds since 1970.
 */
async function paintAfterPress(tab: Tab, pressed: number, address: string): Promise<number> {
  const deadline = Date.now() + patience;
  let trouble: unknown;
  while (Date.now() < deadline) {
    await pause(glance);
    try {
      const { origin, firstPaint, next } = await readMarks(tab, glance);
      const painted = [firstPaint, next]
        .flatMap((time) => (time === undefined ? [] : [origin + time]))
        .find((time) => time > pressed);
      if (painted !== undefined) return painted - pressed;
    } catch (error) {
      // A page that is being left or is too busy does not answer; the next one does.
      trouble = error;
    }
  }
  throw new Error(`The next page, ${address}, was never painted.`, { cause: trouble });
}
