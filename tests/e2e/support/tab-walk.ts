import type { Page } from '@playwright/test';
import { startAtTop } from './start-at-top';

/** The stops of Tab, from the page's start to its end and back. */
type TabWalk = {
  /** How many controls the keyboard can reach; a group of radio buttons is one. */
  stops: number;
  /**
   * The controls by their index in the page, in the order in which Tab reached them; null: none.
   */
  met: (number | null)[];
  /** The stops that the header covered, or that were out of view. */
  covered: string[];
};

/** Presses Tab through the whole page, and Shift+Tab back. */
export async function tabWalk(page: Page): Promise<TabWalk> {
  const stops = await page.evaluate(markStops);
  const met: (number | null)[] = [];
  const covered = new Set<string>();
  const press = async (key: string) => {
    await page.keyboard.press(key);
    const { stop, isCovered, html } = await page.evaluate(lookAtStop);
    if (isCovered) covered.add(`${key}: ${html}`);
    return stop;
  };
  // After the last stop, Tab leaves the page for the browser's own controls.
  for (let presses = 0; presses < 2 * stops && met.at(-1) !== null; presses += 1) {
    const stop = await press('Tab');
    // While React hydrates a group of radio buttons, Chromium may stop at its second button, too.
    if (stop !== met.at(-1)) met.push(stop);
  }
  for (let presses = 0; presses < stops; presses += 1) await press('Shift+Tab');
  await startAtTop(page);
  return { stops, met, covered: [...covered] };
}

/** Runs in the page: numbers the controls that Tab should reach. */
function markStops(): number {
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex === 0);
  const numbers = new Map<HTMLElement | string, number>();
  for (const one of all) {
    if (one.closest('[inert]')) continue;
    const isRadio = one instanceof HTMLInputElement && one.type === 'radio';
    const stop = isRadio ? one.name : one;
    const number = numbers.get(stop) ?? numbers.size;
    numbers.set(stop, number);
    one.setAttribute('data-stop', String(number));
  }
  return numbers.size;
}

/** Runs in the page: returns which stop has the focus, and whether it is visible. */
function lookAtStop(): { stop: number | null; isCovered: boolean; html: string } {
  const element = document.activeElement;
  const number = element?.getAttribute('data-stop') ?? null;
  const stop = number === null ? null : Number(number);
  const header = document.querySelector('header');
  if (!element || element === document.body || header?.contains(element)) {
    return { stop, isCovered: false, html: '' };
  }
  const { left, top, bottom } = element.getBoundingClientRect();
  const isUnderHeader = [top + 2, (top + bottom) / 2].some((y) => {
    const there = document.elementFromPoint(left + 16, Math.min(y, innerHeight - 1));
    return there === null || header?.contains(there);
  });
  const html = element.outerHTML.slice(0, 80);
  return { stop, isCovered: isUnderHeader || top >= innerHeight, html };
}
