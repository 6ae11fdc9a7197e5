import type { Page } from '@playwright/test';
import { localEmailEnv } from '../../../tools/inbox/local-account';

/** Every script of the site. */
export const scriptFiles = /\.js(\?|$)/;

/**
 * Changes the built scripts on their way to the page, for what a build with another account, or
 * another setting of the sending library, would do. All else is as it was built.
 */
export async function changeScripts(page: Page, change: (code: string) => string): Promise<void> {
  // The route of an earlier change stays beneath this one: between two routes the page at hand could
  // fetch a script as it was built, and leave it in the cache.
  await page.route(scriptFiles, async (route) => {
    const response = await route.fetch();
    const body = change(await response.text());
    // Or the next page would take them from the browser's cache.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body });
  });
}

/** The origin that the forms were built with. */
export const builtOrigin = localEmailEnv.GATSBY_EMAILJS_ORIGIN ?? '';

/** Its host, as a browser looks for it. */
export const builtHost = new URL(builtOrigin).host;

/** The host that a build sends to unless it is told otherwise. */
export const providerHost = 'api.emailjs.com';

/**
 * Makes of the built site what a build for the provider itself would be: the scripts and the content
 * policy name its address, and all else is as it was built.
 */
export async function sendToProvider(page: Page): Promise<void> {
  const change = (text: string) => text.replaceAll(builtOrigin, `https://${providerHost}`);
  await changeScripts(page, change);
  await page.route('/contact/', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const headers = { ...response.headers(), 'content-security-policy': change(policy) };
    await route.fulfill({
      response,
      headers,
      body: change(await response.text()),
    });
  });
}
