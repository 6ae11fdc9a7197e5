import { expect, test } from './fixtures';
import { site } from './support/content';
import { hydrate } from './support/scripts';

const button = 'Use the inquiry form';

test('a token within a link is filled in', async ({ page }) => {
  await page.goto('/accessibility/');
  const link = page.getByRole('main').getByRole('link', { name: site.email });
  await expect(link).toHaveAttribute('href', `mailto:${site.email}`);
});

test('a button within a text works once React runs', async ({ page }) => {
  await page.goto('/accessibility/');
  await hydrate(page);
  await page.getByRole('main').getByRole('link', { name: button }).click();
  await expect(page).toHaveURL('/contact/#inquiry');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a button within a text works', async ({ page }) => {
    await page.goto('/accessibility/');
    await page.getByRole('main').getByRole('link', { name: button }).click();
    await expect(page).toHaveURL('/contact/#inquiry');
  });
});
