import { field, newAddress, posts } from '../support/answers';
import { contactForm, newsletterForm, plain } from '../support/content';
import { expect, test } from '../support/form-test';
import { expectFailed, expectMessage, expectSent, send, sendHeld } from '../support/outcomes';
import { hydrate } from '../support/scripts';

test.use({ allowConsoleErrors: true });

test('an offline form says so immediately; back online it offers to send, and waits for a press', async ({
  page,
  context,
  inbox,
  inquiry,
  signup,
}) => {
  await page.goto('/contact/');
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  for (const [index, [driver, words]] of (
    [
      [inquiry, contactForm.failure.online],
      [signup, newsletterForm.failure.online],
    ] as const
  ).entries()) {
    await context.setOffline(true);
    const answers = await send(driver, newAddress());
    await expectFailed(driver, 'offline', answers);
    await context.setOffline(false);
    await expect(driver.message).toContainText(words.title);
    await expect(driver.message).toContainText(plain(words.text));
    expect(posts(inbox)).toBe(index);
    await driver.message.getByRole('button', { name: words.send }).click();
    await expectSent(driver);
    await driver.expectLedOn();
    expect(inbox.messages()).toHaveLength(index + 1);
  }
});

test('a connection that is lost again before the press is reported again', async ({
  page,
  context,
  inbox,
  inquiry,
}) => {
  await page.goto('/contact/');
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await send(inquiry, newAddress());
  await expect(inquiry.message).toContainText(contactForm.failure.offline.title);
  await context.setOffline(false);
  await expect(inquiry.message).toContainText(contactForm.failure.online.title);
  await context.setOffline(true);
  await expect(inquiry.message).toContainText(contactForm.failure.offline.title);
  expect(posts(inbox)).toBe(0);
});

test('the outcome is unknown when the connection is lost while sending', async ({
  page,
  context,
  inbox,
  inquiry,
}) => {
  await page.clock.install();
  await page.goto('/contact/');
  const { email, answers } = await sendHeld(inquiry, inbox, {
    hang: 'before-headers',
    deliver: true,
  });
  await context.setOffline(true);
  // Some browsers end the request; in others it times out.
  await page.clock.fastForward(30_000);
  await expectFailed(inquiry, 'unknown', answers);
  await expectMessage(inquiry, 'unknown');
  await expect(field(page, 'email')).toHaveValue(email);
  expect(inbox.messages()).toHaveLength(1);
  expect(posts(inbox)).toBe(1);
});
