import type { Page } from '@playwright/test';

/**
 * Returns what is lost on the current page: text that is cut off, controls that overlap, elements
 * beyond the edge of the window, a page that scrolls sideways. A line for each.
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
      const isText = one.textContent.trim() !== '';
      return (
        isText &&
        ((['hidden', 'clip'].includes(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
          (['hidden', 'clip'].includes(overflowY) && one.scrollHeight > one.clientHeight + 1))
      );
    });
    const controls = shown.filter((one) => one.matches('a, button, select, textarea, summary'));
    const boxes = controls.map((one) => ({ one, box: one.getBoundingClientRect() }));
    const over = boxes.flatMap(({ one, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            !one.contains(other.one) &&
            !one.closest('header') === !other.one.closest('header') &&
            !one.matches('[href="#main"]') &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 2,
        )
        .map((other) => `${name(one)} lies over ${name(other.one)}`),
    );
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
      ...over,
      ...outside.map((one) => `beyond the window: ${name(one)}`),
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
    ];
  });
