import { field, fillRequired, formOf, newAddress, posts, submitButton } from '../support/answers';
import { contactForm } from '../support/content';
import { expect, test } from '../support/form-test';
import { expectSent } from '../support/outcomes';
import { holdScripts } from '../support/scripts';

test('the message of a press that timed out after 20 seconds stays when React loads, and the press can be repeated', async ({
  page,
  inbox,
  inquiry,
}) => {
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto('/contact/');
  await fillRequired(page, newAddress());
  await submitButton(page).click();
  await page.clock.runFor(20_000);
  await expect(inquiry.message).toHaveText(contactForm.failure.cannotStart);
  release();
  await expect(inquiry.form.locator('[aria-hidden] input')).toBeAttached();
  await expect(inquiry.message).toHaveText(contactForm.failure.cannotStart);
  expect(posts(inbox)).toBe(0);
  await inquiry.button.click();
  await expectSent(inquiry);
  expect(posts(inbox)).toBe(1);
});

test('a second press has 20 seconds of its own', async ({ page, inbox, inquiry }) => {
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto('/contact/');
  await fillRequired(page, newAddress());
  await submitButton(page).click();
  await page.clock.runFor(20_000);
  await expect(inquiry.message).toHaveText(contactForm.failure.cannotStart);
  await submitButton(page).click();
  await page.clock.runFor(15_000);
  await expect(inquiry.form).toHaveAttribute('aria-busy', 'true');
  await expect(inquiry.message).toBeHidden();
  release();
  await expectSent(inquiry);
  expect(posts(inbox)).toBe(1);
});

test.describe('the data of the page', () => {
  test.use({ allowConsoleErrors: true });

  test('that fails once is reported soon, and the next press sends without a reload', async ({
    page,
    inbox,
    inquiry,
    problems,
  }) => {
    await page.clock.install();
    await page.route('**/page-data/contact/page-data.json', (route) =>
      route.abort('connectionfailed'),
    );
    await page.goto('/contact/');
    const email = newAddress();
    await fillRequired(page, email);
    await submitButton(page).click();
    // The page's own clock is not moved: the test does not wait for 20 seconds.
    await expect(inquiry.message).toHaveText(contactForm.failure.cannotStart);
    await expect(formOf(page)).not.toHaveAttribute('aria-busy', 'true');
    await page.unroute('**/page-data/contact/page-data.json');
    await submitButton(page).click();
    await expectSent(inquiry);
    expect(posts(inbox)).toBe(1);
    await expect(field(page, 'email')).toHaveValue('');
    // Each focus in the form tried again, so there may be several; the last can come after the message.
    const failures = problems.pageErrors.splice(0);
    expect(failures).not.toEqual([]);
    for (const failure of failures) expect(failure).toContain('page resources');
  });
});
