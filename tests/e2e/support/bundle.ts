import type { Page } from '@playwright/test';
import { localEmailEnv } from '../../../tools/inbox/local-account';

/**
 * Changes the built scripts on their way to the page, for what a build with another account, or
 * another setting of the sending library, would do. All else is as it was built.
 */
export async function changeScripts(page: Page, change: (code: string) => string): Promise<void> {
  await page.route(/\.js(\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** The origin that the forms were built with. */
export const builtOrigin = localEmailEnv.GATSBY_EMAILJS_ORIGIN ?? '';

/** Lets the forms send to another origin. */
export const sendTo = (page: Page, origin: string) =>
  changeScripts(page, (code) => code.replaceAll(builtOrigin, origin));
