import { expect, test } from './fixtures';
import { field, subscriberField } from './support/answers';
import { hydrate } from './support/scripts';

test('the scroll position stays when React loads, whatever the address points to', async ({
  page,
}) => {
  await page.goto('/#pricing');
  await subscriberField(page).scrollIntoViewIfNeeded();
  await hydrate(page);
  await expect(subscriberField(page)).toBeInViewport();
});

test('the scroll position stays when React loads in a page that was left further down', async ({
  page,
}) => {
  await page.goto('/contact/');
  await hydrate(page);
  await page.mouse.wheel(0, 20_000);
  await page.goto('/about/');
  await page.goto('/contact/');
  await hydrate(page, field(page, 'fullName'));
  await expect(field(page, 'fullName')).toBeInViewport();
});

test('a link to another page starts at its top, without scrolling', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
