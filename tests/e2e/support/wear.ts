import type { Page } from '@playwright/test';

/**
 * Adds style rules over the page's own until the returned function is called. A style element would
 * not work: the site's policy allows only its own.
 */
export async function wear(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((rules) => {
    const own = new CSSStyleSheet();
    own.replaceSync(rules);
    document.adoptedStyleSheets.push(own);
    return own;
  }, css);
  return () =>
    sheet.evaluate((own) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== own);
    });
}

/** Lays out the bands below the window too, as scrolling to each of them does. */
export const layOutAll = (page: Page) => wear(page, '* { content-visibility: visible !important }');
