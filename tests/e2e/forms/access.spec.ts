import type { Page } from '@playwright/test';
import { answeredAddress, field, newAddress, posts } from '../support/answers';
import { axeFindings } from '../support/axe';
import { contactForm } from '../support/content';
import type { FormDriver } from '../support/form-drivers';
import { expect, test } from '../support/form-test';
import { expectFailed, send, sendHeld } from '../support/outcomes';
import { inEachView } from '../support/views';

// Otherwise animations would be measured midway.
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowConsoleErrors: true });

const expectAccessible = (page: Page, state: string) =>
  inEachView(page, async (view) => {
    expect(await axeFindings(page, 'form'), `${state}, ${view}`).toEqual([]);
  });

/** Fills in and sends the inquiry without a pointer. */
async function sendByKeyboard(page: Page, email: string) {
  await field(page, 'fullName').focus();
  for (const text of ['Ada Lovelace', email, 'Founder', 'Visibility']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  while (!(await page.evaluate(() => document.activeElement?.matches('[name=budget]')))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  while (!(await page.evaluate(() => document.activeElement?.matches('[type=submit]')))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

/** Expects the next stops of the Tab key after the message: its actions. */
async function expectWaysOutByTab({ page, message, words }: FormDriver) {
  await expect(message).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(message.getByRole('link', { name: words.mail })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(message.getByRole('button', { name: words.copy })).toBeFocused();
}

test('by keyboard, a refusal takes the focus and offers alternatives, without an axe violation', async ({
  page,
  inbox,
  inquiry,
}) => {
  await page.goto('/contact/');
  const email = answeredAddress(inbox, { status: 400 });
  await sendByKeyboard(page, email);
  await inquiry.expectSpecifiedFailure();
  await expectWaysOutByTab(inquiry);
  await expectAccessible(page, 'fixNeeded');
});

test('by keyboard, a missing answer is announced at 8 and 30 seconds, without an axe violation', async ({
  page,
  inbox,
  inquiry,
}) => {
  await page.clock.install();
  await page.goto('/contact/');
  const email = answeredAddress(inbox, { hang: 'before-headers' });
  await sendByKeyboard(page, email);
  await expect.poll(() => posts(inbox)).toBe(1);
  const heard = inquiry.form.locator('[aria-live=polite]').getByText(contactForm.sending);
  await expect(heard).toHaveCount(1);
  await expectAccessible(page, 'sending');
  await page.clock.fastForward(8000);
  await expect(inquiry.form.locator('[aria-live=polite]')).toContainText([contactForm.slow]);
  await expectAccessible(page, 'slow');
  await page.clock.fastForward(22_000);
  await expectWaysOutByTab(inquiry);
  await expectAccessible(page, 'unknown');
});

test('by keyboard, a success is announced and opens the calendar, without an axe violation', async ({
  page,
  inquiry,
}) => {
  await page.goto('/contact/');
  await sendByKeyboard(page, newAddress());
  await inquiry.expectSpecifiedSuccess();
  await expect(inquiry.message).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(inquiry.message.getByRole('link', { name: contactForm.sent.link })).toBeFocused();
  await expectAccessible(page, 'sent');
  // A reload would be lost while the calendar opens.
  await expect(() => page.reload()).toPass();
  await expect(inquiry.message).toContainText(contactForm.sent.before.title);
  await expectAccessible(page, 'sent before');
});

test('axe finds nothing in the other states of the forms', async ({
  page,
  context,
  inbox,
  inquiry,
  signup,
}) => {
  // Axe checks six states, each in two views.
  test.slow();
  await page.goto('/contact/?plan=strategy-plan');
  await sendHeld(signup, inbox, { hang: 'before-headers' });
  await page.reload();
  await expect(signup.message).toContainText(signup.words.interrupted.title);
  await field(page, 'email').focus();
  await expect(inquiry.form.getByText(contactForm.offer)).toBeVisible();
  await expectAccessible(page, 'interrupted, offered address');

  await inquiry.form.locator('[aria-hidden] input').evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = 'Ada';
  });
  await send(inquiry, newAddress());
  await expect(inquiry.message).toContainText(contactForm.person.title);
  await expectAccessible(page, 'person');

  await context.setOffline(true);
  const answers = await send(inquiry, newAddress());
  await expectFailed(inquiry, 'offline', answers);
  await expectAccessible(page, 'offline');
  await context.setOffline(false);
  await expect(inquiry.message).toContainText(contactForm.failure.online.title);
  await expectAccessible(page, 'online');

  await field(page, 'additional').fill('a'.repeat(51_000));
  await inquiry.button.click();
  await expect(inquiry.message).toContainText(contactForm.failure.tooLong.title);
  await field(page, 'additional').fill('Shorter');
  await page.reload();
  await expect(inquiry.form.getByText(contactForm.draft.title, { exact: true })).toBeVisible();
  await expectAccessible(page, 'restored');
});
