import { expect, test } from './fixtures';
import { deferredFile, hold } from './support/page';

// With motion, which the configuration turns off.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the edits show what was cut and what it became, by one checkbox a page and on the next pages', async ({
  page,
}) => {
  const box = page.getByRole('checkbox', { name: 'Show our edits' });
  const draft = page.getByRole('paragraph').filter({ hasText: 'Draft:' }).first();
  await page.goto('/');
  await expect(page.getByText('Draft:').first()).toBeHidden();
  await box.check();
  await expect(draft).toHaveText(/^Draft: .* After the edit:$/);
  await expect(draft.getByRole('deletion').first()).toBeVisible();
  await expect(draft.locator('b').first()).toHaveCSS('text-decoration-line', 'underline');
  await page.goto('/about/');
  await expect(page.getByText('Draft:').first()).toBeVisible();
  await box.uncheck();
  await page.goBack();
  await expect(box).not.toBeChecked();
  await expect(page.getByText('Draft:').first()).toBeHidden();
});

test('the edits that are asked for before the deferred script stay', async ({ page }) => {
  const box = page.getByRole('main').getByRole('checkbox', { name: 'Show our edits' });
  const release = await hold(page, deferredFile);
  await page.goto('/', { waitUntil: 'commit' });
  await box.check();
  release();
  await page.waitForLoadState();
  await expect(box).toBeChecked();
  await page.goto('/about/');
  await expect(page.getByText('Draft:').first()).toBeVisible();
});
