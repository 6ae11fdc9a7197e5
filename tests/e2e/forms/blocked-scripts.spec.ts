import type { Page, Route } from '@playwright/test';
import type { Inbox } from '../../../tools/inbox/start-inbox';
import { expect, test } from '../fixtures';
import { filledIn, messagesIn, newEmail } from '../support/forms';
import { deferredFile, scriptFiles } from '../support/page';

/** Expects that the browser alone has sent the whole inquiry. */
async function expectPlainMessage(page: Page, inbox: Inbox, email: string) {
  await expect(page.getByText('OK', { exact: true })).toBeVisible();
  const [name, budget] = ['fullName=Ada Lovelace', 'budget=Yes, prepared to invest'];
  const parts = [name, `email=${email}`, 'helpNeeded=Everything listed', budget];
  expect(messagesIn(inbox)[0]).toEqual(expect.arrayContaining(parts));
}

for (const [fault, answer] of [
  ['are blocked', (route: Route) => route.abort('connectionfailed')],
  // As an old browser cannot read a new word.
  ['cannot be read', (route: Route) => route.fulfill({ body: '(?<' })],
] as const) {
  test.describe(`where the scripts ${fault}`, () => {
    test.use({ expected: /ERR_CONNECTION_FAILED|[Uu]nexpected token|favicon/ });

    test('forms say so, keep the answers, and offer to let the browser send', async ({
      page,
      inbox,
      contact,
      newsletter,
    }) => {
      await page.route(scriptFiles, answer);
      await page.goto('/contact/');
      await newsletter.send();
      await newsletter.expectNotLoaded();
      await contact.form.getByRole('checkbox', { name: 'Everything listed' }).check();
      const email = newEmail();
      await contact.fill(email);
      const typed = await contact.answers();
      const { sendPlainly } = contact.words.failure;
      await contact.submit.click();
      await contact.expectNotLoaded();
      expect(await contact.answers()).toEqual(typed);
      expect(inbox.requests()).toHaveLength(0);
      await contact.message.getByRole('button', { name: sendPlainly }).click();
      await expectPlainMessage(page, inbox, email);
      await page.unroute(scriptFiles);
      await page.goBack();
      await contact.expectMessage('interrupted');
      await contact.submit.click();
      await contact.expectSent();
    });
  });
}

test.describe('where the deferred script is blocked', () => {
  test.use({ expected: /ERR_CONNECTION_FAILED|favicon/ });

  test('the form says so, and the browser sends the whole inquiry', async ({
    page,
    inbox,
    contact,
  }) => {
    await page.route(deferredFile, (route) => route.abort('connectionfailed'));
    await page.goto('/contact/');
    await expect(contact.message).toContainText(filledIn(contact.words.failure.notLoaded));
    await contact.form.getByRole('checkbox', { name: 'Everything listed' }).check();
    await expectPlainMessage(page, inbox, await contact.send());
  });
});

/** Blocks inline scripts while scripting is on, as an extension or a proxy does. */
const blockInline = (page: Page) =>
  page.route('/contact/', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
    await route.fulfill({ response, headers });
  });

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'where inline scripts are blocked' : 'without scripts', () => {
    // The browser asks the service for an icon.
    test.use({
      javaScriptEnabled,
      expected: /Content Security Policy|^Policy: script-src-elem inline|favicon/,
    });

    test('the form says so, and the browser sends the inquiry if it is complete', async ({
      page,
      inbox,
      contact,
    }) => {
      if (javaScriptEnabled) await blockInline(page);
      await page.goto('/contact/');
      await expect(contact.form.getByText(filledIn(contact.words.withoutScripts))).toBeVisible();
      await contact.submit.click();
      await expect(contact.field('Full name')).toBeFocused();
      expect(inbox.requests()).toEqual([]);
      await contact.form.getByRole('checkbox', { name: 'Everything listed' }).check();
      await expectPlainMessage(page, inbox, await contact.send());
    });
  });
}
