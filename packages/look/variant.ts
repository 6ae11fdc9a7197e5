import type { Page } from '@playwright/test';
import { z } from 'zod';
import { vary, type Variant } from '../../src/content/vary';

/** Returns the file of a page's data in Gatsby, and the part of it that this module uses. */
const dataFile = (path: string) =>
  `/page-data/${path.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`;
const pageData = z.looseObject({ result: z.looseObject({ data: z.unknown() }) });

/**
 * Opens a page as a variant of the catalogue: the built site's own scripts draw it from its own
 * data, changed by the catalogue's function. Texts stay unchanged, because the scripts contain
 * them.
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
  // Starts from a page of another kind, so that nothing of the earlier content is left.
  await page.goto(siteUrl + (path === '/' ? '/404.html' : '/'), { waitUntil: 'load' });
  // React loads when a visitor uses a form, and marks missing answers in it.
  const form = page.locator('footer form');
  const mark = form.locator('[aria-invalid=true]');
  await form.locator('[type=submit]').click();
  await mark.waitFor({ timeout: 60_000 });
  await form.evaluate((footer: HTMLFormElement) => footer.reset());
  await mark.waitFor({ state: 'detached' });
  const before = await page.$('h1');
  // Gatsby's own navigation between pages, without a new document.
  await page.evaluate(`window.___navigate(${JSON.stringify(path)})`);
  await page.waitForFunction((heading) => !heading?.isConnected, before);
}
