import type { Page } from '@playwright/test';
import {
  field,
  fillRequired,
  formOf,
  newAddress,
  newsletterOf,
  posts,
  submitButton,
  subscriberField,
} from '../support/answers';
import { contactForm, newsletterForm } from '../support/content';
import { expect, test } from '../support/form-test';
import { hydrate } from '../support/scripts';

const textFields = ['fullName', 'email', 'role', 'goals'] as const;
const radio = (page: Page, name: string) => formOf(page).getByRole('radio', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/contact/');
  await hydrate(page);
});
test.afterEach(({ inbox }) => expect(posts(inbox)).toBe(0));

test('without a required answer nothing is sent, and a message appears at its field', async ({
  page,
}) => {
  await fillRequired(page, newAddress());
  for (const name of textFields) {
    const input = field(page, name);
    await input.fill('');
    await submitButton(page).click();
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(new RegExp(contactForm[name].missing));
    const message = formOf(page).getByText(contactForm[name].missing);
    await expect(message).toBeVisible();
    await input.fill(name === 'email' ? newAddress() : 'Corrected');
    await expect(message).toBeHidden();
    await expect(input).not.toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('');
  }
});

test('an empty form, then one without a budget, then an invalid address: each is reported at its field', async ({
  page,
}) => {
  await submitButton(page).click();
  await expect(field(page, 'fullName')).toBeFocused();
  for (const { missing } of [...textFields.map((name) => contactForm[name]), contactForm.budget]) {
    await expect(formOf(page).getByText(missing)).toBeVisible();
  }

  for (const name of textFields) await field(page, name).fill('Text');
  await field(page, 'email').fill(newAddress());
  await submitButton(page).click();
  const first = radio(page, 'Yes, prepared to invest');
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(new RegExp(contactForm.budget.missing));
  await expect(formOf(page).getByText(contactForm.budget.missing)).toBeVisible();
  await radio(page, 'No, not at that stage yet').check();
  await expect(formOf(page).getByText(contactForm.budget.missing)).toBeHidden();

  await field(page, 'email').fill('ada at example');
  await submitButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(formOf(page).getByText(contactForm.email.invalid)).toBeVisible();
  await field(page, 'email').fill('');
  await submitButton(page).click();
  await expect(formOf(page).getByText(contactForm.email.missing)).toBeVisible();
});

test('the newsletter: the browser stops an empty field and an invalid address', async ({
  page,
}) => {
  const button = newsletterOf(page).getByRole('button', { name: newsletterForm.submit });
  await button.click();
  await expect(subscriberField(page)).toBeFocused();
  await expect(subscriberField(page)).toHaveAccessibleDescription(
    new RegExp(newsletterForm.email.missing),
  );
  await subscriberField(page).fill('ada at example');
  await button.click();
  await expect(newsletterOf(page).getByText(newsletterForm.email.invalid)).toBeVisible();
  await expect(subscriberField(page)).toHaveAttribute('aria-invalid', 'true');
  await subscriberField(page).fill(newAddress());
  await expect(newsletterOf(page).getByText(newsletterForm.email.invalid)).toBeHidden();
});
