import { expect, test } from './fixtures';

// With motion, which the configuration turns off.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('questions open by their links, and the links of their answers lead on', async ({ page }) => {
  await page.goto('/#discovery-call');
  const answer = page.locator('details[open]');
  await expect(answer).toContainText('What happens on the Discovery Call?');
  await expect(answer).toBeInViewport();
  await answer.getByRole('link').first().click();
  await expect(page).not.toHaveURL(/#/);
});
