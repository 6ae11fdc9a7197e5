import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures';
import { newEmail } from './support/forms';

/** Opens a page as a printer gets it; its styles for paper come once it is idle. */
async function openOnPaper(page: Page, path: string) {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto(path);
  await expect(page.getByRole('navigation')).toBeHidden();
}

test('a printed page has its answers, no controls, and no sign that something could be opened', async ({
  page,
}) => {
  await openOnPaper(page, '/');
  await expect(page.getByRole('contentinfo').getByRole('form')).toBeHidden();
  await expect(page.locator('main span:empty').filter({ visible: true })).toHaveCount(0);
  const answers = await page
    .locator('details > div')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...answers)).toBeGreaterThan(20);
  const signs = page
    .locator('summary')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content));
  expect(new Set(await signs)).toEqual(new Set(['none']));
  await openOnPaper(page, '/services/');
  await expect(page.getByText(/View Details|Hide Details/).filter({ visible: true })).toHaveCount(
    0,
  );
  await expect(page.getByText('Comprehensive online audit')).toBeVisible();
});

test.describe('after a failure', () => {
  test.use({ expected: /^Console: / });

  test('a long answer is printed whole, and the toast is not', async ({ page, inbox, contact }) => {
    await page.goto('/contact/');
    const email = newEmail();
    inbox.replyNext(email, { status: 400 });
    const answer = contact.field('Anything else?');
    await answer.fill('word '.repeat(300));
    await contact.send(email);
    await contact.expectFailed('fixNeeded');
    // The paper is narrower than the window.
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 640, height: 1123 });
    await expect(contact.form.getByRole('status')).toBeHidden();
    const hidden = (field: HTMLElement) => field.scrollHeight - field.clientHeight;
    expect(await answer.evaluate(hidden)).toBeLessThan(2);
  });
});

test('a heading is on the page of its eyebrow, and the address at the head of the first page', async ({
  page,
}) => {
  await openOnPaper(page, '/');
  const eyebrows = page.locator('main p:has(+ h2)');
  for (const eyebrow of await eyebrows.all()) {
    await expect(eyebrow).toHaveCSS('break-after', 'avoid');
  }
  expect(await eyebrows.count()).toBeGreaterThan(2);
  // After the text, a last page could have the footer alone.
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '@' })).toBeVisible();
  const bottomOf = (part: Locator) =>
    part.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottomOf(footer)).toBeLessThan(await bottomOf(page.getByRole('banner')));
});

test('a page has every portrait once, even if it is printed before it is idle', async ({
  page,
}) => {
  await page.goto('/');
  const pdf = (await page.pdf()).toString('latin1');
  const portraits = pdf.match(/\/Subtype \/Image[^>]*\/Width 104\s[^>]*\/Height 104\s/g) ?? [];
  expect(portraits).toHaveLength(4);
});

for (const [system, chosen] of [
  ['light', 'light'],
  ['light', 'dark'],
  ['dark', 'light'],
  ['dark', 'dark'],
] as const) {
  test(`drawings have the white of the paper on a ${system} system, with the ${chosen} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), chosen);
    for (const path of ['/', '/about/']) {
      await openOnPaper(page, path);
      const drawing = page.locator('main img').first();
      await drawing.evaluate((img: HTMLImageElement) => img.decode());
      const corner = { left: 4, top: 4, width: 8, height: 8 };
      const picture = sharp(await drawing.screenshot())
        .extract(corner)
        .removeAlpha();
      expect(Math.min(...(await picture.raw().toBuffer())), path).toBeGreaterThan(247);
    }
  });
}
