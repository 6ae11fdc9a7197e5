import { translateWords } from '../../../packages/look/translate-words';
import { expect, test } from '../fixtures';
import { axeFindings } from '../support/axe';
import { pages, site } from '../support/content';
import { codeSnifferErrors } from '../support/html-codesniffer';
import { losses } from '../support/losses';
import { smallTargets } from '../support/small-targets';
import { withoutWords } from '../support/tree';
import { inEachView, looksAtAll } from '../support/views';
import { weakStops } from '../support/weak-stops';
import { wear } from '../support/wear';

// Otherwise animations would be measured midway.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// One page for all these checks, because opening it takes as long as checking it.
for (const { name, path } of pages) {
  test(`the page "${name}" is accessible to everyone`, async ({ page }) => {
    test.slow(looksAtAll);
    await page.goto(path);

    await test.step('its tree of roles, names and levels matches the accepted one', async () => {
      const tree = withoutWords(await page.locator('body').ariaSnapshot());
      expect.soft(`${tree}\n`).toMatchSnapshot(`${name.replace(' ', '-')}.txt`);
    });

    await test.step('it has each landmark once, and help in the same places', async () => {
      for (const role of ['banner', 'main', 'contentinfo', 'navigation'] as const) {
        await expect(page.getByRole(role)).toHaveCount(1);
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('section[aria-labelledby], section[aria-label]')).toHaveCount(
        await page.getByRole('region').count(),
      );
      const header = page.getByRole('banner').getByRole('link');
      await expect(header.last()).toHaveAttribute('href', '/contact/');
      const mail = page.getByRole('contentinfo').getByRole('link', { name: site.email });
      await expect(mail).toHaveAttribute('href', `mailto:${site.email}`);
      await expect(page.locator('meta[http-equiv=refresh]')).toHaveCount(0);
    });

    await test.step('two engines find nothing', async () => {
      await inEachView(page, async (view) => {
        expect.soft(await axeFindings(page), view).toEqual([]);
      });
      expect.soft(await codeSnifferErrors(page)).toEqual([]);
    });

    await test.step('the focus is visible: 2 px around every stop, at 3:1', async () => {
      await inEachView(page, async (view) => {
        expect.soft(await weakStops(page), view).toEqual([]);
      });
    });

    await test.step('everything opened, targets are large enough and nothing is lost', async () => {
      await page
        .locator('details')
        .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await smallTargets(page), `${width} px`).toEqual([]);
        expect.soft(await losses(page), `${width} px`).toEqual([]);
      }
    });

    await test.step('nothing is lost with text of 200 %, wide spacing, and at 400 %', async () => {
      const client = await page.context().newCDPSession(page);
      // The visitor's size for all text, twice the browser's default.
      await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        '32px',
      );
      for (const width of [1280, 640]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await losses(page), `200 % text, ${width} px`).toEqual([]);
      }
      await client.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      const takeOff = await wear(
        page,
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`,
      );
      // 1280 × 1024 at 100 and at 400 %.
      for (const [width, height] of [
        [1280, 1024],
        [320, 256],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect.soft(await losses(page), `spacing, ${width} px`).toEqual([]);
      }
      await takeOff();
    });

    await test.step('nothing is lost in a language that needs 40 % more letters', async () => {
      await page.evaluate(translateWords);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await losses(page), `${width} px`).toEqual([]);
      }
    });
  });
}
