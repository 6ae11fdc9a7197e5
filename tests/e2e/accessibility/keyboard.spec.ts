import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { newsletterOf, subscriberField } from '../support/answers';
import { confirmation, home, layout, newsletterForm, questions } from '../support/content';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const inFocus = (page: Page) => page.locator(':focus');

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox', name: string) {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    const isThere = await wanted.evaluateAll((all) =>
      all.some((one) => one === document.activeElement),
    );
    if (isThere) return;
  }
  throw new Error(`Tab never reached ${role} "${name}"`);
}

test('the whole site works without a pointer: read, open, switch the theme, subscribe, return home', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(inFocus(page)).toHaveText(layout.skipLink);
  await expect(inFocus(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const [question] = questions;
  const heading = page.getByRole('heading', { name: question?.data.question });
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    if ((await inFocus(page).getByRole('heading').count()) > 0) break;
  }
  await expect(inFocus(page)).toContainText(question?.data.question ?? '');
  await page.keyboard.press('Space');
  await expect(page.locator('details[open]').filter({ has: heading })).toHaveCount(1);

  await page.reload();
  await tabTo(page, 'link', 'Services');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/');
  await tabTo(page, 'button', layout.theme.toDark);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toContainClass('dark');
  await expect(page.getByRole('button', { name: layout.theme.toLight })).toBeFocused();

  await tabTo(page, 'textbox', newsletterForm.email.label);
  await page.keyboard.type('not an address');
  await page.keyboard.press('Enter');
  await expect(newsletterOf(page).getByText(newsletterForm.email.invalid)).toBeVisible();
  await expect(subscriberField(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/newsletter-confirmation/');
  await tabTo(page, 'link', confirmation.data.action.label);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(home.data.title);
});
