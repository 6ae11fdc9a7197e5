import type { Page } from '@playwright/test';
import {
  answersIn,
  field,
  fillRequired,
  formOf,
  newAddress,
  newsletterOf,
  partsOf,
  posts,
  submitButton,
  subscriberField,
} from '../support/answers';
import { contactForm, newsletterForm, site } from '../support/content';
import { expect, test } from '../support/form-test';
import { expectSent } from '../support/outcomes';
import { blockScripts, holdScripts, hydrate } from '../support/scripts';
import { translate } from '../support/translate';

/** Fills in the inquiry while its scripts are held back, until `release` is called. */
async function fillEarly(page: Page) {
  const release = await holdScripts(page);
  await page.goto('/contact/');
  const email = newAddress();
  await fillRequired(page, email);
  return { release, email };
}

test('text and choices from before React stay', async ({ page }) => {
  const { release, email } = await fillEarly(page);
  await formOf(page).getByRole('checkbox', { name: 'Everything listed' }).check();
  await formOf(page).getByRole('combobox').selectOption('exploring');
  await field(page, 'additional').fill('Before React');
  await subscriberField(page).fill(email);
  const typed = await answersIn(formOf(page));
  release();
  await hydrate(page);
  expect(await answersIn(formOf(page))).toEqual([
    ...typed.filter((answer) => answer !== 'helpNeeded='),
  ]);
  await expect(subscriberField(page)).toHaveValue(email);
});

test('text typed on a page that was translated before React stays, and is sent', async ({
  page,
  inbox,
  inquiry,
  problems,
}) => {
  const { release, email } = await fillEarly(page);
  await translate(page);
  release();
  // React finds elements that it does not expect, and draws the page again.
  await expect.poll(() => problems.pageErrors.splice(0).join()).toContain('React error #418');
  await expect(field(page, 'email')).toHaveValue(email);
  await submitButton(page).click();
  await expectSent(inquiry);
  expect(partsOf(inbox)[1]).toBe(`email=${email}`);
});

test('a newsletter form submitted before React is held, then sent once', async ({
  page,
  inbox,
}) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const email = newAddress();
  await subscriberField(page).fill(email);
  const button = newsletterOf(page).getByRole('button');
  await button.click();
  await button.click();
  await subscriberField(page).press('Enter');
  await expect(newsletterOf(page)).toHaveAttribute('aria-busy', 'true');
  await expect(newsletterOf(page).getByText(newsletterForm.sending)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(posts(inbox)).toBe(0);
  release();
  await expect(page).toHaveURL('/newsletter-confirmation/');
  expect(posts(inbox)).toBe(1);
  expect(partsOf(inbox)[0]).toBe(`subscriber_email=${email}`);
});

test.describe('the contact form', () => {
  test('submitted before React is held, without any answers in the address, then sent once', async ({
    page,
    inbox,
    inquiry,
  }) => {
    const { release, email } = await fillEarly(page);
    await submitButton(page).dblclick();
    await expect(formOf(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL('/contact/');
    expect(posts(inbox)).toBe(0);
    release();
    await expectSent(inquiry);
    expect(posts(inbox)).toBe(1);
    expect(partsOf(inbox)).toContain(`email=${email}`);
  });

  test('submitted empty before React shows what is missing once React runs', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact/');
    await submitButton(page).click();
    await expect(field(page, 'fullName')).toBeFocused();
    release();
    await hydrate(page);
    await expect(formOf(page).getByText(contactForm.fullName.missing)).toBeVisible();
  });
});

test.describe('when React cannot be loaded', () => {
  test.use({ allowConsoleErrors: true });

  test('the contact form says so, with an address, and keeps the answers', async ({
    page,
    inbox,
  }) => {
    const release = await holdScripts(page);
    await page.route(/\/framework-.*\.js$/, (route) => route.abort('connectionfailed'));
    await page.goto('/contact/');
    await fillRequired(page, newAddress());
    const typed = await answersIn(formOf(page));
    await submitButton(page).click();
    release();
    const message = formOf(page).getByRole('alert');
    await expect(message).toHaveText(contactForm.failure.cannotStart);
    await expect(message).toContainText(site.email);
    await expect(message).toBeFocused();
    await expect(formOf(page)).not.toHaveAttribute('aria-busy', 'true');
    expect(await answersIn(formOf(page))).toEqual(typed);
    await expect(page).toHaveURL('/contact/');
    expect(posts(inbox)).toBe(0);
  });

  test('the newsletter form says so too', async ({ page }) => {
    await page.goto('/');
    await blockScripts(page);
    const email = newAddress();
    await subscriberField(page).fill(email);
    await subscriberField(page).press('Enter');
    const message = newsletterOf(page).getByRole('alert');
    await expect(message).toHaveText(newsletterForm.failure.cannotStart);
    await expect(subscriberField(page)).toHaveValue(email);
  });

  test('a press long after the scripts have failed says so immediately', async ({ page }) => {
    await page.clock.install();
    await blockScripts(page);
    await page.goto('/contact/');
    const failed = page.waitForEvent('requestfailed');
    await field(page, 'fullName').focus();
    await failed;
    await fillRequired(page, newAddress());
    await page.clock.fastForward(60_000);
    await submitButton(page).click();
    await expect(formOf(page).getByRole('alert')).toHaveText(contactForm.failure.cannotStart);
    await expect(formOf(page)).not.toHaveAttribute('aria-busy', 'true');
  });

  test('a second press after that message gets a message too', async ({ page }) => {
    await blockScripts(page);
    await page.goto('/contact/');
    await fillRequired(page, newAddress());
    await submitButton(page).click();
    const message = formOf(page).getByRole('alert');
    await expect(message).toHaveText(contactForm.failure.cannotStart);
    await submitButton(page).click();
    await expect(message).toBeFocused();
    await expect(formOf(page)).not.toHaveAttribute('aria-busy', 'true');
  });

  test('a form whose scripts do not answer says so after 20 seconds', async ({ page }) => {
    await page.clock.install();
    await holdScripts(page);
    await page.goto('/contact/');
    await fillRequired(page, newAddress());
    await submitButton(page).click();
    await expect(formOf(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(25_000);
    await expect(formOf(page).getByRole('alert')).toHaveText(contactForm.failure.cannotStart);
    await expect(formOf(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(field(page, 'fullName')).toHaveValue('Ada Lovelace');
  });
});
