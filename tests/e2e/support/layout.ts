import type { Page } from '@playwright/test';

/**
 * Returns what is lost on the current page: text that is cut off, controls that overlap or are too
 * small for a finger (WCAG 2.5.8), elements beyond the edge of the window. A line for each.
 */
export const losses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (one: Element) => one.outerHTML.slice(0, 90);
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.closest('[aria-hidden=true], [inert], svg') &&
        one.clientWidth > 1,
    );
    const cut = shown.filter((one) => {
      const { overflowX, overflowY } = getComputedStyle(one);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        one.textContent.trim() !== '' &&
        ((hides(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
          (hides(overflowY) && one.scrollHeight > one.clientHeight + 1))
      );
    });
    const controls = shown
      .filter((one) => one.matches('a:not([href="#main"]), button, select, textarea, summary'))
      .map((one) => ({ one, box: one.getBoundingClientRect() }));
    const overlaps = controls.flatMap(({ one, box }, index) =>
      controls
        .slice(index + 1)
        .filter(
          (other) =>
            !one.contains(other.one) &&
            !one.closest('header') === !other.one.closest('header') &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 2,
        )
        .map((other) => `${name(one)} lies over ${name(other.one)}`),
    );
    // 24 px, and 44 for what is pressed most (WCAG 2.5.5); Chromium's boxes have fractional sizes.
    const main =
      'main :is(button, input, select, textarea), summary, header:not(main *) :is(a, button)';
    const small = [
      ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary'),
    ]
      .filter((one) => shown.includes(one) && !one.matches('[href="#main"], p > a, label a'))
      .filter((one) => {
        // A label receives the press for its control.
        const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
        return height < (one.matches(main) ? 43.5 : 24) || width < 24;
      });
    const { scrollWidth, clientWidth } = document.documentElement;
    const canScroll = (one: Element | null): boolean =>
      one !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(one).overflowX) ||
        canScroll(one.parentElement));
    const outside = shown.filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1 && !canScroll(one.parentElement),
    );
    return [
      ...cut.map((one) => `cut off: ${name(one)}`),
      ...overlaps,
      ...small.map((one) => `too small: ${name(one)}`),
      ...outside.map((one) => `beyond the window: ${name(one)}`),
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
    ];
  });

/**
 * Presses Tab through the page. Returns what is wrong with its stops: in another order than in the
 * page, without an outline of 2 px, out of view or under the header.
 */
export async function tabThrough(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    const groups = new Set<string>();
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter((one) => {
      const isShown = one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]');
      if (!isShown || one.tabIndex !== 0) return false;
      if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true;
      // A group of radio buttons is one stop.
      const isFirst = !groups.has(one.name);
      groups.add(one.name);
      return isFirst;
    });
    stops.forEach((one, index) => one.setAttribute('data-stop', `${index}`));
    return stops.length;
  });
  const wrong: string[] = [];
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(lookAtStop, index);
    if (problem !== null) wrong.push(problem);
  }
  return wrong;
}

/** Runs in the page: returns what is wrong with the stop that has the focus. */
function lookAtStop(index: number): string | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return `${index}: no stop`;
  const html = `${index}: ${element.outerHTML.slice(0, 90)}`;
  if (element.dataset.stop !== `${index}`) return `${html} is stop ${element.dataset.stop}`;
  // A label that hides its own control shows the focus of that control.
  const isHidden = getComputedStyle(element).opacity === '0';
  const shown = (isHidden ? element.closest('label') : null) ?? element;
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  if (outlineStyle !== 'solid' || parseFloat(outlineWidth) < 2) return `${html} has no outline`;
  const { left, top, bottom } = shown.getBoundingClientRect();
  const header = document.querySelector('header');
  if (header?.contains(shown)) return null;
  const there = document.elementFromPoint(left + 12, Math.min((top + bottom) / 2, innerHeight - 1));
  if (there === null || header?.contains(there)) return `${html} is out of view`;
  return null;
}
