import { answeredAddress, field, newAddress, posts, subscriberField } from '../support/answers';
import { goBackCached } from '../support/cached-pages';
import { contactForm, newsletterForm, site } from '../support/content';
import { inquiryOn } from '../support/form-drivers';
import { expect, test } from '../support/form-test';
import { expectMessage, expectSent, send, sendHeld } from '../support/outcomes';
import { withOwnBrowser } from '../support/own-browser';
import { hydrate } from '../support/scripts';

test('two presses in one tick send one message', async ({ page, inbox, inquiry, signup }) => {
  await page.goto('/contact/');
  await hydrate(page);
  for (const [index, driver] of [inquiry, signup].entries()) {
    const email = answeredAddress(inbox, { delay: 60_000 });
    await driver.fill(email);
    await driver.button.evaluate((button) => {
      if (!(button instanceof HTMLButtonElement)) return;
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await expect.poll(() => posts(inbox)).toBe(index + 1);
    inbox.release();
    await expectSent(driver);
    await driver.expectLedOn();
    expect(posts(inbox)).toBe(index + 1);
  }
});

test('two forms sent in parallel both arrive; the calendar opens, and the signup is confirmed in its form', async ({
  page,
  inbox,
  inquiry,
  signup,
}) => {
  await page.goto('/contact/');
  await hydrate(page);
  const [first, second] = [newAddress(), newAddress()];
  for (const key of [first, second]) inbox.script({ key, steps: [{ delay: 60_000 }] });
  await inquiry.fill(first);
  await signup.fill(second);
  await inquiry.button.click();
  await signup.button.click();
  await expect.poll(() => posts(inbox)).toBe(2);
  await expect(page).toHaveURL('/contact/');
  inbox.release();
  await expect(signup.message).toContainText(newsletterForm.sent.title);
  await expect(signup.message.getByRole('link')).toHaveAttribute(
    'href',
    '/newsletter-confirmation/',
  );
  await expectSent(inquiry);
  await inquiry.expectLedOn();
  await expect(page).toHaveURL('/contact/');
  expect(inbox.messages()).toHaveLength(2);
  expect(posts(inbox)).toBe(2);
  await page.goto('/contact/');
  await expect(inquiry.message).toContainText(contactForm.sent.before.title);
  await expect(field(page, 'email')).toHaveValue('');
});

test('a form reloaded during sending says that the message may have arrived, and sends nothing', async ({
  page,
  inbox,
  inquiry,
  signup,
}) => {
  await page.goto('/contact/');
  const step = { hang: 'before-headers', deliver: true } as const;
  const first = await sendHeld(inquiry, inbox, step);
  const second = await sendHeld(signup, inbox, step);
  await page.reload();
  for (const driver of [inquiry, signup]) {
    await expectMessage(driver, 'interrupted');
    await expect(driver.form).not.toHaveAttribute('aria-busy', 'true');
  }
  await expect(field(page, 'email')).toHaveValue(first.email);
  await expect(subscriberField(page)).toHaveValue(second.email);
  await page.waitForLoadState('networkidle');
  expect(posts(inbox)).toBe(2);
  expect(inbox.messages()).toHaveLength(2);
});

test('a page that was left during sending no longer says after Back that it is sending', async ({
  page,
  inbox,
  inquiry,
}) => {
  await page.goto('/contact/');
  const { email } = await sendHeld(inquiry, inbox, { hang: 'before-headers', deliver: true });
  await page.goto('/about/');
  await page.goBack();
  await expectMessage(inquiry, 'interrupted');
  await expect(field(page, 'email')).toHaveValue(email);
  expect(posts(inbox)).toBe(1);
  expect(inbox.messages()).toHaveLength(1);
});

test('a page from the back/forward cache no longer says that it is sending', async ({ inbox }) => {
  const at = `127.0.0.1:${inbox.port}`;
  await withOwnBrowser({ at, hasPageCache: true }, async (page) => {
    const inquiry = inquiryOn(page);
    await page.goto('/contact/');
    const { email } = await sendHeld(inquiry, inbox, { hang: 'before-headers', deliver: true });
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    await page.goto('/about/');
    await goBackCached(page);
    await expect(page.locator('body[data-same-document]')).toHaveCount(1);
    await expectMessage(inquiry, 'interrupted');
    await expect(inquiry.button).toBeVisible();
    await expect(field(page, 'email')).toHaveValue(email);
    expect(posts(inbox)).toBe(1);
    expect(inbox.messages()).toHaveLength(1);
  });
});

test('Back and Forward after a success send nothing', async ({ page, inbox, inquiry }) => {
  await page.route(site.schedulingPage, (route) => route.fulfill({ body: 'Calendar' }));
  await page.goto('/contact/');
  await send(inquiry, newAddress());
  await expect(page).toHaveURL(site.schedulingPage);
  await page.goBack();
  await expect(inquiry.message).toContainText(contactForm.sent.before.title);
  await expect(field(page, 'email')).toHaveValue('');
  await page.goForward();
  await expect(page).toHaveURL(site.schedulingPage);
  expect(posts(inbox)).toBe(1);
});

test.describe('when the calendar cannot be reached', () => {
  test.use({ allowConsoleErrors: true });

  test('Back says that the answers have arrived, and when', async ({ page, inbox, inquiry }) => {
    await page.route(site.schedulingPage, (route) => route.abort('connectionrefused'));
    await page.goto('/contact/');
    await send(inquiry, newAddress());
    const failed = page.waitForEvent('requestfailed');
    await failed;
    await page.waitForURL(/chrome-error|calendar/);
    await page.goBack();
    await expect(inquiry.message).toContainText(contactForm.sent.before.title);
    await expect(inquiry.message.locator('time')).toHaveText(/\d/);
    await expect(
      inquiry.message.getByRole('link', { name: contactForm.sent.link }),
    ).toHaveAttribute('href', site.schedulingPage);
    expect(posts(inbox)).toBe(1);
  });
});
