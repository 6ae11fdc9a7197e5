import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { loadEverything } from '../browser/load-everything';
import { ensureChromium } from '../browser/ensure-chromium';
import { test as siteTest } from '../browser/site-test';
import { findPages, pictureName } from '../kit/find-pages';
import { acceptedFolder, lookSite } from './folders';
import { shotsOf } from './shots';
import { translateWords } from './translate-words';
import { openVariant } from './variant';

const test = siteTest.extend({
  // The headless shell places letters only on whole pixels; visitors' browsers do not.
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, executablePath: ensureChromium() }),
    { scope: 'worker' },
  ],
});

const publicFolder = path.join(lookSite, 'public');

const pages = findPages(publicFolder).map((page) => {
  const file = page.endsWith('/') ? `${page}index.html` : page;
  const html = readFileSync(path.join(publicFolder, file), 'utf8');
  return { path: page, name: pictureName(page), hasPicture: html.includes('<picture') };
});
const shots = shotsOf(pages);

for (const { name, path: address, width, theme, variant, isTranslated, state } of shots) {
  test.describe(name, () => {
    test.use({
      viewport: { width, height: 900 },
      // Five times the words do not fit into one picture.
      deviceScaleFactor: variant === 'long' ? 0.5 : 1,
      colorScheme: theme,
      contextOptions: { reducedMotion: 'reduce' },
      locale: 'en-US',
      timezoneId: 'UTC',
    });

    test('looks as accepted', async ({ page, context, inbox, baseURL }) => {
      page.on('dialog', (dialog) => void dialog.accept());
      // The calendar that opens after an inquiry is another site, so the browser stays on this one.
      await context.route(
        (url) => url.hostname.endsWith('.example'),
        (route) => route.fulfill({ status: 204 }),
      );
      await page.clock.setFixedTime('2026-01-05T10:00:00Z');
      if (variant) await openVariant(page, baseURL ?? '', { path: address, variant });
      else await page.goto(address, { waitUntil: 'load' });
      // Without this, bands below the window have no height yet.
      await addRule(page, '* { content-visibility: visible !important }');
      if (isTranslated) await page.evaluate(translateWords);
      await page.evaluate(loadEverything);
      await state?.reach(page, inbox);
      if (state?.name !== 'tooltip') await page.mouse.move(0, 0);
      const picture = `${name}.png`;
      if (!state) {
        await expect(page).toHaveScreenshot(picture, { fullPage: true });
      } else if (state.part) {
        // The header would cover a part that is taller than the window.
        await addRule(page, 'header { position: static !important }');
        await expect(page.locator(state.part).first()).toHaveScreenshot(picture);
      } else {
        await expect(page).toHaveScreenshot(picture);
      }
    });
  });
}

test('every accepted picture belongs to a page or state', () => {
  const names = shots.map(({ name }) => `${name}.png`);
  const accepted = existsSync(acceptedFolder) ? readdirSync(acceptedFolder) : [];
  expect(accepted.filter((file) => !names.includes(file))).toEqual([]);
});

/** Adds a style rule; the site's policy blocks a style element. */
const addRule = (page: Page, css: string) =>
  page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
  }, css);
