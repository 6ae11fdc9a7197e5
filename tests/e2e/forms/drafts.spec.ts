import {
  answeredAddress,
  field,
  fillRequired,
  formOf,
  newAddress,
  partsOf,
  posts,
  subscriberField,
} from '../support/answers';
import { goBackCached, withCache } from '../support/cached-pages';
import { contactForm, newsletterForm } from '../support/content';
import { signupOn } from '../support/form-drivers';
import { expect, test } from '../support/form-test';
import { draftOf, expectSent, send, sendHeld } from '../support/outcomes';
import { blockScripts, hydrate, watchScripts } from '../support/scripts';

const [first = '', , third = ''] = contactForm.budget.options;

test.describe('on a page without its scripts', () => {
  test.use({ allowConsoleErrors: true });

  test('of two choices made before React, the newer one is sent', async ({
    page,
    inbox,
    inquiry,
  }) => {
    await blockScripts(page);
    const boxes = formOf(page).getByRole('checkbox');
    await page.goto('/contact/');
    await formOf(page).getByRole('radio', { name: third }).check();
    await boxes.nth(0).check();
    await field(page, 'role').fill('Founder');
    await page.goto('/about/');
    await page.goto('/contact/');
    await formOf(page).getByRole('radio', { name: first }).check();
    await boxes.nth(1).check();
    await page.goto('/about/');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/contact/');
    await expect(formOf(page).getByText(contactForm.draft.title)).toBeVisible();
    await expect(field(page, 'role')).toHaveValue('Founder');
    await field(page, 'fullName').fill('Ada');
    await field(page, 'email').fill(newAddress());
    await field(page, 'goals').fill('Visibility');
    await inquiry.button.click();
    await expectSent(inquiry);
    expect(partsOf(inbox)).toContain(`budget=${first}`);
    expect(partsOf(inbox)).toContain(`helpNeeded=${contactForm.helpNeeded.options[1]}`);
  });

  test('a letter typed before React removes nothing from a long draft', async ({ page }) => {
    await page.goto('/contact/');
    await field(page, 'additional').fill('A long story\nof two lines');
    await blockScripts(page);
    await page.goto('/contact/');
    await field(page, 'additional').fill('x');
    await page.goto('/about/');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/contact/');
    await expect(field(page, 'additional')).toHaveValue('A long story\nof two lines\nx');
  });

  test('typing today does not extend the life of a draft from three days ago', async ({
    page,
    inquiry,
  }) => {
    await blockScripts(page);
    await page.goto('/contact/');
    await page.evaluate(
      (at) => sessionStorage.setItem('draft:contact', `goals=Old&kept-at=${at}`),
      Date.now() - 3 * 24 * 60 * 60 * 1000,
    );
    await field(page, 'fullName').fill('Ada');
    await page.goto('/about/');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/contact/');
    await expect(field(page, 'fullName')).toHaveValue('Ada');
    await expect(field(page, 'goals')).toHaveValue('');
    await field(page, 'role').fill('Founder');
    expect(await draftOf(inquiry)).not.toContain('Old');
  });
});

test.describe('a signup that failed for certain', () => {
  test.use({ allowConsoleErrors: true });

  test('is reported until its field is emptied, and does not load React after that', async ({
    page,
    inbox,
    signup,
  }) => {
    await page.goto('/about/');
    await send(signup, answeredAddress(inbox, { status: 422 }));
    await signup.expectSpecifiedFailure();
    await page.goto('/services/');
    await expect(signup.message).toContainText(newsletterForm.failure.tryLater.title);
    await subscriberField(page).fill('');
    await expect(signup.message).toBeHidden();
    const scripts = watchScripts(page);
    await page.goto('/about/', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await hydrate(page);
    await expect(signup.message).toBeHidden();
    expect(posts(inbox)).toBe(1);
  });

  test('whose field was emptied during sending is reported only on its own page', async ({
    page,
    inbox,
    signup,
  }) => {
    await page.goto('/about/');
    await sendHeld(signup, inbox, { status: 422, delay: 60_000 });
    await subscriberField(page).fill('');
    inbox.release();
    await signup.expectSpecifiedFailure();
    // The record of the attempt loads React once, which finds nothing to report.
    await page.goto('/services/');
    await expect(signup.form.locator('[aria-hidden] input')).toBeAttached();
    await expect(signup.message).toBeHidden();
    const scripts = watchScripts(page);
    await page.goto('/about/', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
  });
});

test('a page restored from the back/forward cache takes over a later page’s changes to its draft', async ({
  inbox,
}) => {
  await withCache(inbox, async (page) => {
    const signup = signupOn(page);
    await page.goto('/about/');
    await subscriberField(page).fill('first@example.com');
    await hydrate(page);
    await page.goto('/services/');
    await expect(subscriberField(page)).toHaveValue('first@example.com');
    await subscriberField(page).fill('second@example.com');
    await goBackCached(page);
    await expect(page).toHaveURL('/about/');
    await expect(subscriberField(page)).toHaveValue('second@example.com');
    expect(await draftOf(signup)).toContain('second');
  });
});

test('a browser that ends without an event keeps every letter', async ({ page, inquiry }) => {
  await page.goto('/contact/');
  // Before React, the starter keeps typed text when the page is left.
  await hydrate(page);
  await fillRequired(page, newAddress());
  await field(page, 'additional').fill('The last word');
  // A crash, or a tab that the system discards, fires no event; only what is already kept survives.
  expect(await draftOf(inquiry)).toContain('The+last+word');
});
