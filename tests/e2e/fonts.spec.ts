import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { fontsSettled } from './support/page';

/** Returns whether the page's own fonts render its title and its first paragraph. */
async function isRenderedInOwnFonts(page: Page): Promise<boolean> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const fonts = await Promise.all(
    ['h1', 'main p'].map(async (selector) => {
      const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      return (await cdp.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
    }),
  );
  await cdp.detach();
  return fonts.flat().every(({ isCustomFont }) => isCustomFont);
}

/**
 * Opens a page as a first visit by a phone's network does.
 *
 * @throws if it has not loaded after 40 seconds
 */
async function visitFirst(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries())
        if ('value' in entry)
          dataset.shift = String(Number(dataset.shift ?? 0) + Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { timeout: 40_000 });
  return page;
}

const widths = [320, 390, 768, 1024, 1280, 1440, 1920];
const firstViews = [
  ...['/', '/services/', '/about/', '/contact/', '/privacy/'].map((path) => ({
    site: 'specified' as const,
    path,
  })),
  // With typefaces of other widths than their fallbacks.
  { site: 'edited' as const, path: '/insights/a-note-with-everything/' },
  { site: 'shipped' as const, path: '/insights/' },
];

for (const { site, path } of firstViews) {
  test.describe(`${site}: ${path}`, { tag: '@fonts' }, () => {
    test.use({ site });

    test('a first visit gets the fonts of the page, and nothing moves by them', async ({
      browser,
      baseURL,
      fonts,
    }) => {
      // Lines break anew where all fonts of the computer are wider.
      const isBare = fonts === 'without fallbacks';
      const limit = isBare ? 0.1 : 0.02;
      test.slow();
      // Without a cache. Chromium's emulated network stalls once in hundreds of visits, so one that does not load begins anew.
      const open = async (width: number): Promise<[BrowserContext, Page]> => {
        const context = await browser.newContext({ viewport: { width, height: 850 } });
        try {
          return [context, await visitFirst(context, `${baseURL}${path}`)];
        } catch {
          await context.close();
          return open(width);
        }
      };
      const visit = async (width: number) => {
        const [context, page] = await open(width);
        await fontsSettled(page);
        await expect.poll(() => isRenderedInOwnFonts(page), { message: `${width} px` }).toBe(true);
        const shift = await page.evaluate(() => document.documentElement.dataset.shift ?? 0);
        expect.soft(Number(shift), `${width} px`).toBeLessThanOrEqual(limit);
        await context.close();
      };
      await Promise.all((isBare ? [390, 1280] : widths).map(visit));
    });
  });
}

test('the second page has them before it is idle', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => isRenderedInOwnFonts(page)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('/about/');
  await expect.poll(() => isRenderedInOwnFonts(page)).toBe(true);
});
