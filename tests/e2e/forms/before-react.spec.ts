import type { Page, Route } from '@playwright/test';
import type { Inbox } from '../../../tools/inbox/start-inbox';
import { expect, test } from '../fixtures';
import { filledIn, messagesIn, newEmail } from '../support/forms';
import { deferredFile, hold, mounted, scriptFiles } from '../support/page';

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

for (const [name, change] of [
  ['', undefined],
  [', and changed by a translator,', translate],
] as const) {
  test(`an inquiry submitted before React${name} is sent once`, async ({
    page,
    inbox,
    contact,
  }) => {
    const release = await hold(page);
    await page.goto('/contact/');
    const email = newEmail();
    await contact.fill(email);
    await contact.form.getByRole('checkbox', { name: 'Everything listed' }).check();
    await change?.(page);
    await contact.submit.dblclick();
    await expect(contact.form).toHaveAttribute('data-busy', '');
    await expect(page).toHaveURL('/contact/');
    // The message has the answers of this moment.
    await contact.form.locator('[name=goals]').evaluate((field: HTMLInputElement) => {
      field.value = 'Something else';
    });
    release();
    await expect(contact.form.getByRole('status')).toContainText('Form Submitted Successfully!');
    expect(inbox.requests()).toHaveLength(1);
    const parts = [`email=${email}`, 'goals=Visibility', 'helpNeeded=Everything listed'];
    expect(messagesIn(inbox)[0]).toEqual(expect.arrayContaining(parts));
  });
}

test('an inquiry submitted before the deferred script is sent once', async ({
  page,
  inbox,
  contact,
}) => {
  const release = await hold(page, deferredFile);
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
  await hold(page);
  await page.goto('/contact/');
  await contact.send();
  await page.clock.fastForward(19_900);
  await expect(contact.form).toHaveAttribute('data-busy', '');
  await expect(contact.message).toBeHidden();
  await page.clock.fastForward(100);
  await contact.expectNotLoaded();
});

test('React takes nothing from a form: neither text, caret, translation nor what an extension has added', async ({
  page,
  contact,
}) => {
  const release = await hold(page);
  await page.goto('/contact/');
  const goals = contact.form.locator('[name=goals]');
  await contact.form.getByRole('combobox').selectOption('exploring');
  await addIcon(page);
  await translate(page);
  await goals.fill('Visibility book');
  for (const _letter of ' book') await goals.press('ArrowLeft');
  const controls = await contact.form.evaluateHandle((form: HTMLFormElement) => [...form.elements]);
  release();
  for (const letter of ', and a') await page.keyboard.press(letter);
  await mounted(page);
  await page.keyboard.type('!');
  await expect(goals).toBeFocused();
  expect(await contact.answers()).toEqual(['goals=Visibility, and a! book', 'timeline=exploring']);
  const areKept = await contact.form.evaluate(
    (form: HTMLFormElement, before) => before.every((one, at) => one === form.elements[at]),
    controls,
  );
  expect(areKept).toBe(true);
  await expect(contact.form.locator('[name=email] + i')).toBeAttached();
  await expect(contact.form.getByText('Full name …')).toBeVisible();
});

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

for (const [name, isBlocked] of [
  ['before React', false],
  ['where the scripts of React are blocked', true],
] as const) {
  test.describe(name, () => {
    test.use({ expected: isBlocked ? /ERR_CONNECTION_FAILED/ : /(?!)/ });

    test(`"Clear" empties the form and forgets its answers at once`, async ({ page, contact }) => {
      await page.goto('/contact/');
      await contact.fill(newEmail());
      const typed = await contact.answers();
      const release = await hold(page);
      if (isBlocked) await page.route(scriptFiles, (route) => route.abort('connectionfailed'));
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect.poll(() => contact.answers()).toEqual(typed);
      await contact.form.getByRole('button', { name: contact.words.savedAnswers.clear }).click();
      expect(await contact.answers()).toEqual([]);
      expect(await contact.savedAnswers()).toBeNull();
      await expect(contact.field('Full name')).toBeFocused();
      await expect(contact.form.getByText(contact.words.savedAnswers.text)).toBeHidden();
      if (isBlocked) return;
      release();
      await contact.form.getByRole('button', { name: contact.words.savedAnswers.undo }).click();
      expect(await contact.answers()).toEqual(typed);
    });
  });
}

test('so does the "Clear" of a plan: React does not choose its options', async ({
  page,
  contact,
}) => {
  const release = await hold(page);
  // The scripts that are held back keep `load` from coming.
  await page.goto('/contact/?plan=add-ons', { waitUntil: 'domcontentloaded' });
  const clear = contact.form.getByRole('button', { name: contact.words.plan.clear, exact: true });
  await clear.click();
  await expect(clear).toBeHidden();
  release();
  await mounted(page);
  await expect(page).toHaveURL('/contact/');
  expect(await contact.answers()).toEqual([]);
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

test.describe('without a connection', () => {
  test('and without the deferred script, no form claims that the browser can send it', async ({
    page,
    context,
    inbox,
    contact,
  }) => {
    const release = await hold(page, deferredFile);
    await page.goto('/contact/', { waitUntil: 'commit' });
    await contact.submit.waitFor();
    await context.setOffline(true);
    await page.unroute(deferredFile);
    release();
    const { notLoaded, offline } = contact.words.failure;
    await expect(contact.message).toContainText(offline.title);
    await contact.send();
    await expect(page).toHaveURL('/contact/');
    await expect(contact.message).toContainText(offline.title);
    await expect(contact.form.getByText(filledIn(notLoaded))).toBeHidden();
    await context.setOffline(false);
    await contact.submit.click();
    await expect(page.getByText('OK', { exact: true })).toBeVisible();
    expect(inbox.requests()).toHaveLength(1);
  });

  test.use({ expected: /ERR_INTERNET_DISCONNECTED|favicon/ });

  test('a submit before React says so, and leaves the page alone, until there is one', async ({
    page,
    context,
    inbox,
    contact,
  }) => {
    const release = await hold(page);
    await page.goto('/contact/');
    const email = newEmail();
    await contact.fill(email);
    await page.unroute(scriptFiles);
    await context.setOffline(true);
    release();
    await contact.submit.click();
    const { offline } = contact.words.failure;
    await expect(contact.message).toContainText(offline.title);
    await expect(contact.message).toBeFocused();
    expect(await contact.answers()).toContain(`email=${email}`);
    await context.setOffline(false);
    await contact.submit.click();
    await contact.expectSent();
    expect(inbox.requests()).toHaveLength(1);
  });

  test('the button that lets the browser send stays on the page, and Back says that nothing left', async ({
    page,
    context,
    contact,
  }) => {
    await page.route(scriptFiles, (route) => route.abort('internetdisconnected'));
    await page.goto('/contact/');
    await contact.send();
    await contact.expectNotLoaded();
    await context.setOffline(true);
    const { sendPlainly, offline } = contact.words.failure;
    await contact.message.getByRole('button', { name: sendPlainly }).click();
    await expect(page).toHaveURL('/contact/');
    await expect(contact.message).toContainText(offline.title);
    await context.setOffline(false);
    await page.unroute(scriptFiles);
    await page.reload();
    await contact.expectMessage('tryLater');
  });
});
