import type { Page } from '@playwright/test';
import { z } from 'zod';
import { vary, type Variant } from '../../src/content/vary';

/** The file from which Gatsby takes a page's data, and the part of it that is used here. */
const dataFile = (path: string) =>
  `/page-data/${path.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`;
const pageData = z.looseObject({ result: z.looseObject({ data: z.unknown() }) });

/**
 * Opens a page as the catalogue shows it in one of its variants: the built site's own scripts draw it
 * from its own data, changed by the function that changes them for the catalogue. Texts stay as they are,
 * because the scripts have them.
 */
export async function openVariant(
  page: Page,
  siteUrl: string,
  { path, variant }: { path: string; variant: Variant },
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === dataFile(path),
    async (route) => {
      const json = pageData.parse(await (await route.fetch()).json());
      await route.fulfill({
        json: { ...json, result: { ...json.result, data: vary(json.result.data, variant) } },
      });
    },
  );
  // From a page of another kind, so that nothing is left of what was there before.
  await page.goto(siteUrl + (path === '/' ? '/404.html' : '/'), { waitUntil: 'load' });
  // React comes when somebody reaches for a form, and marks what is missing in it.
  const form = page.locator('footer form');
  const mark = form.locator('[aria-invalid=true]');
  await form.locator('[type=submit]').click();
  await mark.waitFor({ timeout: 60_000 });
  await form.evaluate((footer: HTMLFormElement) => footer.reset());
  await mark.waitFor({ state: 'detached' });
  const before = await page.$('h1');
  // Gatsby's own way from page to page, without a new document.
  await page.evaluate(`window.___navigate(${JSON.stringify(path)})`);
  await page.waitForFunction((heading) => !heading?.isConnected, before);
}
