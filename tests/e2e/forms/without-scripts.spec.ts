import { localAccount } from '../../../packages/inbox/local-account';
import { expect, test } from '../fixtures';
import {
  field,
  fillRequired,
  formOf,
  newAddress,
  newsletterOf,
  partsOf,
  submitButton,
  subscriberField,
} from '../support/answers';
import { contactForm, newsletterForm } from '../support/content';

test.use({ javaScriptEnabled: false });

test('the browser delivers the newsletter form', async ({ page, inbox }) => {
  await page.goto('/');
  // Playwright's search by text skips noscript.
  const note = newsletterOf(page).locator('noscript p');
  await expect(note).toBeVisible();
  await expect(note).toHaveText(newsletterForm.withoutScripts);
  const email = newAddress();
  await subscriberField(page).fill(email);
  await newsletterOf(page).getByRole('button').click();
  await expect(page.getByText('OK', { exact: true })).toBeVisible();
  expect(partsOf(inbox)).toEqual([
    `subscriber_email=${email}`,
    `service_id=${localAccount.serviceId}`,
    `template_id=${localAccount.newsletterTemplateId}`,
    `user_id=${localAccount.publicKey}`,
  ]);
});

test('the browser delivers the contact form, and Back keeps the answers', async ({
  page,
  inbox,
}) => {
  await page.goto('/contact/');
  const note = formOf(page).locator('noscript p');
  await expect(note).toBeVisible();
  await expect(note).toHaveText(contactForm.withoutScripts);
  const email = newAddress();
  await fillRequired(page, email);
  await formOf(page).getByRole('checkbox', { name: 'Everything listed' }).check();
  // Chromium saves the fields for Back about a second after typing; no person is faster.
  await page.waitForTimeout(2000);
  await submitButton(page).click();
  await expect(page.getByText('OK', { exact: true })).toBeVisible();
  const parts = partsOf(inbox);
  for (const part of [
    'fullName=Ada Lovelace',
    `email=${email}`,
    'role=Founder',
    'goals=Visibility',
    'helpNeeded=Everything listed',
    'timeline=',
    'budget=Yes, prepared to invest',
    'additional=',
    `service_id=${localAccount.serviceId}`,
    `template_id=${localAccount.contactTemplateId}`,
    `user_id=${localAccount.publicKey}`,
  ]) {
    expect(
      parts.filter((arrived) => arrived === part),
      part,
    ).toHaveLength(1);
  }
  await page.goBack();
  await expect(field(page, 'fullName')).toHaveValue('Ada Lovelace');
});

test('the browser stops an incomplete form', async ({ page, inbox }) => {
  await page.goto('/contact/');
  await submitButton(page).click();
  await expect(field(page, 'fullName')).toBeFocused();
  expect(inbox.requests()).toEqual([]);
});
