import type { Page } from '@playwright/test';
import {
  answersIn,
  field,
  fillRequired,
  formOf,
  newAddress,
  posts,
  subscriberField,
} from '../support/answers';
import { contactForm, newsletterForm } from '../support/content';
import { expect, test } from '../support/form-test';
import { draftOf, expectSent, send } from '../support/outcomes';
import { hydrate } from '../support/scripts';

/** Makes every access to the browser's storage throw, as in browsers that block cookies. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });

test('both forms send if storage is blocked', async ({ page, inbox, inquiry, signup }) => {
  await blockStorage(page);
  await page.goto('/contact/');
  for (const driver of [inquiry, signup]) {
    await send(driver, newAddress());
    await driver.expectSpecifiedSuccess();
    await driver.expectLedOn();
  }
  expect(inbox.messages()).toHaveLength(2);
  expect(posts(inbox)).toBe(2);
});

test('the form sends if storage is full', async ({ page, inbox, inquiry }) => {
  await page.goto('/contact/');
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (let index = 0; ; index += 1)
          sessionStorage.setItem(`${size} ${index}`, 'x'.repeat(size));
      } catch {
        // The next smaller size may still fit.
      }
    }
  });
  await fillRequired(page, newAddress());
  await page.waitForTimeout(400);
  expect(await draftOf(inquiry)).toBeNull();
  await inquiry.button.click();
  await inquiry.expectSpecifiedSuccess();
  expect(inbox.messages()).toHaveLength(1);
  expect(posts(inbox)).toBe(1);
});

test('answers are restored with a note after a reload, and can be cleared', async ({
  page,
  inbox,
  inquiry,
}) => {
  const email = newAddress();
  // On a page without the browser's own memory of its fields, so that only the draft can restore
  // them.
  await page.goto('/contact/');
  await fillRequired(page, email);
  await formOf(page).getByRole('checkbox', { name: 'Not Sure Yet' }).check();
  await formOf(page).getByRole('combobox').selectOption('exploring');
  await field(page, 'additional').fill('One\nTwo 👩🏽‍🚀 עוד');
  await expect(inquiry.form.getByText(contactForm.draft.title)).toBeHidden();
  // React joins the selections into one part.
  const parts = async () => (await answersIn(inquiry.form)).map((part) => part.split('=')[0]);
  await expect.poll(parts).toEqual([...new Set(await parts())]);
  const typed = await answersIn(inquiry.form);
  await page.goto('about:blank');
  await page.goto('/contact/');
  await expect(inquiry.form.getByText(contactForm.draft.title)).toBeVisible();
  expect(await answersIn(inquiry.form)).toEqual(typed);
  await page.reload();
  await expect(inquiry.form.getByText(contactForm.draft.title)).toBeVisible();
  expect(await answersIn(inquiry.form)).toEqual(typed);

  await inquiry.form.getByRole('button', { name: contactForm.draft.clear }).click();
  await expect(inquiry.form.getByText(contactForm.draft.title)).toBeHidden();
  await expect(field(page, 'fullName')).toHaveValue('');
  await page.reload();
  await hydrate(page);
  await expect(field(page, 'fullName')).toHaveValue('');
  expect(await draftOf(inquiry)).toBeNull();
  expect(posts(inbox)).toBe(0);
});

test('an address typed in the footer of one page appears on the next', async ({ page, signup }) => {
  await page.goto('/about/');
  const email = newAddress();
  await subscriberField(page).fill(email);
  await page.goto('/services/');
  await expect(subscriberField(page)).toHaveValue(email);
  await expect(signup.form.getByText(newsletterForm.draft.title)).toBeVisible();
});

test('a draft from yesterday is not restored', async ({ page, inquiry }) => {
  await page.addInitScript(
    (at) => sessionStorage.setItem('draft:contact', `fullName=Ada&kept-at=${at}`),
    Date.now() - 24 * 60 * 60 * 1000,
  );
  await page.goto('/contact/');
  // React adds the invisible field.
  await expect(inquiry.form.locator('[aria-hidden] input')).toBeAttached();
  await expect(field(page, 'fullName')).toHaveValue('');
  await expect(inquiry.form.getByText(contactForm.draft.title)).toBeHidden();
  expect(await draftOf(inquiry)).toBeNull();
});

test('text typed before a newer build was found is still there after the reload', async ({
  page,
  inquiry,
}) => {
  // Gatsby compares the page's build with that of the data it fetches, and reloads.
  await page.route('**/page-data/app-data.json', async (route) => {
    await route.fulfill({ json: { webpackCompilationHash: 'newer' } });
  });
  await page.goto('/contact/');
  const loads: string[] = [];
  page.on('load', () => loads.push('load'));
  const email = newAddress();
  await page.evaluate((address) => {
    // Typed in one step, before any script but the starter runs.
    for (const [name, value] of [
      ['fullName', 'Ada Lovelace'],
      ['email', address],
      ['additional', 'Before the reload'],
    ]) {
      const control = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
      if (control) control.value = value ?? '';
    }
  }, email);
  await field(page, 'goals').focus();
  await expect.poll(() => loads).toHaveLength(1);
  await expect(inquiry.form.getByText(contactForm.draft.title)).toBeVisible();
  await expect(field(page, 'fullName')).toHaveValue('Ada Lovelace');
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(field(page, 'additional')).toHaveValue('Before the reload');
  await page.unrouteAll();
  await fillRequired(page, email);
  await page.waitForTimeout(400);
  expect(await draftOf(inquiry)).toContain('Before+the+reload');
});

test('a success clears the draft', async ({ page, inquiry }) => {
  await page.goto('/contact/');
  await fillRequired(page, newAddress());
  await expect.poll(() => draftOf(inquiry)).not.toBeNull();
  await inquiry.button.click();
  await expectSent(inquiry);
  await inquiry.expectLedOn();
  await page.reload();
  await expect(inquiry.message).toContainText(contactForm.sent.before.title);
  await expect(inquiry.form.getByText(contactForm.draft.title)).toBeHidden();
});
