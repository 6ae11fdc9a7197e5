import type { Page } from '@playwright/test';
import { startAtTop } from './start-at-top';

/** What Tab meets, from the page's start to its end and back. */
export type TabWalk = {
  /** How many controls the page has for the keyboard; a group of radio buttons is one. */
  stops: number;
  /** The controls by their place in the page, in the order in which Tab met them; null: none. */
  met: (number | null)[];
  /** The stops that the header covered, or that were out of view. */
  covered: string[];
};

/** Presses Tab through the whole page, and Shift+Tab back. */
export async function tabWalk(page: Page): Promise<TabWalk> {
  const stops = await page.evaluate(markStops);
  const met: (number | null)[] = [];
  const covered = new Set<string>();
  // Tab goes one further, into the browser's own controls; Shift+Tab ends at the first stop.
  for (const [key, presses] of [
    ['Tab', stops + 1],
    ['Shift+Tab', stops],
  ] as const) {
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press(key);
      const { stop, isCovered, html } = await page.evaluate(lookAtStop);
      if (key === 'Tab') met.push(stop);
      if (isCovered) covered.add(`${key}: ${html}`);
    }
  }
  await startAtTop(page);
  return { stops, met, covered: [...covered] };
}

/** Runs in the page: numbers the controls that Tab should meet. */
function markStops(): number {
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex === 0);
  const groups = new Set<string>();
  const stops = all.filter((one) => {
    if (one.closest('[inert]')) return false;
    if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true;
    const isFirst = !groups.has(one.name);
    groups.add(one.name);
    return isFirst;
  });
  stops.forEach((one, index) => one.setAttribute('data-stop', String(index)));
  return stops.length;
}

/** Runs in the page: which stop has the focus, and whether it can be seen. */
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
