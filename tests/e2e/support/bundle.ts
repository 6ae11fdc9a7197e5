import type { Page } from '@playwright/test';
import { localEmailEnv } from '../../../packages/inbox/local-account';

/** Matches every script of the site. */
export const scriptFiles = /\.js(\?|$)/;

/**
 * Changes the built scripts on their way to the page, as a build with another account, or another
 * setting of the sending library, would. Everything else stays as built.
 */
export async function changeScripts(page: Page, change: (code: string) => string): Promise<void> {
  // The route of an earlier change stays beneath this one: without any route the current page could
  // fetch an unchanged script, and leave it in the cache.
  await page.route(scriptFiles, async (route) => {
    const response = await route.fetch();
    const body = change(await response.text());
    // Otherwise the next page would read them from the browser's cache.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body });
  });
}

/** The origin built into the forms. */
export const builtOrigin = localEmailEnv.GATSBY_EMAILJS_ORIGIN ?? '';

/** Its host, as a browser resolves it. */
export const builtHost = new URL(builtOrigin).host;

/** The host that a build sends to by default. */
export const providerHost = 'api.emailjs.com';

/**
 * Turns the built site into a build for the provider itself: the scripts and the content policy
 * name its address, and everything else stays as built.
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
