import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { contactFormSchema, newsletterFormSchema } from '../../src/content/forms';
import { siteSchema } from '../../src/content/site';
import { projectRoot } from '../kit/paths';
import type { Submission } from './plan';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(projectRoot, 'content', `${name}.json`), 'utf8'));

const contact = contactFormSchema.parse(read('forms/contact'));
const newsletter = newsletterFormSchema.parse(read('forms/newsletter'));

/** The calendar that the inquiry form opens. */
export const { schedulingPage } = siteSchema.parse(read('site'));

/** A form of the site, as a visitor sees it. */
export type SiteForm = {
  /** The page that contains it. */
  path: string;
  find(page: Page): Locator;
  /** The words on its button. */
  submit: string;
  /** The typed text, by the names of the parts. */
  answers(submission: Submission): Readonly<Record<string, string>>;
  /** The labels of the text fields, by the names of the parts. */
  labels: Readonly<Record<string, string>>;
  /** The label of the required choice; null: there is none. */
  choice: string | null;
  /** The sign of success. */
  sent(page: Page): Locator;
  /** The page that a visitor sees after success. */
  next: string;
  /** Its messages for a failure, by their names in content/forms/. */
  failures: Readonly<Record<string, string>>;
};

/** Returns the titles of the messages that a form has for its failures. */
function titlesOf(failure: Readonly<Record<string, unknown>>): Record<string, string> {
  const titles: Record<string, string> = {};
  for (const [name, words] of Object.entries(failure)) {
    if (typeof words !== 'object' || words === null || !('title' in words)) continue;
    titles[name] = String(words.title);
  }
  return titles;
}

export const siteForms: Record<Submission['form'], SiteForm> = {
  contact: {
    path: '/contact/',
    find: (page) => page.getByRole('form', { name: 'Build Your Narrative' }),
    submit: contact.submit,
    answers: ({ email, fault }) => ({
      fullName: `Zoë O’Neil of ${email}`,
      email,
      role: 'Founder',
      goals: 'Visibility',
      additional: `"${fault.name}": שלום, 李, 👩🏽‍🚀`,
    }),
    labels: {
      fullName: contact.fullName.label,
      email: contact.email.label,
      role: contact.role.label,
      goals: contact.goals.label,
      additional: contact.additional.label,
    },
    choice: contact.budget.options[0] ?? null,
    sent: (page) => page.getByText(contact.sent.toast.title),
    next: schedulingPage,
    failures: titlesOf(contact.failure),
  },
  newsletter: {
    path: '/about/',
    find: (page) => page.getByRole('form', { name: newsletter.headline }),
    submit: newsletter.submit,
    answers: ({ email }) => ({ subscriber_email: email }),
    labels: { subscriber_email: newsletter.email.label },
    choice: null,
    sent: (page) => page.getByRole('heading', { level: 1, name: 'Subscription Confirmed!' }),
    next: '**/newsletter-confirmation/',
    failures: titlesOf(newsletter.failure),
  },
};
