import type { Page } from '@playwright/test';
import { addRules } from './page';

/**
 * Returns what is lost on the current page: text that is cut off, controls that overlap or are too
 * small for a finger (WCAG 2.5.8), focus rings that are cut off, elements beyond the edge of the window, words in pieces or outside
 * their link. A line for each.
 */
export async function losses(page: Page): Promise<string[]> {
  // The lines of the thread are empty, and end at the edge of their section.
  await addRules(page, 'main span:empty { display: none !important }');
  return page.evaluate(() => {
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
      'main :is(button, input, select, textarea), summary, header:not(main *) :is(a, button), footer a, nav a, main h3 > a';
    const small = [
      ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary'),
    ]
      .filter((one) => shown.includes(one) && !one.matches('[href="#main"], p > a, label a'))
      .filter((one) => {
        // A label receives the press for its control.
        const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
        return height < (one.matches(main) ? 43.5 : 24) || width < 24;
      });
    const focusable = shown.filter((one) => one.tabIndex === 0 && !one.closest('header'));
    const ringsCutOff = focusable.filter((one) => {
      const ring = one.matches('input, select, textarea') ? 2 : 5;
      // A label that hides its own control shows the focus of that control.
      const isHidden = getComputedStyle(one).opacity === '0';
      const stop = (isHidden ? one.closest('label') : null) ?? one;
      const { top, bottom } = stop.getBoundingClientRect();
      if (getComputedStyle(stop).outlineOffset.startsWith('-')) return false;
      for (let around = stop.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible' || around === document.body) continue;
        const edge = around.getBoundingClientRect();
        if (top - ring < edge.top || bottom + ring > edge.bottom) return true;
      }
      return false;
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    const canScroll = (one: Element | null): boolean =>
      one !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(one).overflowX) ||
        canScroll(one.parentElement));
    const outside = shown.filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return (left < -1 || right > clientWidth + 1) && !canScroll(one.parentElement);
    });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement || !shown.includes(text.parentElement)) continue;
      const edge = text.parentElement.closest('a, button')?.getBoundingClientRect().right;
      // A browser without a dictionary divides words anywhere.
      const isWhole = getComputedStyle(text.parentElement).hyphens !== 'auto';
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // After a drop cap the rest of a word goes on beside it.
        const rects = [...range.getClientRects()];
        const isLost = rects.some(
          ({ left, right }, at) =>
            right > (edge ?? right) + 1 || (isWhole && left < (rects[at - 1]?.right ?? left) - 1),
        );
        if (isLost) words.push(`in pieces, or outside its link: ${word}`);
      }
    }
    return [
      ...cut.map((one) => `cut off: ${name(one)}`),
      ...overlaps,
      ...ringsCutOff.map((one) => `its focus ring is cut off: ${name(one)}`),
      ...small.map((one) => `too small: ${name(one)}`),
      ...outside.map((one) => `beyond the window: ${name(one)}`),
      ...words,
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
    ];
  });
}

/**
 * Presses Tab through the page. Returns what is wrong with its stops: one is left out, comes before
 * an earlier one, has no outline of 2 px, is out of view or under the header.
 */
export async function tabThrough(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const wrong: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(lookAtStop);
    if (problem === null) break;
    if (problem !== '') wrong.push(problem);
  }
  const leftOut = await page
    .locator(
      ':is(a[href], button, input, select, textarea, summary):not([data-stop], [type=radio])',
    )
    .filter({ visible: true })
    .evaluateAll((all: HTMLElement[]) =>
      all
        .filter((one) => one.tabIndex === 0 && !one.closest('[inert]'))
        .map((one) => `left out: ${one.outerHTML.slice(0, 90)}`),
    );
  return [...wrong, ...leftOut];
}

/** Runs in the page: returns what is wrong with the stop that has the focus; null after the last one. */
function lookAtStop(): string | null {
  const stop = document.activeElement;
  if (!(stop instanceof HTMLElement) || stop === document.body) return null;
  const html = stop.outerHTML.slice(0, 90);
  const before = [...document.querySelectorAll('[data-stop]')].at(-1);
  stop.dataset.stop = '';
  // A label that hides its own control shows the focus of that control.
  const isHidden = getComputedStyle(stop).opacity === '0';
  const shown = (isHidden ? stop.closest('label') : null) ?? stop;
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  const { left, top, bottom } = shown.getBoundingClientRect();
  const header = document.querySelector('header');
  const there = document.elementFromPoint(left + 12, Math.min((top + bottom) / 2, innerHeight - 1));
  if (before?.compareDocumentPosition(stop) === Node.DOCUMENT_POSITION_PRECEDING)
    return `too late: ${html}`;
  if (outlineStyle !== 'solid' || parseFloat(outlineWidth) < 2) return `no outline: ${html}`;
  if (header?.contains(shown)) return '';
  return there === null || header?.contains(there) ? `out of view: ${html}` : '';
}
