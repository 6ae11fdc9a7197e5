import { libraryVersion } from '../../../packages/inbox/library-version';
import { localAccount } from '../../../packages/inbox/local-account';
import {
  fillRequired,
  formOf,
  newAddress,
  partsOf,
  posts,
  subscriberField,
} from '../support/answers';
import { contactForm, pages, site } from '../support/content';
import { toastOf } from '../support/form-drivers';
import { expect, test } from '../support/form-test';
import { expectSent, heldIn, send, sendHeld } from '../support/outcomes';
import { hydrate } from '../support/scripts';

test('an inquiry: toast, empty fields, the calendar’s link, and the calendar after 1500 ms', async ({
  page,
  inbox,
  inquiry,
}) => {
  await page.goto('/contact/');
  // React does not start while the clock is stopped.
  await hydrate(page);
  await fillRequired(page, newAddress());
  await formOf(page).getByRole('checkbox', { name: 'Everything listed' }).check();
  await formOf(page).getByRole('combobox').selectOption('exploring');
  await page.route(site.schedulingPage, (route) => route.fulfill({ body: 'Calendar' }));
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  let hasLeft = false;
  page.on('request', (request) => {
    hasLeft ||= request.url() === site.schedulingPage;
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await inquiry.button.click();
  await inquiry.expectSpecifiedSuccess();
  await expect(inquiry.message).toContainText(contactForm.sent.message.title);
  await expect(inquiry.message.getByRole('link', { name: contactForm.sent.link })).toHaveAttribute(
    'href',
    site.schedulingPage,
  );
  expect(await heldIn(inquiry)).toEqual([]);
  await page.clock.runFor(1499);
  expect(hasLeft).toBe(false);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(site.schedulingPage);
  expect(logged).toContain('OK');
  expect(posts(inbox)).toBe(1);
});

test('answers written during sending stay, and the page says that they were not sent', async ({
  page,
  inbox,
  inquiry,
}) => {
  await page.goto('/contact/');
  await sendHeld(inquiry, inbox);
  const additional = formOf(page).getByRole('textbox', { name: contactForm.additional.label });
  await additional.fill('One more thing');
  inbox.release();
  await inquiry.expectSpecifiedSuccess();
  await expect(inquiry.message).toContainText(contactForm.sent.changed.text);
  await expect(additional).toHaveValue('One more thing');
  expect(partsOf(inbox)).toContain('additional=');
});

test('a signup opens the confirmation and clears the field', async ({ page, inbox, signup }) => {
  await page.goto('/about/');
  const email = newAddress();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await send(signup, email);
  await expectSent(signup);
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expect(subscriberField(page)).toHaveValue('');
  expect(partsOf(inbox)).toEqual([
    `subscriber_email=${email}`,
    `lib_version=${libraryVersion}`,
    `service_id=${localAccount.serviceId}`,
    `template_id=${localAccount.newsletterTemplateId}`,
    `user_id=${localAccount.publicKey}`,
  ]);
  expect(posts(inbox)).toBe(1);
  expect(logged).toContain('OK');
});

test('a signup works on the pages that no other test uses', async ({ page, inbox }) => {
  const others = pages.filter(({ path }) => !['/about/', '/contact/'].includes(path));
  for (const [index, { path }] of others.entries()) {
    await page.goto(path);
    await subscriberField(page).fill(newAddress());
    const left = page.waitForEvent('domcontentloaded');
    await subscriberField(page).press('Enter');
    await expect.poll(() => inbox.messages().length).toBe(index + 1);
    await left;
    await expect(page).toHaveURL('/newsletter-confirmation/');
  }
  expect(posts(inbox)).toBe(others.length);
});

test('its toast can be closed, and the calendar’s link works immediately', async ({
  page,
  inquiry,
}) => {
  await page.route(site.schedulingPage, (route) => route.fulfill({ body: 'Calendar' }));
  // The calendar does not open by itself here.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (...args: Parameters<typeof later>) => (args[1] === 1500 ? 0 : later(...args)),
    });
  });
  await page.goto('/contact/');
  await send(inquiry, newAddress());
  await inquiry.expectSpecifiedSuccess();
  await toastOf(page).getByRole('button', { name: contactForm.failed.dismiss }).click();
  await expect(toastOf(page).getByText(contactForm.sent.toast.title)).toBeHidden();
  await inquiry.message.getByRole('link', { name: contactForm.sent.link }).click();
  await expect(page).toHaveURL(site.schedulingPage);
});
