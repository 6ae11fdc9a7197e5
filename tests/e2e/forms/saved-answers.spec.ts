import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectAccessible } from '../support/axe';
import { calendar, messagesIn, newEmail } from '../support/forms';
import { blockStorage, loadReact, mounted } from '../support/page';

test('answers stay until the visitor clears them', async ({ page, contact }) => {
  await page.goto('/contact/');
  await contact.fill(newEmail());
  await contact.form.getByRole('checkbox', { name: 'Not Sure Yet' }).check();
  await contact.form.getByRole('combobox').selectOption('exploring');
  await contact.field('Anything else?').fill('One\nTwo 👩🏽‍🚀 עוד');
  const typed = await contact.answers();
  // A browser may bring back fields by itself on a reload, but not on a new visit.
  await page.goto('about:blank');
  await page.goto('/contact/');
  const note = contact.form.getByText(contact.words.savedAnswers.text, { exact: true });
  await expect(note).toBeVisible();
  expect(await contact.answers()).toEqual(typed);
  await page.reload();
  await expect(note).toBeVisible();
  expect(await contact.answers()).toEqual(typed);
  await expectAccessible(page, 'main form');
  const clear = contact.form.getByRole('button', { name: contact.words.savedAnswers.clear });
  await mounted(page);
  await clear.click();
  await expect(note).toBeHidden();
  expect(await contact.answers()).toEqual([]);
  await contact.form.getByRole('button', { name: contact.words.savedAnswers.undo }).click();
  expect(await contact.answers()).toEqual(typed);
  expect(await contact.savedAnswers()).not.toBeNull();
  await clear.click();
  expect(await contact.savedAnswers()).toBeNull();
  await page.reload();
  await loadReact(page);
  expect(await contact.answers()).toEqual([]);
});

test('text typed while sending was not sent, and stays', async ({ page, inbox, contact }) => {
  await page.goto('/contact/');
  await contact.sendHeld(inbox);
  await contact.field('Anything else?').fill('One more thing');
  inbox.release();
  await expect(contact.message).toContainText(contact.words.sent.changed.text);
  expect(await contact.answers()).toContain('additional=One more thing');
  expect(messagesIn(inbox)[0]).toContain('additional=');
});

test('after a reload, a message may have been sent', async ({ page, inbox, contact }) => {
  await page.goto('/contact/');
  const email = await contact.sendHeld(inbox);
  await page.reload();
  await contact.expectMessage('interrupted');
  await expect(contact.field('Email')).toHaveValue(email);
  expect(inbox.requests()).toHaveLength(1);
});

/** Goes back to a page that the browser has kept; it does not load again. */
async function goBackTo(page: Page, leave: () => Promise<unknown>) {
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await leave();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.locator('body[data-kept]')).toBeVisible();
}

test('so it may after Back', { tag: '@window' }, async ({ page, inbox, contact }) => {
  await page.goto('/contact/');
  const email = await contact.sendHeld(inbox);
  await goBackTo(page, () => page.goto('/about/'));
  await contact.expectMessage('interrupted');
  await expect(contact.field('Email')).toHaveValue(email);
  expect(inbox.requests()).toHaveLength(1);
});

test(
  'after Back from the calendar, it has arrived',
  { tag: '@window' },
  async ({ page, inbox, contact }) => {
    await page.route(calendar, (route) => route.fulfill({ body: 'Calendar' }));
    await page.goto('/contact/');
    await contact.send();
    await goBackTo(page, () => page.waitForURL(calendar));
    await expect(contact.message).toContainText(contact.words.sent.before.title);
    await expect(contact.message).toBeInViewport();
    expect(await contact.answers()).toEqual([]);
    expect(inbox.requests()).toHaveLength(1);
  },
);

test('after a reload it has, too: the receipt is alone and in view, and asks again by its button', async ({
  page,
  inbox,
  contact,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact/');
  await contact.send();
  await contact.expectSent();
  await page.reload();
  await expect(contact.message).toContainText(contact.words.sent.before.title);
  await expect(contact.message).toBeInViewport();
  await expect(contact.submit).toBeHidden();
  await contact.form.getByRole('button', { name: contact.words.sent.again }).click();
  await expect(contact.field('Full name')).toBeFocused();
  expect(inbox.requests()).toHaveLength(1);
});

test('both forms send if storage is blocked', async ({ page, inbox, contact, newsletter }) => {
  await blockStorage(page);
  await page.goto('/about/');
  await newsletter.send();
  await newsletter.expectSent();
  await page.goto('/contact/');
  const email = await contact.send();
  await contact.expectSent();
  expect(messagesIn(inbox)[1]).toContain(`email=${email}`);
  expect(inbox.requests()).toHaveLength(2);
});

test('of two answers the newer one wins, even if the browser restores the older one', async ({
  page,
  contact,
}) => {
  // Pages that no browser keeps for Back; it restores only their fields.
  await page.addInitScript(() => addEventListener('unload', () => undefined));
  await page.goto('/contact/');
  await contact.field('Email').fill('old@example.com');
  await contact.field('Your role').fill('Founder');
  await mounted(page);
  await page.goto('/services/');
  await page.goto('/contact/');
  await expect(contact.field('Email')).toHaveValue('old@example.com');
  await contact.field('Email').fill('new@example.com');
  await page.goBack();
  await page.goBack();
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0])).toMatchObject({
    type: 'back_forward',
  });
  await expect(
    contact.form.getByText(contact.words.savedAnswers.text, { exact: true }),
  ).toBeVisible();
  expect(await contact.answers()).toEqual(['email=new@example.com', 'role=Founder']);
  expect(await contact.savedAnswers()).not.toContain('old');
});
