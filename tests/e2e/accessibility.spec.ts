import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  fillRequired,
  formOf,
  newAddress,
  newsletterOf,
  submitButton,
  subscriberField,
} from './support/answers';
import { axeViolations } from './support/axe';
import {
  contactForm,
  layout,
  newsletterForm,
  pages,
  plans,
  questions,
  site,
} from './support/content';
import { hydrate } from './support/scripts';
import { viewports } from './support/viewports';

// What moves is measured in the middle of its way otherwise.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Checks what is on the page in both themes and at both widths. */
async function expectAccessible(page: Page, state: string) {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'dark' : 'light' });
      const violations = await axeViolations(page);
      expect(violations, `${state}, ${colorScheme}, ${viewport.width} px`).toEqual([]);
    }
  }
}

for (const { name, path } of pages) {
  test(`axe finds nothing on the page "${name}"`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, name);
  });
}

test('axe finds nothing with a question open', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: questions[1]?.data.question }).click();
  await expectAccessible(page, 'question');
});

test('axe finds nothing with a service card open', async ({ page }) => {
  await page.goto('/services/');
  const card = page.getByRole('article').filter({ hasText: plans[1]?.data.title });
  await card.getByText('View Details').click();
  await expectAccessible(page, 'card');
});

test('axe finds nothing with a tooltip open', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: layout.theme.toDark }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('header button > [aria-hidden=true]').last()).toBeVisible();
  await expectAccessible(page, 'tooltip');
});

test('axe finds nothing with every field in error', async ({ page }) => {
  await page.goto('/contact/');
  await hydrate(page);
  await newsletterOf(page).getByRole('button').click();
  await submitButton(page).click();
  await expect(formOf(page).getByText(contactForm.budget.missing)).toBeVisible();
  await expect(newsletterOf(page).getByText(newsletterForm.email.missing)).toBeVisible();
  await expectAccessible(page, 'errors');
});

test.describe('after a failure', () => {
  test.use({ allowConsoleErrors: true });

  test('axe finds nothing in either form', async ({ page, inbox }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/contact/');
    const email = newAddress();
    inbox.script({ key: email, steps: [{ status: 400, times: 2 }] });
    await subscriberField(page).fill(email);
    await subscriberField(page).press('Enter');
    await expect(newsletterOf(page).getByRole('alert')).toBeVisible();
    await fillRequired(page, email);
    await submitButton(page).click();
    await expect(formOf(page).getByText('Submission Failed')).toBeVisible();
    await expectAccessible(page, 'failed');
  });
});

test.describe('after an inquiry was sent', () => {
  test.use({ allowedHosts: [new URL(site.schedulingPage).host] });

  test('axe finds nothing', async ({ page }) => {
    // An answer without content leaves the browser where it is.
    await page.route(site.schedulingPage, (route) => route.fulfill({ status: 204 }));
    await page.goto('/contact/');
    await fillRequired(page, newAddress());
    await submitButton(page).click();
    await expect(formOf(page).getByText('Form Submitted Successfully!')).toBeVisible();
    await expectAccessible(page, 'sent');
  });
});
