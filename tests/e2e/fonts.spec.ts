import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Returns whether the page's own fonts have drawn its title and its first paragraph. */
async function isDrawnInOwnFonts(page: Page): Promise<boolean> {
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

const widths = [320, 390, 430, 820, 1280];
/** Pages of which more, and less, is below the first window. */
const pages = [
  { site: 'specified', path: '/' },
  { site: 'specified', path: '/contact/' },
  { site: 'specified', path: '/404/' },
  { site: 'edited', path: '/insights/a-note-with-everything/' },
] as const;

for (const { site, path } of pages) {
  test.describe(`${site}: ${path}`, () => {
    test.use({ site });

    test('a first visit gets the fonts of the page at every width', async ({
      browser,
      baseURL,
    }) => {
      const visit = async (width: number) => {
        // Without a cache.
        const context = await browser.newContext({ viewport: { width, height: 800 } });
        const page = await context.newPage();
        await page.goto(`${baseURL}${path}`);
        await expect.poll(() => isDrawnInOwnFonts(page), { message: `${width} px` }).toBe(true);
        await context.close();
      };
      await Promise.all(widths.map(visit));
    });
  });
}

test('the second page has them before it is idle', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => isDrawnInOwnFonts(page)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('/about/');
  await expect.poll(() => isDrawnInOwnFonts(page)).toBe(true);
});
