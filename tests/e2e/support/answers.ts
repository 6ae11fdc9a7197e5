import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Step } from '../../../packages/inbox/faults';
import type { Inbox } from '../../../packages/inbox/start-inbox';
import { contactForm, newsletterForm } from './content';

/**
 * Returns a unique address for every test, so that a scripted fault does not affect another test's
 * message.
 */
export const newAddress = () => `${randomUUID()}@example.com`;

/** Returns a unique address, at whose messages the inbox takes these steps. */
export function answeredAddress(inbox: Inbox, ...steps: Step[]): string {
  const key = newAddress();
  inbox.script({ key, steps });
  return key;
}

export const formOf = (page: Page) => page.getByRole('form', { name: 'Build Your Narrative' });
export const submitButton = (page: Page) =>
  formOf(page).getByRole('button', { name: 'Submit & Schedule Call' });
export const newsletterOf = (page: Page) =>
  page.getByRole('form', { name: newsletterForm.headline });
export const subscriberField = (page: Page) =>
  newsletterOf(page).getByRole('textbox', { name: newsletterForm.email.label });

/** Returns a text field of the contact form, which is hidden while the receipt is alone. */
export const field = (page: Page, name: 'fullName' | 'email' | 'role' | 'goals' | 'additional') =>
  formOf(page).getByRole('textbox', { name: contactForm[name].label, includeHidden: true });

/** Returns the button that shows the questions again after a success. */
export const againButton = (page: Page) =>
  formOf(page).getByRole('button', { name: contactForm.sent.again });

/** Fills in only what the contact form requires. */
export async function fillRequired(page: Page, email: string): Promise<void> {
  await field(page, 'fullName').fill('Ada Lovelace');
  await field(page, 'email').fill(email);
  await field(page, 'role').fill('Founder');
  await field(page, 'goals').fill('Visibility');
  await formOf(page).getByRole('radio', { name: 'Yes, prepared to invest' }).check();
}

/** Returns the content of the contact form's fields, as the visitor sees it. */
export const answersIn = (form: Locator) =>
  form.evaluate((element) =>
    element instanceof HTMLFormElement
      ? [...new FormData(element)].map(
          ([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`,
        )
      : [],
  );

/** Returns the parts of the one message that arrived, in the order on the wire. */
export function partsOf(inbox: Inbox): string[] {
  const [message] = inbox.messages();
  return (message?.parts ?? []).map(({ name, value }) => `${name}=${value}`);
}

/** Returns how many times a form was sent, delivered or not. */
export const posts = (inbox: Inbox) =>
  inbox.requests().filter(({ method }) => method === 'POST').length;
