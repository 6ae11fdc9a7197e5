import path from 'node:path';
import { findPages } from '../../packages/kit/find-pages';
import { siteUnderTest } from '../../packages/build/sites';
import { insightsPath } from '../../src/content/insights-lists';
import { expect, test } from '../e2e/fixtures';
import { axeFindings } from '../e2e/support/axe';
import { headIn, headOf } from '../e2e/support/head';
import { losses } from '../e2e/support/losses';
import { smallTargets } from '../e2e/support/small-targets';
import { hydrate, watchScripts } from '../e2e/support/scripts';
import { tabWalk } from '../e2e/support/tab-walk';
import { layOutAll } from '../e2e/support/wear';

// Otherwise axe would measure animations midway.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const views = [
  { width: 320, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1920, colorScheme: 'dark' },
] as const;
/** The widths at which axe checks: a phone and a desktop, one in each theme. */
const axeWidths = [320, 1280];

/** How many articles are looked at, and how many of their lists: they are alike, and may be many. */
const most = 3;

const addresses = findPages(path.join(siteUnderTest('.'), 'public'));
const insights = addresses.filter((address) => address.startsWith(insightsPath));
const isList = (address: string) => /^\/insights\/(\d+\/|topics\/.*)?$/.test(address);
const looked = [
  ...addresses.filter((address) => !insights.includes(address)),
  ...insights.filter(isList).slice(0, most),
  ...insights.filter((address) => !isList(address)).slice(0, most),
];

for (const address of looked) {
  test.describe(address, () => {
    test('can be read without scripts, fits every window and passes axe', async ({ page }) => {
      const scripts = watchScripts(page);
      await page.goto(address);
      await page.mouse.wheel(0, 20_000);
      for (const role of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(role)).toHaveCount(1);
      }
      await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await expect(page).toHaveTitle(/\S/);
      for (const { width, colorScheme } of views) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        expect.soft(await losses(page), `${width} px`).toEqual([]);
        if (!axeWidths.includes(width)) continue;
        expect.soft(await smallTargets(page), `${width} px`).toEqual([]);
        expect.soft(await axeFindings(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
      expect(scripts, 'scripts before anyone reached for a form').toEqual([]);
    });

    test('can be traversed by Tab, and does not change on hydration', async ({ page }) => {
      const file = headIn(await (await page.request.get(address)).text());
      await page.goto(address);
      const { stops, met, covered } = await tabWalk(page);
      expect.soft(met).toEqual([...Array.from({ length: stops }, (_, index) => index), null]);
      expect.soft(covered).toEqual([]);

      // The walk has loaded React by using a form; a new page has not.
      await page.reload();
      await layOutAll(page);
      const words = () => page.locator('header, main, footer').allInnerTexts();
      const before = await words();
      await hydrate(page);
      expect(await headOf(page)).toEqual(file);
      expect(await words()).toEqual(before);
    });
  });
}
