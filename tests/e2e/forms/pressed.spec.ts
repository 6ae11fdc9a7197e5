import { field, newAddress, partsOf, posts, subscriberField } from '../support/answers';
import { goBackCached, withCache } from '../support/cached-pages';
import { contactForm, newsletterForm, plain, site } from '../support/content';
import { inquiryOn } from '../support/form-drivers';
import { expect, test } from '../support/form-test';
import { holdLibrary } from '../support/library';
import { expectFailed, expectMessage, send, sendHeld } from '../support/outcomes';
import { hydrate } from '../support/scripts';

test('the message has the answers of the moment of the press, despite edits while the library loads', async ({
  page,
  inbox,
  inquiry,
}) => {
  const release = await holdLibrary(page);
  await page.goto('/contact/');
  const email = newAddress();
  await send(inquiry, email);
  await expect(inquiry.form).toHaveAttribute('aria-busy', 'true');
  await field(page, 'email').fill('ada@');
  await field(page, 'goals').fill('');
  release();
  await inquiry.expectSpecifiedSuccess();
  expect(partsOf(inbox)).toContain(`email=${email}`);
  expect(partsOf(inbox)).toContain('goals=Visibility');
  await expect(field(page, 'email')).toHaveValue('ada@');
  await expect(inquiry.message).toContainText(contactForm.sent.changed.text);
  expect(posts(inbox)).toBe(1);
});

test.describe('both forms pressed', () => {
  test.use({ allowConsoleErrors: true });

  for (const [status, failure] of [
    [503, 'unknown'],
    [422, 'fixNeeded'],
  ] as const) {
    test(`an inquiry that fails with ${status} holds the page, and the signup is confirmed in its form`, async ({
      page,
      inbox,
      inquiry,
      signup,
    }) => {
      await page.goto('/contact/');
      await hydrate(page);
      const { answers } = await sendHeld(inquiry, inbox, { status, delay: 60_000 });
      await send(signup, newAddress());
      await expect(signup.message).toContainText(newsletterForm.sent.title);
      await expect(subscriberField(page)).toHaveValue('');
      inbox.release();
      await expectFailed(inquiry, failure, answers);
      // Longer than any navigation away from the page would take.
      await page.waitForTimeout(2000);
      await expect(page).toHaveURL('/contact/');
      await expectMessage(inquiry, failure);
      await signup.message.getByRole('link', { name: newsletterForm.sent.link }).click();
      await expect(page).toHaveURL('/newsletter-confirmation/');
    });
  }
});

test('an inquiry that arrives leads to its calendar, although the signup was confirmed before', async ({
  page,
  inbox,
  inquiry,
  signup,
}) => {
  await page.route(site.schedulingPage, (route) => route.fulfill({ body: 'Calendar' }));
  await page.goto('/contact/');
  await hydrate(page);
  await sendHeld(inquiry, inbox);
  await send(signup, newAddress());
  await expect(signup.message).toContainText(newsletterForm.sent.title);
  inbox.release();
  await expect(page).toHaveURL(site.schedulingPage);
  expect(inbox.messages()).toHaveLength(2);
});

for (const cached of [true, false]) {
  test(`Back from the calendar${cached ? ' to a cached page' : ''}: the page says that answers written during sending were not sent`, async ({
    inbox,
  }) => {
    await withCache(inbox, async (page) => {
      const inquiry = inquiryOn(page);
      await page.goto('/contact/');
      if (!cached) await page.evaluate(() => addEventListener('unload', () => {}));
      await sendHeld(inquiry, inbox);
      await field(page, 'additional').fill('One more thing');
      inbox.release();
      await expect(page).toHaveURL(site.schedulingPage);
      await goBackCached(page);
      await expect(inquiry.message).toContainText(contactForm.sent.changed.title);
      await expect(inquiry.message).toContainText(contactForm.sent.changed.text);
      await expect(inquiry.form.getByText(plain(contactForm.sent.before.text))).toBeHidden();
      await expect(field(page, 'additional')).toHaveValue('One more thing');
      expect(posts(inbox)).toBe(1);
    });
  });
}

test('Back from the calendar stays on the page, even if the visitor used the link first', async ({
  inbox,
}) => {
  await withCache(inbox, async (page) => {
    const inquiry = inquiryOn(page);
    await page.goto('/contact/');
    await send(inquiry, newAddress());
    await inquiry.message.getByRole('link', { name: contactForm.sent.link }).click();
    await expect(page).toHaveURL(site.schedulingPage);
    await goBackCached(page);
    await expect(inquiry.message).toContainText(contactForm.sent.before.title);
    // Longer than the delay after which the calendar would open.
    await page.waitForTimeout(2000);
    await expect(page).toHaveURL('/contact/');
  });
});

test('a press is reported if the page is left before sending', async ({ page, inbox, inquiry }) => {
  await holdLibrary(page);
  await page.goto('/contact/');
  const email = newAddress();
  await send(inquiry, email);
  await expect(inquiry.form).toHaveAttribute('aria-busy', 'true');
  await page.goto('/about/');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/contact/');
  await expectMessage(inquiry, 'tryLater');
  await expect(field(page, 'email')).toHaveValue(email);
  expect(posts(inbox)).toBe(0);
});
