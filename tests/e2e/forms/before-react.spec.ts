import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { messagesIn, newEmail } from '../support/forms';
import { deferredFile, hold, mounted } from '../support/page';

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
