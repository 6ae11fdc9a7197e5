import { expect, test } from './fixtures';
import { fontsSettled } from './support/page';

// With motion, which the configuration turns off.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('service cards are closed at first, and each opens on its own', async ({ page }) => {
  await page.goto('/services/');
  const cards = page.getByRole('article');
  await expect(cards.getByText('View Details')).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card.getByRole('list')).toBeHidden();
    await card.getByText('View Details').click();
    await expect(card.getByRole('list')).toBeVisible();
    await expect(card.getByText('View Details')).toBeHidden();
  }
  await cards.first().getByText('Hide Details').click();
  await expect(cards.first().getByText('View Details')).toBeVisible();
  await expect(page.locator('details[open]')).toHaveCount(2);
  const bold = cards.first().locator('strong');
  await expect(bold).toHaveText('One plan, made once, that every later sentence can lean on.');
  await expect(bold).toHaveCSS('font-weight', /[67]00/);
});

test('the first plan and its price are on the first screen of services', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/services/');
  await fontsSettled(page);
  const plan = page.getByRole('article').first();
  await expect(plan.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(plan.getByText('One-time, from $500')).toBeInViewport({ ratio: 1 });
});
