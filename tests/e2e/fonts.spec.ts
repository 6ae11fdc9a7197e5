import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Returns the web fonts that actually draw an element's letters. */
async function webFontsOf(page: Page, selector: string) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devTools.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('words are set in the site’s own fonts', async ({ page }) => {
      await page.goto('/');
      const fonts = (selector: string) => expect.poll(() => webFontsOf(page, selector));
      await fonts('h1').toContain('Instrument Serif');
      await fonts('h1 em').toContain('Instrument Serif');
      await fonts('main p').toContainEqual(expect.stringContaining('Instrument Sans'));
      await page.goto('/about/');
      await fonts('h1').toContain('Instrument Serif');
    });
  });
}
