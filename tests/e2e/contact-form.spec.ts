import type { Page } from '@playwright/test';
import { localAccount } from '../../tools/inbox/local-account';
import type { Step } from '../../tools/inbox/faults';
import type { Inbox } from '../../tools/inbox/start-inbox';
import { expect, test } from './fixtures';
import {
  answersIn,
  field,
  fillRequired,
  formOf,
  newAddress,
  partsOf,
  posts,
  submitButton,
} from './support/answers';
import { contactForm, plain, site } from './support/content';
import { hydrate } from './support/scripts';

const calendar = new URL(site.schedulingPage);
test.use({ allowedHosts: [calendar.host] });

test.beforeEach(async ({ page }) => {
  await page.route(site.schedulingPage, (route) => route.fulfill({ body: 'Calendar' }));
});

const alertOf = (page: Page) => formOf(page).getByRole('alert');
const toast = (page: Page) => formOf(page).getByRole('status');
const textFields: readonly ('fullName' | 'email' | 'role' | 'goals')[] = [
  'fullName',
  'email',
  'role',
  'goals',
];
const radio = (page: Page, name: string) => formOf(page).getByRole('radio', { name, exact: true });

async function open(page: Page) {
  await page.goto('/contact/');
  await hydrate(page);
}

/** Sends, and waits until the one message has arrived. */
async function sendAndArrive(page: Page, inbox: Inbox) {
  await submitButton(page).click();
  await expect.poll(() => inbox.messages().length).toBe(1);
}

const technical = [
  'lib_version=4.4.1',
  `service_id=${localAccount.serviceId}`,
  `template_id=${localAccount.contactTemplateId}`,
  `user_id=${localAccount.publicKey}`,
];

test('a full inquiry arrives with exactly these parts, in this order', async ({ page, inbox }) => {
  await open(page);
  const email = newAddress();
  await fillRequired(page, email);
  for (const name of ['Not Sure Yet', 'Brand Strategy only', 'Online Profile Optimization']) {
    await formOf(page).getByRole('checkbox', { name, exact: true }).check();
  }
  await formOf(page).getByRole('combobox').selectOption({ label: '1–3 weeks' });
  await field(page, 'additional').fill('Soon, please.');
  await sendAndArrive(page, inbox);
  expect(partsOf(inbox)).toEqual([
    'fullName=Ada Lovelace',
    `email=${email}`,
    'role=Founder',
    'goals=Visibility',
    'helpNeeded=Brand Strategy only, Online Profile Optimization, Not Sure Yet',
    'timeline=1-3-weeks',
    'budget=Yes, prepared to invest',
    'additional=Soon, please.',
    ...technical,
  ]);
});

test('what may stay open arrives empty', async ({ page, inbox }) => {
  await open(page);
  const email = newAddress();
  await fillRequired(page, email);
  await sendAndArrive(page, inbox);
  expect(partsOf(inbox)).toEqual([
    'fullName=Ada Lovelace',
    `email=${email}`,
    'role=Founder',
    'goals=Visibility',
    'helpNeeded=',
    'timeline=',
    'budget=Yes, prepared to invest',
    'additional=',
    ...technical,
  ]);
});

const choices = [
  { budget: 'Yes, prepared to invest', timeline: 'immediately', label: 'Immediately' },
  { budget: 'No, not at that stage yet', timeline: '1-2-months', label: '1–2 months' },
  {
    budget: 'interested but with a different budget',
    timeline: 'exploring',
    label: 'Just Exploring',
  },
];
for (const { budget, timeline, label } of choices) {
  test(`"${budget}" and "${label}" can be sent`, async ({ page, inbox }) => {
    await open(page);
    await fillRequired(page, newAddress());
    await radio(page, budget).check();
    await formOf(page).getByRole('combobox').selectOption({ label });
    await sendAndArrive(page, inbox);
    expect(partsOf(inbox)).toContain(`budget=${budget}`);
    expect(partsOf(inbox)).toContain(`timeline=${timeline}`);
  });
}

test('all six kinds of help arrive as one text', async ({ page, inbox }) => {
  await open(page);
  await fillRequired(page, newAddress());
  for (const box of await formOf(page).getByRole('checkbox').all()) await box.check();
  await sendAndArrive(page, inbox);
  expect(partsOf(inbox)).toContain(
    'helpNeeded=Brand Strategy only, Monthly Done-for-you Content, Online Profile Optimization, ' +
      'Full Personal Brand Makeover, Everything listed, Not Sure Yet',
  );
});

test('letters of every script, emoji and line breaks arrive intact', async ({ page, inbox }) => {
  await open(page);
  await fillRequired(page, newAddress());
  await field(page, 'fullName').fill('Zoë O’Neil 李 عليّ');
  await field(page, 'goals').fill('<b>"Éclat" & 100 %</b>; a=b');
  await field(page, 'additional').fill('One\nTwo\n\n👩🏽‍🚀 done');
  await sendAndArrive(page, inbox);
  expect(partsOf(inbox)).toContain('fullName=Zoë O’Neil 李 عليّ');
  expect(partsOf(inbox)).toContain('goals=<b>"Éclat" & 100 %</b>; a=b');
  expect(partsOf(inbox)).toContain('additional=One\r\nTwo\r\n\r\n👩🏽‍🚀 done');
});

test('without a required answer nothing is sent, and a message stands beside its field', async ({
  page,
  inbox,
}) => {
  await open(page);
  await fillRequired(page, newAddress());
  for (const name of textFields) {
    const input = field(page, name);
    await input.fill('');
    await submitButton(page).click();
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(new RegExp(contactForm[name].missing));
    const message = formOf(page).getByText(contactForm[name].missing);
    await expect(message).toBeVisible();
    await input.fill(name === 'email' ? newAddress() : 'Mended');
    await expect(message).toBeHidden();
    await expect(input).not.toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('');
  }
  expect(posts(inbox)).toBe(0);
});

test('without a budget nothing is sent, and a message stands beside the choices', async ({
  page,
  inbox,
}) => {
  await open(page);
  for (const name of textFields) await field(page, name).fill('Text');
  await field(page, 'email').fill(newAddress());
  await submitButton(page).click();
  const first = radio(page, 'Yes, prepared to invest');
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(new RegExp(contactForm.budget.missing));
  await expect(formOf(page).getByText(contactForm.budget.missing)).toBeVisible();
  expect(posts(inbox)).toBe(0);
  await radio(page, 'No, not at that stage yet').check();
  await expect(formOf(page).getByText(contactForm.budget.missing)).toBeHidden();
});

test('an address that cannot be one is refused with its own message', async ({ page, inbox }) => {
  await open(page);
  await fillRequired(page, 'ada at example');
  await submitButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(formOf(page).getByText(contactForm.email.invalid)).toBeVisible();
  await field(page, 'email').fill('');
  await submitButton(page).click();
  await expect(formOf(page).getByText(contactForm.email.missing)).toBeVisible();
  expect(posts(inbox)).toBe(0);
});

test('an empty form shows every message at once and focuses the first field', async ({
  page,
  inbox,
}) => {
  await open(page);
  await submitButton(page).click();
  await expect(field(page, 'fullName')).toBeFocused();
  for (const { missing } of [...textFields.map((name) => contactForm[name]), contactForm.budget]) {
    await expect(formOf(page).getByText(missing)).toBeVisible();
  }
  expect(posts(inbox)).toBe(0);
});

test('success: toast, empty fields, the calendar’s link, and the calendar after 1500 ms', async ({
  page,
  inbox,
}) => {
  await open(page);
  await fillRequired(page, newAddress());
  await formOf(page).getByRole('checkbox', { name: 'Everything listed' }).check();
  await formOf(page).getByRole('combobox').selectOption('exploring');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const answered = page
    .waitForResponse((response) => response.url().includes('/send-form'))
    .then(() => Date.now());
  const left = page.waitForRequest(site.schedulingPage).then(() => Date.now());
  await submitButton(page).click();
  await expect(toast(page)).toContainText('Form Submitted Successfully!');
  await expect(toast(page)).toContainText('Redirecting to schedule your discovery call...');
  await expect(toast(page).locator('[data-tone=destructive]')).toHaveCount(0);
  await expect(formOf(page).getByRole('link', { name: contactForm.sent.link })).toHaveAttribute(
    'href',
    site.schedulingPage,
  );
  await expect(formOf(page).getByText(contactForm.sent.message.title)).toBeVisible();
  expect(await answersIn(formOf(page))).toEqual([
    'fullName=',
    'email=',
    'role=',
    'goals=',
    'helpNeeded=',
    'timeline=',
    'additional=',
  ]);
  const delay = (await left) - (await answered);
  expect(delay).toBeGreaterThan(1400);
  expect(delay).toBeLessThan(2500);
  await expect(page).toHaveURL(site.schedulingPage);
  expect(logged).toContain('OK');
  expect(posts(inbox)).toBe(1);
});

test('the calendar’s link works at once', async ({ page }) => {
  await open(page);
  await fillRequired(page, newAddress());
  await submitButton(page).click();
  await formOf(page).getByRole('link', { name: contactForm.sent.link }).click();
  await expect(page).toHaveURL(site.schedulingPage);
});

test('while it is sending the button says so, and the form is busy', async ({ page, inbox }) => {
  await open(page);
  const email = newAddress();
  inbox.script({ key: email, steps: [{ hang: 'before-headers' }] });
  await fillRequired(page, email);
  await submitButton(page).click();
  await expect(formOf(page)).toHaveAttribute('aria-busy', 'true');
  await expect(formOf(page).getByText(contactForm.sending)).toBeVisible();
  await expect(formOf(page).getByText(contactForm.submit)).toBeHidden();
  await expect(formOf(page).getByRole('button', { name: contactForm.sending })).toBeFocused();
});

for (const way of ['a double click', 'Enter five times']) {
  test(`${way} sends once`, async ({ page, inbox }) => {
    await open(page);
    const email = newAddress();
    inbox.script({ key: email, steps: [{ delay: 600 }] });
    await fillRequired(page, email);
    if (way === 'a double click') await submitButton(page).dblclick();
    else {
      await field(page, 'goals').focus();
      for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL(site.schedulingPage);
    expect(posts(inbox)).toBe(1);
  });
}

test('with blocked storage the form still sends', async ({ page, inbox }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page);
  await fillRequired(page, newAddress());
  await sendAndArrive(page, inbox);
  expect(posts(inbox)).toBe(1);
});

test.describe('a failure', () => {
  test.use({ allowConsoleErrors: true });

  const html = '<!doctype html><title>Gateway</title><p>It works</p>';
  const faults: { name: string; steps: Step[]; outcome: 'notSent' | 'unknown' }[] = [
    { name: 'status 400', steps: [{ status: 400 }], outcome: 'notSent' },
    { name: 'status 403', steps: [{ status: 403 }], outcome: 'notSent' },
    { name: 'status 429', steps: [{ status: 429 }], outcome: 'notSent' },
    { name: 'status 500', steps: [{ status: 500, body: html }], outcome: 'unknown' },
    { name: 'a broken connection', steps: [{ reset: 'after-body', times: 3 }], outcome: 'unknown' },
    { name: 'no CORS headers', steps: [{ cors: false, deliver: false }], outcome: 'unknown' },
    { name: 'a cut answer', steps: [{ truncate: true, deliver: false }], outcome: 'unknown' },
    {
      name: 'a web page with status 200',
      steps: [{ headers: { 'Content-Type': 'text/html' }, body: html, deliver: false }],
      outcome: 'unknown',
    },
  ];
  for (const { name, steps, outcome } of faults) {
    test(`with ${name} keeps the answers, says what happened, and can be tried again`, async ({
      page,
      inbox,
    }) => {
      await open(page);
      const email = newAddress();
      inbox.script({ key: email, steps });
      await fillRequired(page, email);
      await formOf(page).getByRole('checkbox', { name: 'Everything listed' }).check();
      const answers = await answersIn(formOf(page));
      await submitButton(page).click();

      await expect(toast(page)).toContainText('Submission Failed');
      await expect(toast(page)).toContainText('Please try again later.');
      await expect(toast(page).locator('[data-tone=destructive]')).toBeVisible();
      const { title, text } = contactForm.failure[outcome];
      await expect(alertOf(page)).toContainText(title);
      await expect(alertOf(page)).toContainText(plain(text));
      await expect(alertOf(page)).not.toContainText('It works');
      await expect(alertOf(page)).toBeFocused();
      expect(await answersIn(formOf(page))).toEqual(answers);
      expect(inbox.messages()).toHaveLength(0);

      // The faults are used up, or taken back: the browser may have met fewer of them.
      inbox.script({ key: email, steps: [] });
      await sendAndArrive(page, inbox);
      expect(inbox.messages()).toHaveLength(1);
    });
  }

  test('offers the answers by mail and to copy', async ({ page, context, inbox }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    const email = newAddress();
    inbox.script({ key: email, steps: [{ status: 400 }] });
    await fillRequired(page, email);
    await formOf(page).getByRole('checkbox', { name: 'Brand Strategy only' }).check();
    await formOf(page).getByRole('checkbox', { name: 'Not Sure Yet' }).check();
    await submitButton(page).click();
    const mail = alertOf(page).getByRole('link', { name: contactForm.failure.mail });
    await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${site.email}`));
    await alertOf(page).getByRole('button', { name: contactForm.failure.copy }).click();
    await expect(
      alertOf(page).getByRole('button', { name: contactForm.failure.copied }),
    ).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const answer of [
      'Ada Lovelace',
      email,
      'Founder',
      'Visibility',
      'Brand Strategy only, Not Sure Yet',
      'Yes, prepared to invest',
    ]) {
      expect(copied).toContain(answer);
    }
  });

  test('survives a browser that refuses the clipboard', async ({ page, inbox }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    });
    await open(page);
    const email = newAddress();
    inbox.script({ key: email, steps: [{ status: 400 }] });
    await fillRequired(page, email);
    await submitButton(page).click();
    await alertOf(page).getByRole('button', { name: contactForm.failure.copy }).click();
    await expect(
      alertOf(page).getByRole('button', { name: contactForm.failure.copied }),
    ).toBeHidden();
    await sendAndArrive(page, inbox);
    expect(posts(inbox)).toBe(2);
  });

  test('logs the text of the service', async ({ page, inbox }) => {
    await open(page);
    const email = newAddress();
    inbox.script({ key: email, steps: [{ status: 412, body: 'Gmail_API: Invalid grant.' }] });
    await fillRequired(page, email);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await submitButton(page).click();
    await expect(alertOf(page)).toBeVisible();
    await expect.poll(() => logged.join('\n')).toContain('Gmail_API: Invalid grant.');
  });

  test('can be closed where its toast stands, and the message stays', async ({ page, inbox }) => {
    await open(page);
    const email = newAddress();
    inbox.script({ key: email, steps: [{ status: 400 }] });
    await fillRequired(page, email);
    await submitButton(page).click();
    await toast(page).getByRole('button', { name: contactForm.failed.dismiss }).click();
    await expect(toast(page).getByText('Submission Failed')).toBeHidden();
    await expect(alertOf(page)).toBeVisible();
  });

  test('a second failure is announced like the first', async ({ page, inbox }) => {
    await open(page);
    const email = newAddress();
    inbox.script({ key: email, steps: [{ status: 400, times: 2 }] });
    await fillRequired(page, email);
    await submitButton(page).click();
    await expect(alertOf(page)).toBeFocused();
    await submitButton(page).click();
    await expect.poll(() => posts(inbox)).toBe(2);
    await expect(alertOf(page)).toBeFocused();
    await expect(alertOf(page)).toHaveCount(1);
  });

  test('of the sending library’s own file ends the same way, and the page lives on', async ({
    page,
    inbox,
  }) => {
    await page.route(/\.js$/, async (route) => {
      const response = await route.fetch();
      const isLibrary = (await response.text()).includes('The 3rd parameter is expected');
      return isLibrary ? route.abort('connectionfailed') : route.fulfill({ response });
    });
    await open(page);
    await fillRequired(page, newAddress());
    await submitButton(page).click();
    await expect(toast(page)).toContainText('Submission Failed');
    await expect(alertOf(page)).toContainText(contactForm.failure.notSent.title);
    await expect(field(page, 'fullName')).toHaveValue('Ada Lovelace');
    expect(posts(inbox)).toBe(0);
    await page.unroute(/\.js$/);
    await sendAndArrive(page, inbox);
    expect(posts(inbox)).toBe(1);
  });

  test('without a connection says that nothing was sent', async ({ page, context, inbox }) => {
    await open(page);
    await page.waitForLoadState('networkidle');
    await fillRequired(page, newAddress());
    await context.setOffline(true);
    await submitButton(page).click();
    await expect(toast(page)).toContainText('Submission Failed');
    await expect(alertOf(page)).toContainText(contactForm.failure.notSent.title);
    await expect(field(page, 'fullName')).toHaveValue('Ada Lovelace');
    expect(posts(inbox)).toBe(0);
    await context.setOffline(false);
    await sendAndArrive(page, inbox);
    expect(posts(inbox)).toBe(1);
  });
});
