import type { Page } from '@playwright/test';
import {
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
import { contactForm } from '../support/content';
import { expect, test } from '../support/form-test';
import { expectSent } from '../support/outcomes';
import { holdScripts } from '../support/scripts';
import { translate } from '../support/translate';

/** Adds an icon next to a field, as password managers do. */
const addIcon = (page: Page, selector: string) =>
  page.evaluate((css) => {
    const icon = document.createElement('div');
    icon.textContent = '🔑';
    document.querySelector(css)?.after(icon);
  }, selector);

/** Changes to a form before React. */
const changes: [string, (page: Page) => Promise<void>][] = [
  ['translated', translate],
  ['given an icon', (page) => addIcon(page, 'main form [name=email]')],
];

for (const [name, change] of changes) {
  test(`an early press in a form that was ${name} is sent unchanged`, async ({
    page,
    inbox,
    inquiry,
    problems,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/contact/');
    const email = newAddress();
    await fillRequired(page, email);
    await formOf(page).getByRole('checkbox').first().check();
    await formOf(page).getByRole('checkbox').last().check();
    await change(page);
    await page.locator('[data-app=contact] [type=submit]').click();
    release();
    await expectSent(inquiry);
    expect(partsOf(inbox)).toContain(`email=${email}`);
    const options = contactForm.helpNeeded.options;
    expect(partsOf(inbox)).toContain(`helpNeeded=${options[0]}, ${options.at(-1)}`);
    expect(posts(inbox)).toBe(1);
    expect(problems.pageErrors.splice(0).join()).toContain('React error #418');
  });

  test(`an empty form that was ${name} says what is missing once React has drawn it again`, async ({
    page,
    problems,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/contact/');
    await change(page);
    await page.locator('[data-app=contact] [type=submit]').click();
    release();
    await expect(formOf(page).getByText(contactForm.fullName.missing)).toBeVisible();
    expect(problems.pageErrors.splice(0).join()).toContain('React error #418');
  });
}

test('an early signup with an icon in the field is sent', async ({ page, inbox, problems }) => {
  const release = await holdScripts(page);
  await page.goto('/about/');
  const email = newAddress();
  await subscriberField(page).fill(email);
  await addIcon(page, '[name=subscriber_email]');
  await newsletterOf(page).locator('[type=submit]').click();
  release();
  await expect(page).toHaveURL('/newsletter-confirmation/');
  expect(partsOf(inbox)[0]).toBe(`subscriber_email=${email}`);
  expect(posts(inbox)).toBe(1);
  problems.pageErrors.splice(0);
});

test('typing continues while React draws the form again', async ({ page, problems }) => {
  const release = await holdScripts(page);
  await page.goto('/contact/');
  await addIcon(page, 'main form [name=email]');
  const text = 'A book about the line that runs through everything that I have done.';
  const additional = field(page, 'additional');
  await additional.focus();
  await page.keyboard.type(text.slice(0, 8));
  // The rest is typed before the last word, until after React has loaded.
  await page.keyboard.press('Home');
  release();
  const before = await page.evaluate(() => document.querySelector('[name=additional]') !== null);
  expect(before).toBe(true);
  for (const letter of 'Please: ') await page.keyboard.type(letter, { delay: 5 });
  await expect.poll(() => problems.pageErrors.join()).toContain('React error #418');
  await expect(additional).toBeFocused();
  for (const letter of 'yes, ') await page.keyboard.type(letter, { delay: 5 });
  await expect(additional).toHaveValue(`Please: yes, ${text.slice(0, 8)}`);
  problems.pageErrors.splice(0);
});

test('earlier text stays even if storage is blocked', async ({ page, problems }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const release = await holdScripts(page);
  await page.goto('/contact/');
  const email = newAddress();
  await fillRequired(page, email);
  await addIcon(page, 'main form [name=email]');
  release();
  await expect.poll(() => problems.pageErrors.splice(0).join()).toContain('React error #418');
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(formOf(page).getByRole('radio').first()).toBeChecked();
  await expect(submitButton(page)).toBeVisible();
});
