import type { Inbox } from '../../packages/inbox/start-inbox';
import { answeredAddress, newAddress, posts } from '../e2e/support/answers';
import { contactForm, newsletterForm, plain } from '../e2e/support/content';
import { calendarOf, expect, test } from './fixtures';
import {
  expectPath,
  expectWords,
  fillIn,
  hasten,
  heldIn,
  inquiry,
  sayOffline,
  submit,
  subscribe,
  subscriber,
} from './support/forms';
import { layOutAll, takesOver } from './support/look';

test('an inquiry pressed twice is sent once, and leads to the calendar', async ({
  tab,
  front,
  inbox,
}) => {
  await tab.open(`${front.url}/contact/`);
  const email = newAddress();
  await fillIn(tab, email);
  await tab.doubleClick(submit);
  await expectWords(tab, 'contact', 'status', 'Form Submitted Successfully!');
  await expect.poll(() => tab.run(() => location.href)).toBe(calendarOf(inbox));
  expect(inbox.messages()).toHaveLength(1);
  expect(posts(inbox)).toBe(1);
  const parts = inbox.messages()[0]?.parts.map(({ name, value }) => `${name}=${value}`);
  expect(parts).toContain(`email=${email}`);
  expect(parts).toContain('helpNeeded=');
});

test('an inquiry that is refused keeps its answers, and arrives at the next press', async ({
  tab,
  front,
  inbox,
}) => {
  await tab.open(`${front.url}/contact/`);
  const answers = await fillIn(
    tab,
    answeredAddress(inbox, { status: 500, body: 'Internal Server Error' }),
  );
  await tab.click(submit);
  await expectWords(tab, 'contact', 'alert', contactForm.failure.unknown.title);
  await expectWords(tab, 'contact', 'status', 'Submission Failed');
  expect(await heldIn(tab)).toEqual(answers);
  await tab.click(submit);
  await expect.poll(() => inbox.messages().length).toBe(1);
  expect(posts(inbox)).toBe(2);
});

test('an inquiry that gets no answer says so, and sends nothing by itself', async ({
  tab,
  front,
  inbox,
}) => {
  await tab.open(`${front.url}/contact/`);
  const answers = await fillIn(tab, answeredAddress(inbox, { hang: 'before-headers' }));
  await takesOver(tab);
  await hasten(tab);
  await tab.click(submit);
  await expectWords(tab, 'contact', 'alert', contactForm.failure.unknown.title);
  expect(await heldIn(tab)).toEqual(answers);
  expect(posts(inbox)).toBe(1);
});

test('offline the inquiry says so at once; online again it waits for a press', async ({
  tab,
  front,
  inbox,
}) => {
  await tab.open(`${front.url}/contact/`);
  await fillIn(tab, newAddress());
  await takesOver(tab);
  await sayOffline(tab, true);
  // The page asks its site whether that is so.
  front.refuse(/./);
  await tab.click(submit);
  await expectWords(tab, 'contact', 'alert', contactForm.failure.offline.title);
  front.refuse();
  await sayOffline(tab, false);
  await expectWords(tab, 'contact', 'alert', contactForm.failure.online.title);
  expect(posts(inbox)).toBe(0);
  await tab.click({ role: 'button', name: contactForm.failure.online.send, within: inquiry });
  await expect.poll(() => inbox.messages().length).toBe(1);
});

test('what was typed is there after a reload, and after Back', async ({ tab, front }) => {
  await tab.open(`${front.url}/contact/`);
  const answers = await fillIn(tab, newAddress());
  await tab.reload();
  await takesOver(tab);
  await expect.poll(() => heldIn(tab)).toEqual(answers);
  const { title } = contactForm.draft;
  const hasNote = () => tab.run((words) => document.body.innerText.includes(words), title);
  await expect.poll(hasNote).toBe(true);
  await tab.open(`${front.url}/about/`);
  await tab.back();
  await expectPath(tab, '/contact/');
  await expect.poll(() => heldIn(tab)).toEqual(answers);
});

test('an inquiry pressed before React is held, and sent once', async ({ tab, front, inbox }) => {
  front.holdScripts();
  await tab.open(`${front.url}/contact/`);
  const email = newAddress();
  await fillIn(tab, email);
  await tab.doubleClick(submit);
  const isBusy = () =>
    tab.run(() => document.querySelector('main form')?.getAttribute('aria-busy'));
  await expect.poll(isBusy).toBe('true');
  expect(posts(inbox)).toBe(0);
  await expectPath(tab, '/contact/');
  front.release();
  await expect.poll(() => inbox.messages().length).toBe(1);
  await expect.poll(() => tab.run(() => location.href)).toBe(calendarOf(inbox));
  expect(posts(inbox)).toBe(1);
});

test('an inquiry whose scripts cannot be loaded says so, and keeps its answers', async ({
  tab,
  front,
  inbox,
}) => {
  front.refuse(/\/framework-/);
  await tab.open(`${front.url}/contact/`);
  const answers = await fillIn(tab, newAddress());
  await tab.click(submit);
  await expectWords(tab, 'contact', 'alert', plain(contactForm.failure.cannotStart));
  expect(await heldIn(tab)).toEqual(answers);
  expect(posts(inbox)).toBe(0);
});

test('a signup that is refused is kept, and arrives at the next press', async ({
  tab,
  front,
  inbox,
}) => {
  await tab.open(`${front.url}/about/`);
  await tab.type(subscriber, answeredAddress(inbox, { status: 429, body: 'Too Many Requests' }));
  await takesOver(tab);
  await tab.click(subscribe);
  await expect.poll(() => tab.takeAlert()).toBe(newsletterForm.alert);
  await expectWords(tab, 'newsletter', 'alert', newsletterForm.failure.wait.title);
  await tab.click(subscribe);
  await expectPath(tab, '/newsletter-confirmation/');
  expect(inbox.messages()).toHaveLength(1);
});

/** Expects one message, with this answer. */
async function expectDelivered(inbox: Inbox, answer: string) {
  await expect.poll(() => inbox.messages().length).toBe(1);
  expect(inbox.messages()[0]?.parts.map(({ value }) => value)).toContain(answer);
}

test.describe('without scripts', () => {
  test.use({ settings: { isScriptless: true } });

  // Each in a page of its own: Firefox may never answer a navigation that meets the end of another.
  test('a signup is delivered by the browser', async ({ tab, front, inbox }) => {
    await tab.open(`${front.url}/`);
    await layOutAll(tab);
    const email = newAddress();
    await tab.type(subscriber, email);
    await tab.click(subscribe);
    await expectDelivered(inbox, email);
  });

  test('an inquiry is delivered by the browser', async ({ tab, front, inbox }) => {
    await tab.open(`${front.url}/contact/`);
    await fillIn(tab, newAddress());
    await tab.click(submit);
    await expectDelivered(inbox, 'Ada Lovelace');
  });
});
