import { expect } from '../fixtures';
import { answersIn } from './answers';
import { plain, site } from './content';
import type { FormDriver } from './form-drivers';

/** Why a message did not arrive for certain, by the names of its words in content/forms/. */
export type Failure = 'tryLater' | 'fixNeeded' | 'tooLong' | 'wait' | 'offline' | 'unknown';

export const draftOf = ({ page, name }: FormDriver) =>
  page.evaluate((key) => sessionStorage.getItem(key), `draft:${name}`);

/** What a form's fields hold, without those left open. */
export const heldIn = async ({ form }: FormDriver) =>
  (await answersIn(form)).filter((answer) => !answer.endsWith('='));

/** Fills a form in and presses its button; answers with what the fields held. */
export async function send(driver: FormDriver, email: string): Promise<string[]> {
  await driver.fill(email);
  const answers = await heldIn(driver);
  await driver.button.click();
  return answers;
}

/**
 * Everything that must hold after a failure: the specified sign, a message that stays and has the
 * focus, the ways out, every answer in its field and in the draft, and a button to press again.
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

/** The message that stays: its words, and the ways out. */
export async function expectMessage(driver: FormDriver, failure: Failure | 'interrupted') {
  const { title, text } = driver.words[failure];
  const { message } = driver;
  await expect(message).toContainText(title);
  await expect(message).toContainText(plain(text));
  // Whatever the service says stays in the console.
  await expect(message).not.toContainText(/<|It works|Gmail|ID not found/);
  const mail = message.getByRole('link', { name: driver.words.mail });
  await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${site.email}`));
  await expect(message.getByRole('button', { name: driver.words.copy })).toBeVisible();
}

/** Everything that must hold after a success: the specified sign, empty fields, no draft. */
export async function expectSent(driver: FormDriver) {
  await driver.expectSpecifiedSuccess();
  await expect.poll(() => heldIn(driver)).toEqual([]);
  expect(await draftOf(driver)).toBeNull();
}
