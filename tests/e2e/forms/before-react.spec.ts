import type { Page } from '@playwright/test';
import type { Inbox } from '../../../tools/inbox/start-inbox';
import { expect, test } from '../fixtures';
import { filledIn, messagesIn, newEmail } from '../support/forms';
import { blockScripts, deferredFile, holdScripts, hydrated, scriptFiles } from '../support/page';

test('an inquiry submitted before React is sent once', async ({ page, inbox, contact }) => {
  const release = await holdScripts(page);
  await page.goto('/contact/');
  const email = newEmail();
  await contact.fill(email);
  await contact.form.getByRole('checkbox', { name: 'Everything listed' }).check();
  await contact.field('Anything else?').fill('Before React');
  await contact.submit.dblclick();
  await expect(contact.form).toHaveAttribute('data-busy', '');
  await expect(page).toHaveURL('/contact/');
  release();
  await contact.expectSent();
  expect(inbox.requests()).toHaveLength(1);
  const [message] = messagesIn(inbox);
  for (const part of [
    `email=${email}`,
    'helpNeeded=Everything listed',
    'additional=Before React',
  ]) {
    expect(message).toContain(part);
  }
});

test('an inquiry submitted before the deferred script is sent once', async ({
  page,
  inbox,
  contact,
}) => {
  const release = await holdScripts(page, deferredFile);
  await page.goto('/contact/', { waitUntil: 'commit' });
  const email = await contact.send();
  await contact.submit.click();
  await expect(contact.form).toHaveAttribute('data-busy', '');
  release();
  await contact.expectSent();
  expect(inbox.requests()).toHaveLength(1);
  expect(messagesIn(inbox)[0]).toContain(`email=${email}`);
});

test('a submit waits for React for 20 seconds', async ({ page, contact }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await holdScripts(page);
  await page.goto('/contact/');
  await contact.send();
  await page.clock.fastForward(19_900);
  await expect(contact.form).toHaveAttribute('data-busy', '');
  await expect(contact.message).toBeHidden();
  await page.clock.fastForward(100);
  await contact.expectNotLoaded();
});

test('blanks submitted before React are refused as soon as it is there', async ({
  page,
  inbox,
  contact,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact/');
  await contact.fill(newEmail());
  await contact.field('Your role').fill(' ');
  await contact.submit.click();
  await expect(contact.form).toHaveAttribute('data-busy', '');
  release();
  await expect(contact.form.getByText(contact.words.role.missing)).toBeVisible();
  await expect(contact.field('Your role')).toBeFocused();
  expect(inbox.requests()).toEqual([]);
});

test('text typed before React stays and can be continued', async ({ page, contact }) => {
  const release = await holdScripts(page);
  await page.goto('/contact/');
  const goals = contact.field('Your goals');
  await contact.form.getByRole('combobox').selectOption('exploring');
  await goals.fill('Visibility');
  release();
  await goals.press('End');
  for (const letter of ', and a book about it') await page.keyboard.press(letter);
  await hydrated(page);
  await expect(goals).toBeFocused();
  expect(await contact.answers()).toEqual([
    'goals=Visibility, and a book about it',
    'timeline=exploring',
  ]);
});

/** Gives every text an element of its own, as browsers' translators do. */
const translate = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const translated = document.createElement('span');
      text.parentNode?.replaceChild(translated, text);
      translated.append(`${text.nodeValue} …`);
    }
  });

/** Adds an icon next to a field, as password managers do. */
const addIcon = (page: Page) =>
  page.locator('main [name=email]').evaluate((field) => field.after(document.createElement('i')));

test.describe('before React', () => {
  // React finds elements that it does not expect, and draws the form again.
  test.use({ expected: /React error #418/ });

  for (const [name, change] of [
    ['a translator', translate],
    ['a password manager', addIcon],
  ] as const) {
    test(`a form changed by ${name} is sent`, async ({ page, inbox, contact }) => {
      const release = await holdScripts(page);
      await page.goto('/contact/');
      const email = newEmail();
      await contact.fill(email);
      await change(page);
      await contact.submit.click();
      await expect(contact.form).toHaveAttribute('data-busy', '');
      release();
      await contact.expectSent();
      expect(inbox.requests()).toHaveLength(1);
      expect(messagesIn(inbox)[0]).toContain(`email=${email}`);
    });
  }
});

test.describe('while React cannot be loaded', () => {
  test.use({ expected: /ERR_CONNECTION_FAILED/ });

  test('forms say so, and keep the answers', async ({ page, inbox, contact, newsletter }) => {
    await blockScripts(page);
    await page.goto('/contact/');
    await newsletter.send();
    await newsletter.expectNotLoaded();
    await contact.fill(newEmail());
    const typed = await contact.answers();
    await contact.submit.click();
    await contact.expectNotLoaded();
    expect(await contact.answers()).toEqual(typed);
    expect(inbox.requests()).toHaveLength(0);
    await page.unroute(scriptFiles);
    await contact.submit.click();
    await contact.expectSent();
  });
});

/** Sends an inquiry by the browser alone, and expects the whole message. */
async function expectPlainMessage(page: Page, inbox: Inbox, email: string) {
  await expect(page.getByText('OK', { exact: true })).toBeVisible();
  const [message] = messagesIn(inbox);
  for (const part of [
    'fullName=Ada Lovelace',
    `email=${email}`,
    'helpNeeded=Everything listed',
    'budget=Yes, prepared to invest',
  ]) {
    expect(message).toContain(part);
  }
}

/** Answers every script with a text that no browser can read, as an old one cannot read a new word. */
const breakScripts = (page: Page) =>
  page.route(scriptFiles, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '(?<' }),
  );

for (const [fault, apply, expected] of [
  ['are blocked', blockScripts, /ERR_CONNECTION_FAILED|favicon/],
  ['cannot be read', breakScripts, /Invalid or unexpected token|Unexpected token|favicon/],
] as const) {
  test.describe(`where the scripts ${fault}`, () => {
    test.use({ expected });

    test('the form offers to let the browser send', async ({ page, inbox, contact }) => {
      await apply(page);
      await page.goto('/contact/');
      await contact.form.getByRole('checkbox', { name: 'Everything listed' }).check();
      const email = await contact.send();
      await contact.expectNotLoaded();
      await contact.sendPlainly.click();
      await expectPlainMessage(page, inbox, email);
      await page.unroute(scriptFiles);
      await page.goBack();
      await contact.expectMessage('interrupted');
    });
  });
}

test.describe('where the deferred script is blocked', () => {
  test.use({ expected: /ERR_CONNECTION_FAILED|favicon/ });

  test('the browser sends the whole inquiry', async ({ page, inbox, contact }) => {
    await blockScripts(page, deferredFile);
    await page.goto('/contact/');
    await contact.form.getByRole('checkbox', { name: 'Everything listed' }).check();
    await expectPlainMessage(page, inbox, await contact.send());
  });
});

test.describe('where inline scripts are blocked', () => {
  test.use({ expected: /Content Security Policy|^Policy: script-src-elem inline|favicon/ });

  test('the form says so, and the browser sends', async ({ page, inbox, contact }) => {
    await page.route('/contact/', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
      await route.fulfill({ response, headers });
    });
    await page.goto('/contact/');
    await expect(contact.form.getByText(filledIn(contact.words.withoutScripts))).toBeVisible();
    await contact.form.getByRole('checkbox', { name: 'Everything listed' }).check();
    const email = await contact.send();
    await expectPlainMessage(page, inbox, email);
  });
});

test.describe('without scripts', () => {
  // The browser asks the service for an icon.
  test.use({ javaScriptEnabled: false, expected: /favicon\.ico/ });

  test('the browser delivers the signup', async ({ page, inbox, newsletter }) => {
    await page.goto('/about/');
    const note = newsletter.form.getByText(filledIn(newsletter.words.withoutScripts));
    await expect(note).toBeVisible();
    const email = await newsletter.send();
    await expect(page.getByText('OK', { exact: true })).toBeVisible();
    expect(messagesIn(inbox)[0]).toContain(`subscriber_email=${email}`);
    expect(inbox.messages()[0]?.parts).toHaveLength(4);
  });

  test('the browser delivers the inquiry, if complete', async ({ page, inbox, contact }) => {
    await page.goto('/contact/');
    const note = contact.form.getByText(filledIn(contact.words.withoutScripts));
    await expect(note).toBeVisible();
    await contact.submit.click();
    await expect(contact.field('Full name')).toBeFocused();
    expect(inbox.requests()).toEqual([]);
    await contact.form.getByRole('checkbox', { name: 'Everything listed' }).check();
    await expectPlainMessage(page, inbox, await contact.send());
  });
});
