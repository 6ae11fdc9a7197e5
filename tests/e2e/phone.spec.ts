import { expect, test } from './fixtures';
import { fontsSettled } from './support/page';

const screen = { width: 390, height: 844 };
test.use({ viewport: screen });

test('home is at most nine screens of a phone long', async ({ page }) => {
  await page.goto('/');
  await fontsSettled(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / screen.height).toBeLessThanOrEqual(9);
});

for (const path of ['/', '/services/']) {
  test(`on ${path}, a link is never further than two and a half screens away`, async ({ page }) => {
    await page.goto(path);
    await fontsSettled(page);
    const places = await page
      .locator('main a:visible')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top + scrollY));
    const stretches = places
      .sort((one, other) => one - other)
      .map((place, index, all) => place - (all[index - 1] ?? 0));
    expect(Math.max(...stretches)).toBeLessThanOrEqual(2.5 * screen.height);
  });
}
