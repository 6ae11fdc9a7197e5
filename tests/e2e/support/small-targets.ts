import type { Page } from '@playwright/test';

/**
 * Returns targets that are too small for a finger: 24 px for everything except links in running
 * text (WCAG 2.5.8), and 44 px (2.5.5) for what is pressed most. A line for each.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ].filter((one) => !one.closest('[inert], [aria-hidden=true]') && one.checkVisibility());
    return targets.flatMap((one) => {
      // A label receives the press for its control.
      const box = (one.closest('label') ?? one).getBoundingClientRect();
      const isInText = one.matches('p > a, li > p > a, label a') && one.tagName === 'A';
      if (isInText || one.matches('[href="#main"], [type=hidden]')) return [];
      const isInHeader = one.matches('header *:not(main *)');
      const isMain =
        isInHeader ||
        one.matches('main button, input, select, textarea, summary, footer ul:has(svg) a');
      // Chromium's boxes may have fractional sizes.
      const high = isMain ? 43.5 : 24;
      const wide = isInHeader ? 43.5 : 24;
      return box.height < high || box.width < wide
        ? [`${one.outerHTML.slice(0, 80)}: ${box.width} × ${box.height}`]
        : [];
    });
  });
