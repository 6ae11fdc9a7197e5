import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { plans, plain } from './support/content';
import { layOutAll } from './support/wear';

const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

const counts = [8, 7, 4];

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('all cards are closed at first, with their first sentence in bold', async ({ page }) => {
      await page.goto('/services/');
      for (const [index, { data, body }] of plans.entries()) {
        const card = cardOf(page, data.title);
        await expect(card.getByText('View Details')).toBeVisible();
        await expect(card.getByText('Hide Details')).toBeHidden();
        await expect(card.getByText(data.items[0] ?? '')).toBeHidden();
        const bold = plain(/^\*\*(.+?)\*\*/.exec(body.trim())?.[1] ?? '');
        expect(bold).toMatch(/[.!?]$/);
        await expect(card.locator('strong')).toHaveText(bold);
        await expect(card.locator('strong')).toHaveCSS('font-weight', /[67]00/);
        const tagline = plain(data.tagline ?? '');
        if (index < 2) await expect(card.getByText(tagline, { exact: true })).toBeVisible();
        else expect(tagline).toBe('');
      }
    });

    test('each card opens and closes on its own', async ({ page }) => {
      await page.goto('/services/');
      // A part that is laid out late would move a card away from under the pointer.
      await layOutAll(page);
      for (const { data } of plans) {
        const card = cardOf(page, data.title);
        await card.getByText('View Details').click();
        await expect(card.getByText('Hide Details')).toBeVisible();
        await expect(card.getByText('View Details')).toBeHidden();
      }
      for (const [index, { data }] of plans.entries()) {
        const card = cardOf(page, data.title);
        await expect(card.getByRole('listitem')).toHaveText([...data.items]);
        expect(data.items).toHaveLength(counts[index] ?? 0);
        await expect(card.getByText(data.note)).toBeVisible();
        await expect(card.getByText(data.note)).toContainText(/more can be provided/i);
        await expect(card.getByText(data.note)).toContainText('personal brand and business goals');
      }
      const [first, second] = plans.map(({ data }) => cardOf(page, data.title));
      await first?.getByText('Hide Details').click();
      await expect(first?.getByText('View Details') ?? page.locator('never')).toBeVisible();
      await expect(second?.getByText('Hide Details') ?? page.locator('never')).toBeVisible();
    });
  });
}

test('a card opens and closes with the keyboard', async ({ page }) => {
  await page.goto('/services/');
  const card = cardOf(page, plans[0]?.data.title ?? '');
  await card.locator('summary').focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(card.getByText('Hide Details')).toBeVisible();
    await page.keyboard.press(key);
    await expect(card.getByText('View Details')).toBeVisible();
  }
});
