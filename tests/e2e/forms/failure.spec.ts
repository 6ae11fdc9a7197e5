import type { Failure } from '../../../src/forms/state/outcome';
import type { Reply } from '../../../tools/inbox/replies';
import { requiredAnswers } from '../../support/required-answers';
import { expect, test } from '../fixtures';
import { expectAccessible } from '../support/axe';
import { filledIn, newEmail } from '../support/forms';
import { blockStorage, loadReact } from '../support/page';

test.use({ expected: /^Console: / });

/** A refusal, and no reply at all; `src/forms/state/outcome.test.ts` has the others. */
const replies: [string, Reply, Failure][] = [
  ['a refusal', { status: 400, body: 'The template ID not found.' }, 'fixNeeded'],
  ['an error of the service', { status: 503 }, 'serviceError'],
  ['a connection that breaks', { reset: true }, 'unknown'],
];
for (const [name, reply, failure] of replies) {
  test(`${name} loses no inquiry`, async ({ page, inbox, contact }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto('/contact/');
    const email = newEmail();
    inbox.replyNext(email, reply);
    await contact.form.getByRole('checkbox', { name: 'Everything listed' }).check();
    await contact.fill(email);
    const typed = await contact.answers();
    await contact.submit.click();
    await contact.expectFailed(failure);
    await expectAccessible(page, 'main form');
    expect(await contact.answers()).toEqual(typed);
    expect(await contact.savedAnswers()).toContain(encodeURIComponent(email));
    // The service's text is for developers.
    if (reply.body) {
      expect(logged.join()).toContain(reply.body);
      await expect(contact.message).not.toContainText(reply.body);
    }
    await contact.submit.click();
    await contact.expectSent();
    expect(await contact.savedAnswers()).toBeNull();
    expect(inbox.requests()).toHaveLength(2);
  });
}

test('a failed signup alerts, and keeps the address', async ({ page, inbox, newsletter }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.goto('/about/');
  const email = newEmail();
  inbox.replyNext(email, { status: 422, body: 'The recipients address is empty' });
  await newsletter.send(email);
  await newsletter.expectMessage('fixNeeded');
  expect(alerts).toEqual(['Failed to subscribe. Please try again.']);
  expect(logged.join()).toContain('The recipients address is empty');
  expect(await newsletter.answers()).toEqual([`subscriber_email=${email}`]);
  await newsletter.submit.click();
  await newsletter.expectSent();
  expect(inbox.messages()).toHaveLength(1);
});

test('the answers of a failed inquiry can be copied', async ({ page, context, inbox, contact }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact/');
  const email = newEmail();
  inbox.replyNext(email, { status: 400 });
  for (const name of ['Brand Strategy only', 'Not Sure Yet'])
    await contact.form.getByRole('checkbox', { name }).check();
  await contact.field('Anything else?').fill('Two\nlines');
  await contact.send(email);
  const { copy, copied } = contact.words.failure;
  await contact.message.getByRole('button', { name: copy }).click();
  await expect(contact.message.getByRole('button', { name: copied })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const required = requiredAnswers(email).map(
    ({ label, answer }) => `${filledIn(label)}: ${answer}`,
  );
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      ...required,
      expect.stringMatching(/: Brand Strategy only, Not Sure Yet$/),
      expect.stringMatching(/^Anything else\?.*: Two$/),
      'lines',
    ]),
  );
});

test('an inquiry is not sent while offline', async ({ page, context, inbox, contact }) => {
  await page.goto('/contact/');
  await loadReact(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await contact.send();
  await contact.expectFailed('offline');
  await expectAccessible(page, 'main form');
  expect(inbox.requests()).toHaveLength(0);
  await context.setOffline(false);
  await contact.submit.click();
  await contact.expectSent();
  expect(inbox.requests()).toHaveLength(1);
});

test('a missing library sends nothing, and is asked again', async ({ page, inbox, contact }) => {
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const isLibrary = (await response.text()).includes('The 3rd parameter is expected');
    await route.fulfill(isLibrary ? { status: 404 } : { response });
  });
  await page.goto('/contact/');
  await contact.send();
  await contact.expectFailed('tryLater');
  expect(inbox.requests()).toHaveLength(0);
  await page.unroute(/\.js$/);
  await contact.submit.click();
  await contact.expectSent();
});

test('a slow answer is announced after 8 seconds, is unknown after 30, and still counts', async ({
  page,
  inbox,
  contact,
}) => {
  await page.goto('/contact/');
  // React does not start while the clock is stopped.
  await loadReact(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await contact.sendHeld(inbox);
  await expect(contact.form).toHaveAttribute('data-busy', '');
  await expect(contact.submit).toHaveAccessibleName(contact.words.sending);
  // Playwright treats an aria-disabled button as one that cannot be pressed.
  await contact.submit.click({ force: true });
  await contact.field('Your goals').press('Enter');
  const slow = contact.form.locator('[aria-live=polite]').getByText(contact.words.slow);
  await page.clock.fastForward(7900);
  await expect(slow).toBeHidden();
  await page.clock.fastForward(100);
  await expect(slow).toBeVisible();
  await page.clock.fastForward(21_900);
  await expect(contact.message).toBeHidden();
  await page.clock.fastForward(100);
  await contact.expectMessage('unknown');
  await expect(contact.message).toBeFocused();
  // Silence is no failure.
  await expect(contact.form.getByRole('status')).toBeEmpty();
  await page.clock.fastForward(600_000);
  expect(inbox.requests()).toHaveLength(1);
  inbox.release();
  await contact.expectSent();
});

test('axe finds nothing while it sends, is slow, cannot confirm, and has arrived', async ({
  page,
  inbox,
  contact,
}) => {
  // axe waits for the clock.
  await page.clock.install();
  await page.goto('/contact/');
  await contact.sendHeld(inbox);
  await expectAccessible(page, 'main form');
  await page.clock.fastForward(8000);
  await expect(contact.form.locator('[aria-live=polite]')).toContainText([contact.words.slow]);
  await expectAccessible(page, 'main form');
  await page.clock.fastForward(22_000);
  await contact.expectMessage('unknown');
  await expectAccessible(page, 'main form');
  inbox.release();
  await expect(contact.message).toContainText(contact.words.sent.message.title);
  await expectAccessible(page, 'main form');
});

test.describe('if React fails', () => {
  test.use({ expected: /^(Console|Uncaught): / });

  // As a translator or an extension makes it: React throws when it removes what is not there.
  const damage = (form: HTMLFormElement) => {
    for (const slot of form.querySelectorAll('[data-slot]')) slot.replaceChildren();
  };

  test('it is mounted again and shows the answer, even if storage is blocked', async ({
    page,
    inbox,
    contact,
  }) => {
    await blockStorage(page);
    await page.goto('/contact/');
    await contact.sendHeld(inbox, { status: 400 });
    const typed = await contact.answers();
    await contact.form.evaluate(damage);
    inbox.release();
    await contact.expectFailed('fixNeeded');
    expect(await contact.answers()).toEqual(typed);
    await contact.submit.click();
    await contact.expectSent();
    expect(inbox.requests()).toHaveLength(2);
  });

  test('a second time, the form says so and offers to let the browser send', async ({
    page,
    inbox,
    contact,
  }) => {
    await page.goto('/contact/');
    const email = newEmail();
    for (const time of [1, 2]) {
      inbox.replyNext(email, { status: 400, delay: Infinity });
      await contact.send(email);
      await expect.poll(() => inbox.requests()).toHaveLength(time);
      await contact.form.evaluate(damage);
      inbox.release();
      if (time === 1) await contact.expectFailed('fixNeeded');
    }
    const { sendPlainly } = contact.words.failure;
    await expect(contact.form.getByRole('button', { name: sendPlainly })).toBeVisible();
    expect(await contact.answers()).toContain(`email=${email}`);
    await contact.submit.click();
    await contact.expectNotLoaded();
    expect(inbox.requests()).toHaveLength(2);
  });
});

test('a second failure of the same kind takes the focus, and is announced again', async ({
  page,
  inbox,
  contact,
}) => {
  await page.goto('/contact/');
  await contact.field('Anything else?').fill('x'.repeat(50_000));
  await contact.send();
  await contact.expectFailed('tooLong');
  // A screen reader announces an alert that is another element.
  const first = await contact.message.elementHandle();
  await contact.field('Full name').focus();
  await contact.submit.click();
  await contact.expectFailed('tooLong');
  expect(await first.evaluate((message) => message.isConnected)).toBe(false);
  expect(inbox.requests()).toHaveLength(0);
});

test('a failure does not take the focus while the visitor types', async ({
  page,
  inbox,
  contact,
}) => {
  await page.goto('/contact/');
  await contact.sendHeld(inbox, { status: 400 });
  const field = contact.field('Anything else?');
  await field.focus();
  await page.keyboard.type('One more');
  inbox.release();
  await contact.expectMessage('fixNeeded');
  await page.keyboard.type(' thing');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('One more thing');
  await contact.submit.click();
  await contact.expectSent();
});

test('the toast gives way to a field, and the focus back to the message', async ({
  page,
  inbox,
  contact,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/contact/');
  const email = newEmail();
  inbox.replyNext(email, { status: 400 });
  await contact.send(email);
  await contact.expectFailed('fixNeeded');
  const toast = contact.form.getByRole('status').locator('[data-tone]');
  await toast.getByRole('button').press('Enter');
  await expect(toast).toBeHidden();
  await expect(contact.message).toBeFocused();
  inbox.replyNext(email, { status: 400 });
  await contact.submit.click();
  await expect(toast).toBeVisible();
  await contact.field('Your goals').focus();
  await expect(toast).toBeHidden();
  await expect(contact.field('Your goals')).toBeFocused();
});
