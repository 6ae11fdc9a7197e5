import { answeredAddress, field, posts } from '../support/answers';
import { contactForm, newsletterForm } from '../support/content';
import { expect, test } from '../support/form-test';
import { expectFailed, expectSent, send, sendHeld } from '../support/outcomes';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact/');
});

test('further presses during sending send nothing', async ({ page, inbox, inquiry }) => {
  await send(inquiry, answeredAddress(inbox, { delay: 60_000 }));
  const busy = inquiry.form.getByRole('button', { name: contactForm.sending });
  await expect(busy).toBeFocused();
  await expect(inquiry.form).toHaveAttribute('aria-busy', 'true');
  await expect(inquiry.form.getByText(contactForm.submit)).toBeHidden();
  // Playwright treats an aria-disabled button as one that cannot be pressed.
  for (let press = 0; press < 5; press += 1) {
    await inquiry.form.locator('[type=submit]').click({ force: true });
  }
  await field(page, 'goals').focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  await expect.poll(() => posts(inbox)).toBe(1);
  inbox.release();
  await expectSent(inquiry);
  expect(posts(inbox)).toBe(1);
});

test('the form says after 8 seconds that it is still sending, and after 12 that it has sent', async ({
  page,
  inbox,
  inquiry,
  signup,
}) => {
  for (const [index, [driver, words]] of (
    [
      [inquiry, contactForm.slow],
      [signup, newsletterForm.slow],
    ] as const
  ).entries()) {
    await send(driver, answeredAddress(inbox, { delay: 60_000 }));
    const slow = driver.form.getByText(words);
    await page.clock.fastForward(6000);
    await expect(slow).toBeHidden();
    await page.clock.fastForward(2500);
    await expect(slow).toBeVisible();
    expect(words).toContain('Still sending…');
    await expect(driver.form.locator('[aria-live=polite]').getByText(words)).toBeVisible();
    await expect(driver.button).toBeHidden();
    await page.clock.fastForward(3500);
    await expect.poll(() => posts(inbox)).toBe(index + 1);
    inbox.release();
    await expectSent(driver);
    await driver.expectLedOn();
  }
  expect(inbox.messages()).toHaveLength(2);
  expect(posts(inbox)).toBe(2);
});

test.describe('no answer', () => {
  test.use({ allowConsoleErrors: true });

  for (const [name, hang] of [
    ['before the headers', 'before-headers'],
    ['after the headers', 'after-headers'],
  ] as const) {
    test(`silence ${name} makes the outcome unknown after 30 seconds, and nothing is sent again`, async ({
      page,
      inbox,
      inquiry,
      signup,
    }) => {
      for (const driver of [inquiry, signup]) {
        const { answers } = await sendHeld(driver, inbox, { hang, deliver: true });
        await page.clock.fastForward(27_000);
        await expect(driver.message).toBeHidden();
        await page.clock.fastForward(3000);
        await expectFailed(driver, 'unknown', answers);
      }
      await page.clock.fastForward(600_000);
      expect(posts(inbox)).toBe(2);
      expect(inbox.messages()).toHaveLength(2);
    });
  }

  test('a success after 40 seconds still counts', async ({ page, inbox, inquiry }) => {
    const { answers } = await sendHeld(inquiry, inbox);
    await page.clock.fastForward(30_000);
    await expectFailed(inquiry, 'unknown', answers);
    await page.clock.fastForward(10_000);
    inbox.release();
    await expectSent(inquiry);
    await expect(inquiry.message).toContainText(contactForm.sent.message.title);
    await expect(inquiry.message).toBeFocused();
    expect(inbox.messages()).toHaveLength(1);
    expect(posts(inbox)).toBe(1);
  });

  test('a refusal after 40 seconds still counts, and makes no second alert', async ({
    page,
    inbox,
    signup,
  }) => {
    const { answers } = await sendHeld(signup, inbox, { delay: 60_000, status: 422 });
    await page.clock.fastForward(30_000);
    await expectFailed(signup, 'unknown', answers);
    inbox.release();
    await expect(signup.message).toContainText(newsletterForm.failure.fixNeeded.title);
    expect(posts(inbox)).toBe(1);
  });

  test('a press after 30 seconds sends a second time, and the first answer still counts', async ({
    page,
    inbox,
    inquiry,
  }) => {
    const { answers } = await sendHeld(
      inquiry,
      inbox,
      { delay: 60_000 },
      { hang: 'before-headers' },
    );
    await page.clock.fastForward(30_000);
    await expectFailed(inquiry, 'unknown', answers);
    await inquiry.button.click();
    await expect.poll(() => posts(inbox)).toBe(2);
    inbox.release();
    await expectSent(inquiry);
    await page.clock.fastForward(60_000);
    await expect(inquiry.message).toContainText(contactForm.sent.message.title);
  });
});
