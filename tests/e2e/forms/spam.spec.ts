import { field, newAddress, partsOf, posts } from '../support/answers';
import { contactForm, newsletterForm } from '../support/content';
import { expect, test } from '../support/form-test';
import { draftOf, expectSent, heldIn, send } from '../support/outcomes';
import { hydrate } from '../support/scripts';

test('a form whose hidden field was autofilled asks for a person, then sends', async ({
  page,
  inbox,
  inquiry,
  signup,
}) => {
  await page.goto('/contact/');
  await hydrate(page);
  for (const [index, [driver, words]] of (
    [
      [inquiry, contactForm.person],
      [signup, newsletterForm.person],
    ] as const
  ).entries()) {
    const trap = driver.form.locator('[aria-hidden] input');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await trap.evaluate((input) => {
      if (input instanceof HTMLInputElement) input.value = 'Ada Lovelace';
    });
    const email = newAddress();
    const answers = await send(driver, email);
    await expect(driver.message).toContainText(words.title);
    await expect(driver.message).toBeFocused();
    expect(await heldIn(driver)).toEqual(answers);
    expect(posts(inbox)).toBe(index);
    await expect.poll(() => draftOf(driver)).toContain(encodeURIComponent(email));
    expect(await draftOf(driver)).not.toContain('zq-tmw');
    await driver.message.getByRole('button', { name: words.confirm }).click();
    await expectSent(driver);
    await driver.expectLedOn();
    expect(inbox.messages()).toHaveLength(index + 1);
  }
  expect(partsOf(inbox).join()).not.toContain('zq-tmw');
});

test('a program that finishes within three seconds is asked, and may continue', async ({
  page,
  inbox,
  inquiry,
}) => {
  const email = newAddress();
  // Runs without a visitor: the browser has seen neither a press nor a key.
  await page.addInitScript((address) => {
    const answers: Record<string, string> = {
      fullName: 'Ada Lovelace',
      email: address,
      role: 'Founder',
      goals: 'Visibility',
    };
    addEventListener('load', () => {
      for (const [name, value] of Object.entries(answers)) {
        const control = document.querySelector<HTMLInputElement>(`main form [name=${name}]`);
        if (control) control.value = value;
      }
      document.querySelector<HTMLInputElement>('[name=budget]')?.click();
      document.querySelector<HTMLElement>('main form [type=submit]')?.click();
    });
    // Every action of Playwright counts as a press, so the page itself has to report.
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.matches('[role=alert]')) console.log('asked');
    });
  }, email);
  const asked = page.waitForEvent('console', (message) => message.text() === 'asked');
  await page.goto('/contact/');
  await asked;
  await expect(inquiry.message).toContainText(contactForm.person.title);
  expect(posts(inbox)).toBe(0);
  await inquiry.message.getByRole('button', { name: contactForm.person.confirm }).click();
  await expectSent(inquiry);
  expect(partsOf(inbox)).toContain(`email=${email}`);
  expect(posts(inbox)).toBe(1);
});

test('a quick person is not asked', async ({ page, inbox, inquiry }) => {
  await page.goto('/contact/');
  await send(inquiry, newAddress());
  await expectSent(inquiry);
  expect(await page.evaluate(() => performance.now())).toBeLessThan(20_000);
  await expect(field(page, 'fullName')).toHaveValue('');
  expect(posts(inbox)).toBe(1);
});
