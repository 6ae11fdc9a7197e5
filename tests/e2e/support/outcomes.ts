import type { Step } from '../../../packages/inbox/faults';
import type { Inbox } from '../../../packages/inbox/start-inbox';
import { expect } from '../fixtures';
import { answeredAddress, answersIn, posts } from './answers';
import { plain, site } from './content';
import type { FormDriver } from './form-drivers';

/** Why a message may not have arrived, by the names of the words in content/forms/. */
export type Failure = 'tryLater' | 'fixNeeded' | 'tooLong' | 'wait' | 'offline' | 'unknown';

export const draftOf = ({ page, name }: FormDriver) =>
  page.evaluate((key) => sessionStorage.getItem(key), `draft:${name}`);

/** Returns the content of a form's fields, without empty ones. */
export const heldIn = async ({ form }: FormDriver) =>
  (await answersIn(form)).filter((answer) => !answer.endsWith('='));

/** Fills in a form and presses its button; returns the content of the fields. */
export async function send(driver: FormDriver, email: string): Promise<string[]> {
  await driver.fill(email);
  const answers = await heldIn(driver);
  await driver.button.click();
  return answers;
}

/**
 * Sends a form, and waits until the service has it, which then takes these steps. Without any, it
 * answers at `inbox.release()`.
 */
export async function sendHeld(driver: FormDriver, inbox: Inbox, ...steps: Step[]) {
  const before = posts(inbox);
  const email = answeredAddress(inbox, ...(steps.length > 0 ? steps : [{ delay: 60_000 }]));
  const answers = await send(driver, email);
  await expect.poll(() => posts(inbox)).toBe(before + 1);
  return { email, answers };
}

/**
 * Expects everything that must hold after a failure: the specified sign, a message that stays and
 * has the focus, its actions, every answer in its field and in the draft, and a button to press
 * again.
 */
export async function expectFailed(driver: FormDriver, failure: Failure, answers: string[]) {
  await driver.expectSpecifiedFailure();
  await expectMessage(driver, failure);
  await expect(driver.message).toBeFocused();
  await expect(driver.button).toBeVisible();
  await expect(driver.form).not.toHaveAttribute('aria-busy', 'true');
  expect(await heldIn(driver)).toEqual(answers);
  const email = /mail=(.*)/.exec(answers.find((answer) => answer.includes('@')) ?? '')?.[1] ?? '';
  await expect.poll(() => draftOf(driver)).toContain(encodeURIComponent(email));
}

/** Expects the message that stays: its words, and its actions. */
export async function expectMessage(driver: FormDriver, failure: Failure | 'interrupted') {
  const { title, text } = driver.words[failure];
  const { message } = driver;
  await expect(message).toContainText(title);
  await expect(message).toContainText(plain(text));
  // The service's text appears only in the console.
  await expect(message).not.toContainText(/<|It works|Gmail|ID not found/);
  const mail = message.getByRole('link', { name: driver.words.mail });
  await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${site.email}`));
  await expect(message.getByRole('button', { name: driver.words.copy })).toBeVisible();
}

/**
 * Expects everything that must hold after a success: the specified sign, empty fields, no draft.
 */
export async function expectSent(driver: FormDriver) {
  await driver.expectSpecifiedSuccess();
  await expect.poll(() => heldIn(driver)).toEqual([]);
  expect(await draftOf(driver)).toBeNull();
}
