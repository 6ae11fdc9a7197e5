import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Failure } from '../../../src/forms/state/outcome';
import type { Reply } from '../../../tools/inbox/replies';
import type { Inbox } from '../../../tools/inbox/start-inbox';
import contactWords from '../../specified/content/forms/contact.json';
import newsletterWords from '../../specified/content/forms/newsletter.json';
import { requiredAnswers, type RequiredAnswer } from '../../support/required-answers';

export const calendar = 'https://calendar.throughline.example/discovery';

/** The words of a message that may not have arrived. */
export type FailureWords = Failure | 'interrupted';

/** Returns an address that no other message has. */
export const newEmail = () => `${randomUUID()}@example.com`;

/** Returns a text with its variables filled in. */
export const filledIn = (text: string) =>
  text
    .replaceAll('{email}', 'hello@throughline.example')
    .replaceAll('{replyTime}', '24 to 48 hours')
    .replaceAll('{minimumEngagement}', () => '$500');

/** Returns the parts of each message that arrived, in the order on the wire. */
export const messagesIn = (inbox: Inbox) =>
  inbox.messages().map(({ parts }) => parts.map(({ name, value }) => `${name}=${value}`));

/** A form of a page, as a visitor uses it. */
abstract class SiteForm {
  abstract readonly words: { failure: typeof contactWords.failure };
  abstract fill(email: string): Promise<void>;

  readonly form: Locator;
  readonly submit: Locator;
  /** The message that stays in the form. */
  readonly message: Locator;

  constructor(
    readonly page: Page,
    private readonly name: 'contact' | 'newsletter',
  ) {
    this.form = page.locator(`form[data-form=${name}]`);
    this.submit = this.form.locator('[type=submit]:not([data-native])');
    this.message = this.form.getByRole('alert');
  }

  /** The error below a field. */
  error(text: string) {
    return this.form.locator('[id$=-error]').getByText(text);
  }

  field(label: string) {
    return this.form.getByRole('textbox', { name: label, includeHidden: true });
  }

  /** Fills in and submits the form; returns the address in it. */
  async send(email = newEmail()): Promise<string> {
    await this.fill(email);
    await this.submit.click();
    return email;
  }

  /** Sends the form, and waits until the service has it. It answers at `inbox.release()`. */
  async sendHeld(inbox: Inbox, reply?: Reply): Promise<string> {
    const email = newEmail();
    inbox.replyNext(email, { ...reply, delay: Infinity });
    await this.send(email);
    await expect.poll(() => inbox.requests()).toHaveLength(1);
    return email;
  }

  /** Returns what is typed and chosen: `name=value`, without empty fields. */
  answers(): Promise<string[]> {
    return this.form.evaluate((form: HTMLFormElement) =>
      [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' && value !== '' && !name.endsWith('_id')
          ? [`${name}=${value}`]
          : [],
      ),
    );
  }

  /** Returns the answers that the tab has saved. */
  savedAnswers(): Promise<string | null> {
    return this.page.evaluate((key) => sessionStorage.getItem(key), `answers:${this.name}`);
  }

  /** Expects the message that stays after a failure: its words, and the other ways to write. */
  async expectMessage(failure: FailureWords): Promise<void> {
    const { [failure]: said, mail, copy } = this.words.failure;
    await expect(this.message).toContainText(said.title);
    await expect(this.message).toContainText(filledIn(said.text));
    await expect(this.message.getByRole('link', { name: filledIn(mail) })).toBeVisible();
    await expect(this.message.getByRole('button', { name: copy })).toBeVisible();
    await expect(this.form).not.toHaveAttribute('data-busy');
  }

  /** Expects the message that React could not be loaded. */
  async expectNotLoaded(): Promise<void> {
    await expect(this.message).toContainText(filledIn(this.words.failure.notLoaded));
    await expect(this.message).toBeFocused();
    await expect(this.form).not.toHaveAttribute('data-busy');
  }
}

export class ContactForm extends SiteForm {
  readonly words = contactWords;

  constructor(page: Page) {
    super(page, 'contact');
  }

  async fill(email: string): Promise<void> {
    for (const one of requiredAnswers(email)) await this.answer(one);
  }

  /** Returns the control of a required field, or the option of its answer. */
  control({ kind, label, answer }: RequiredAnswer): Locator {
    if (kind === 'radios') return this.form.getByRole('radio', { name: answer });
    return kind === 'select' ? this.form.getByRole('combobox', { name: label }) : this.field(label);
  }

  async answer(one: RequiredAnswer): Promise<void> {
    const control = this.control(one);
    if (one.kind === 'radios') await control.check();
    else if (one.kind === 'select') await control.selectOption(one.answer);
    else await control.fill(one.answer);
  }

  async expectFailed(failure: Failure): Promise<void> {
    await this.expectMessage(failure);
    await expect(this.message).toBeFocused();
    const toast = this.form.getByRole('status');
    await expect(toast).toContainText('Submission Failed');
    await expect(toast).toContainText('Please try again later.');
    await expect(toast.locator('[data-tone=destructive]')).toBeVisible();
  }

  async expectSent(): Promise<void> {
    const toast = this.form.getByRole('status');
    await expect(toast).toContainText('Form Submitted Successfully!');
    await expect(toast).toContainText('Redirecting to schedule your discovery call...');
    await expect(toast.locator('[data-tone=destructive]')).toHaveCount(0);
    await expect.poll(() => this.answers()).toEqual([]);
  }
}

export class NewsletterForm extends SiteForm {
  readonly words = newsletterWords;

  constructor(page: Page) {
    super(page, 'newsletter');
  }

  async fill(email: string): Promise<void> {
    await this.field('Your email').fill(email);
  }

  async expectSent(): Promise<void> {
    await expect(this.page).toHaveURL('/newsletter-confirmation/');
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(
      'Subscription Confirmed!',
    );
  }
}
