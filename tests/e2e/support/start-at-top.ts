import type { Page } from '@playwright/test';

/** Removes the focus from everything, so that the next Tab reaches the first control. */
export const startAtTop = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
