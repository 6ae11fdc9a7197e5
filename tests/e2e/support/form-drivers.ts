import type { Locator, Page, Request } from '@playwright/test';
import { expect } from '../fixtures';
import { fillRequired, formOf, newsletterOf, submitButton, subscriberField } from './answers';
import { contactForm, newsletterForm, site } from './content';

/** One of the two forms, as a visitor uses it and as the specification requires it to respond. */
export type FormDriver = {
  name: 'contact' | 'newsletter';
  page: Page;
  form: Locator;
  button: Locator;
  /** The message that stays in the form. */
  message: Locator;
  words: typeof contactForm.failure;
  fill: (email: string) => Promise<void>;
  /** Waits for what the specification requires after a failure: a toast, or an alert. */
  expectSpecifiedFailure: () => Promise<void>;
  /** Waits for what it requires after a success. */
  expectSpecifiedSuccess: () => Promise<void>;
  /**
   * Waits until a success has opened the next page; otherwise it would interrupt the other form's.
   */
  expectLedOn: () => Promise<void>;
};

export const toastOf = (page: Page) => formOf(page).getByRole('status');

export function inquiryOn(page: Page): FormDriver {
  const form = formOf(page);
  const calendar: string[] = [];
  const note = (request: Request) => {
    if (request.url() === site.schedulingPage) calendar.push(request.url());
  };
  page.on('requestfinished', note);
  // Playwright counts the answer 204 as a failure: the browser stays on the page.
  page.on('requestfailed', note);
  return {
    name: 'contact',
    page,
    form,
    button: submitButton(page),
    message: form.getByRole('alert'),
    words: contactForm.failure,
    fill: async (email) => {
      await fillRequired(page, email);
      await form.getByRole('checkbox', { name: 'Everything listed' }).check();
    },
    expectSpecifiedFailure: async () => {
      await expect(toastOf(page)).toContainText('Submission Failed');
      await expect(toastOf(page)).toContainText('Please try again later.');
      await expect(toastOf(page).locator('[data-tone=destructive]')).toBeVisible();
    },
    expectSpecifiedSuccess: async () => {
      await expect(toastOf(page)).toContainText('Form Submitted Successfully!');
      await expect(toastOf(page)).toContainText('Redirecting to schedule your discovery call...');
      await expect(toastOf(page).locator('[data-tone=destructive]')).toHaveCount(0);
    },
    expectLedOn: async () => {
      await expect.poll(() => calendar).toEqual([site.schedulingPage]);
      calendar.length = 0;
    },
  };
}

/** Dismisses every alert, and keeps its words. */
function watchAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  return alerts;
}

export function signupOn(page: Page): FormDriver {
  const form = newsletterOf(page);
  const alerts = watchAlerts(page);
  return {
    name: 'newsletter',
    page,
    form,
    button: form.getByRole('button', { name: newsletterForm.submit, exact: true }),
    message: form.getByRole('alert'),
    words: newsletterForm.failure,
    fill: (email) => subscriberField(page).fill(email),
    expectSpecifiedFailure: async () => {
      await expect.poll(() => alerts).toEqual(['alert: Failed to subscribe. Please try again.']);
      alerts.length = 0;
    },
    expectSpecifiedSuccess: async () => {
      await expect(page).toHaveURL('/newsletter-confirmation/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Confirmed!');
      expect(alerts).toEqual([]);
    },
    expectLedOn: () => expect(page).toHaveURL('/newsletter-confirmation/'),
  };
}
