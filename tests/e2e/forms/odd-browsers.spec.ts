import { field, fillRequired, newAddress, partsOf, posts } from '../support/answers';
import { contactForm, plain } from '../support/content';
import { inquiryOn } from '../support/form-drivers';
import { expect, test } from '../support/form-test';
import {
  expectFailed,
  expectMessage,
  expectSent,
  heldIn,
  send,
  sendHeld,
} from '../support/outcomes';
import { hydrate } from '../support/scripts';
import { translate } from '../support/translate';

test('a browser that wrongly reports being offline still sends', async ({
  page,
  inbox,
  inquiry,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });
  await page.goto('/contact/');
  await send(inquiry, newAddress());
  await expectSent(inquiry);
  expect(posts(inbox)).toBe(1);
});

test('a form submitted by a program, without the browser’s validation, loses nothing', async ({
  page,
  inbox,
  problems,
}) => {
  const inquiry = inquiryOn(page);
  await page.goto('/contact/');
  const email = newAddress();
  await inquiry.fill(email);
  const answers = await heldIn(inquiry);
  await inquiry.form.evaluate((form) => {
    if (form instanceof HTMLFormElement) form.submit();
  });
  // The account's ids are only in noscript, so the service refuses a form with scripts.
  await expect(page.getByText('is required')).toBeVisible();
  problems.consoleErrors.splice(0);
  await page.goBack();
  await expect(field(page, 'email')).toHaveValue(email);
  // What the browser does not bring back comes with the draft.
  await expect.poll(() => heldIn(inquiry)).toEqual(answers);
  expect(inbox.messages()).toHaveLength(0);
});

test('a tab duplicated during sending says that the message may have been sent, and sends nothing', async ({
  page,
  context,
  inbox,
  inquiry,
}) => {
  await page.goto('/contact/');
  const { email } = await sendHeld(inquiry, inbox);
  // A duplicate starts with a copy of the tab's storage, like a window that a page opens.
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('/contact/'));
  const copy = inquiryOn(await opened);
  await expectMessage(copy, 'interrupted');
  await expect(field(copy.page, 'email')).toHaveValue(email);
  inbox.release();
  await inquiry.expectSpecifiedSuccess();
  expect(posts(inbox)).toBe(1);
});

test('a page printed during sending sends once', async ({ page, inbox, inquiry }) => {
  await page.goto('/contact/');
  await sendHeld(inquiry, inbox);
  await page.pdf();
  inbox.release();
  await expectSent(inquiry);
  expect(posts(inbox)).toBe(1);
});

test('a page frozen in the background during sending reports the outcome', async ({
  page,
  context,
  inbox,
  inquiry,
}) => {
  await page.goto('/contact/');
  await sendHeld(inquiry, inbox);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Page.setWebLifecycleState', { state: 'frozen' });
  inbox.release();
  await expect.poll(() => inbox.messages().length).toBe(1);
  await devTools.send('Page.setWebLifecycleState', { state: 'active' });
  await expectSent(inquiry);
});

test('at 400 % zoom the message of a success is in view', async ({ page, inbox, inquiry }) => {
  // The width of 1280 pixels at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/contact/');
  await hydrate(page);
  await sendHeld(inquiry, inbox);
  inbox.release();
  await inquiry.expectSpecifiedSuccess();
  await expect(inquiry.message).toBeFocused();
  await expect(inquiry.message).toBeInViewport();
});

test('50,000 bytes are sent, and one more is refused, even with four-byte characters', async ({
  page,
  inbox,
  inquiry,
}) => {
  await page.goto('/contact/');
  await fillRequired(page, newAddress());
  const size = await inquiry.form.evaluate((form) =>
    form instanceof HTMLFormElement
      ? new Blob([...new FormData(form)].flat().filter((one) => typeof one === 'string')).size
      : 0,
  );
  const room = 50_000 - size;
  const text = '👩🏽‍🚀'.repeat(Math.floor(room / 15)) + 'x'.repeat(room % 15);
  await field(page, 'additional').fill(`${text}x`);
  await inquiry.button.click();
  await expect(inquiry.message).toContainText(contactForm.failure.tooLong.title);
  expect(posts(inbox)).toBe(0);
  await field(page, 'additional').fill(text);
  await inquiry.button.click();
  await expectSent(inquiry);
  expect(partsOf(inbox)).toContain(`additional=${text}`);
});

test.describe('without a connection', () => {
  test.use({ allowConsoleErrors: true });

  test('a translated page shows the new text under the new title when back online', async ({
    page,
    context,
    inquiry,
  }) => {
    await page.goto('/contact/');
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const { failure } = contactForm;
    await send(inquiry, newAddress());
    await expect(inquiry.message).toContainText(failure.offline.title);
    await translate(page);
    await context.setOffline(false);
    const message = page.locator('[data-app=contact] [role=alert]').filter({ visible: true });
    await expect(message).toContainText(failure.online.title);
    await expect(message).toContainText(plain(failure.online.text));
    await expect(message).not.toContainText(plain(failure.offline.text));
  });

  test('a redirect to another host is not a success, even if it answers OK', async ({
    page,
    inbox,
    inquiry,
    problems,
  }) => {
    await page.goto('/contact/');
    const email = newAddress();
    const Location = `http://127.0.0.1:${inbox.port}/__health`;
    inbox.script({ key: email, steps: [{ status: 302, headers: { Location }, deliver: false }] });
    const answers = await send(inquiry, email);
    await expectFailed(inquiry, 'unknown', answers);
    // The site's own policy keeps the browser from following it.
    expect(problems.violations.splice(0).join()).toContain('connect-src');
    problems.outsideRequests.splice(0);
    expect(inbox.messages()).toHaveLength(0);
  });
});
