import type { Page } from '@playwright/test';
import { localAccount } from '../../tools/inbox/local-account';
import type { Step } from '../../tools/inbox/faults';
import { expect, test } from './fixtures';
import { newAddress, newsletterOf, partsOf, posts, subscriberField } from './support/answers';
import { newsletterForm, pages, site } from './support/content';
import { hydrate } from './support/scripts';

const button = (page: Page) =>
  newsletterOf(page).getByRole('button', { name: newsletterForm.submit });

/** Takes every alert away, and keeps its words. */
function watchAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  return alerts;
}

test('a signup moves to the confirmation and clears the field', async ({ page, inbox }) => {
  const alerts = watchAlerts(page);
  await page.goto('/about/');
  const email = newAddress();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await subscriberField(page).fill(email);
  await button(page).click();
  await expect(page).toHaveURL('/newsletter-confirmation/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Confirmed!');
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expect(subscriberField(page)).toHaveValue('');
  expect(partsOf(inbox)).toEqual([
    `subscriber_email=${email}`,
    'lib_version=4.4.1',
    `service_id=${localAccount.serviceId}`,
    `template_id=${localAccount.newsletterTemplateId}`,
    `user_id=${localAccount.publicKey}`,
  ]);
  expect(posts(inbox)).toBe(1);
  expect(alerts).toEqual([]);
  expect(logged).toContain('OK');
});

test('it works from every page', async ({ page, inbox }) => {
  for (const [index, { path }] of pages.entries()) {
    await page.goto(path);
    await subscriberField(page).fill(newAddress());
    await subscriberField(page).press('Enter');
    await expect.poll(() => inbox.messages().length).toBe(index + 1);
    await expect(page).toHaveURL('/newsletter-confirmation/');
  }
  expect(posts(inbox)).toBe(pages.length);
});

test('an empty field and an impossible address are stopped by the browser', async ({
  page,
  inbox,
}) => {
  await page.goto('/');
  await hydrate(page);
  await button(page).click();
  await expect(subscriberField(page)).toBeFocused();
  await expect(subscriberField(page)).toHaveAccessibleDescription(
    new RegExp(newsletterForm.email.missing),
  );
  await subscriberField(page).fill('ada at example');
  await button(page).click();
  await expect(newsletterOf(page).getByText(newsletterForm.email.invalid)).toBeVisible();
  await expect(subscriberField(page)).toHaveAttribute('aria-invalid', 'true');
  expect(posts(inbox)).toBe(0);
  await subscriberField(page).fill(newAddress());
  await expect(newsletterOf(page).getByText(newsletterForm.email.invalid)).toBeHidden();
});

test('a double click subscribes once', async ({ page, inbox }) => {
  await page.goto('/');
  await hydrate(page);
  const email = newAddress();
  inbox.script({ key: email, steps: [{ delay: 600 }] });
  await subscriberField(page).fill(email);
  await button(page).dblclick();
  await expect(page).toHaveURL('/newsletter-confirmation/');
  expect(posts(inbox)).toBe(1);
});

test.describe('a failure', () => {
  test.use({ allowConsoleErrors: true });

  const faults: { name: string; steps: Step[]; outcome: 'notSent' | 'unknown' }[] = [
    { name: 'status 400', steps: [{ status: 400 }], outcome: 'notSent' },
    { name: 'status 429', steps: [{ status: 429 }], outcome: 'notSent' },
    { name: 'status 500', steps: [{ status: 500 }], outcome: 'unknown' },
    { name: 'a broken connection', steps: [{ reset: 'after-body', times: 3 }], outcome: 'unknown' },
  ];
  for (const { name, steps, outcome } of faults) {
    test(`with ${name}: the alert, the kept address, a message, and another try`, async ({
      page,
      inbox,
    }) => {
      const alerts = watchAlerts(page);
      await page.goto('/');
      const email = newAddress();
      inbox.script({ key: email, steps });
      await subscriberField(page).fill(email);
      await button(page).click();
      await expect.poll(() => alerts).toEqual(['alert: Failed to subscribe. Please try again.']);
      await expect(page).toHaveURL('/');
      await expect(subscriberField(page)).toHaveValue(email);
      const message = newsletterOf(page).getByRole('alert');
      await expect(message).toContainText(newsletterForm.failure[outcome].title);
      await expect(message).toBeFocused();
      await expect(
        message.getByRole('link', { name: newsletterForm.failure.mail }),
      ).toHaveAttribute('href', new RegExp(`^mailto:${site.email}`));
      inbox.script({ key: email, steps: [] });
      await button(page).click();
      await expect(page).toHaveURL('/newsletter-confirmation/');
      expect(inbox.messages()).toHaveLength(1);
      expect(alerts).toHaveLength(1);
    });
  }

  test('logs the text of the service', async ({ page, inbox }) => {
    watchAlerts(page);
    await page.goto('/');
    const email = newAddress();
    inbox.script({ key: email, steps: [{ status: 422, body: 'The recipients address is empty' }] });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await subscriberField(page).fill(email);
    await button(page).click();
    await expect(newsletterOf(page).getByRole('alert')).toBeVisible();
    await expect.poll(() => logged.join('\n')).toContain('The recipients address is empty');
  });
});
