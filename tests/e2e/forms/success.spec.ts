import libraryFile from '@emailjs/browser/package.json';
import { localAccount } from '../../../tools/inbox/local-account';
import { expect, test } from '../fixtures';
import { calendar, messagesIn, newEmail } from '../support/forms';
import { loadReact } from '../support/page';

// With motion, which the configuration turns off.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const technical = (templateId: string) => [
  `lib_version=${libraryFile.version}`,
  `service_id=${localAccount.serviceId}`,
  `template_id=${templateId}`,
  `user_id=${localAccount.publicKey}`,
];

test('an inquiry arrives, and opens the calendar', async ({ page, inbox, contact }) => {
  await page.goto('/contact/');
  // React does not start while the clock is stopped.
  await loadReact(page);
  const email = newEmail();
  await contact.fill(email);
  await contact.field('Your goals').fill('<b>"Éclat" & 100 %</b> 李 عليّ');
  await contact.field('Anything else?').fill('One\nTwo 👩🏽‍🚀');
  for (const name of ['Not Sure Yet', 'Brand Strategy only']) {
    await contact.form.getByRole('checkbox', { name }).check();
  }
  await contact.form.getByRole('combobox').selectOption({ label: '1–3 weeks' });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const opened: string[] = [];
  page.on('request', (request) => opened.push(request.url()));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await contact.submit.click();
  await contact.expectSent();
  await page.clock.runFor(1499);
  expect(opened).not.toContain(calendar);
  await page.clock.runFor(1);
  await expect.poll(() => opened).toContain(calendar);
  expect(logged).toContain('OK');
  expect(messagesIn(inbox)).toEqual([
    [
      'fullName=Ada Lovelace',
      `email=${email}`,
      'role=Founder',
      'goals=<b>"Éclat" & 100 %</b> 李 عليّ',
      'helpNeeded=Brand Strategy only, Not Sure Yet',
      'timeline=1-3-weeks',
      'budget=Yes, prepared to invest',
      'additional=One\r\nTwo 👩🏽‍🚀',
      ...technical(localAccount.contactTemplateId),
    ],
  ]);
});

test('two submits send one inquiry, with a receipt', async ({ page, inbox, contact }) => {
  await page.goto('/contact/');
  await loadReact(page);
  const email = newEmail();
  await contact.fill(email);
  await contact.submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await contact.expectSent();
  expect(inbox.requests()).toHaveLength(1);
  // A field without an answer is an empty part.
  expect(messagesIn(inbox)[0]).toEqual(
    expect.arrayContaining(['helpNeeded=', 'timeline=', 'additional=']),
  );
  const { message, link, again } = contact.words.sent;
  await expect(contact.message).toBeFocused();
  await expect(contact.message).toContainText(message.title);
  const calendarLink = contact.message.getByRole('link', { name: link });
  await expect(calendarLink).toHaveAttribute('href', calendar);
  await expect(contact.submit).toBeHidden();
  await contact.form.getByRole('button', { name: again }).click();
  await expect(contact.field('Full name')).toBeFocused();
  await expect(contact.submit).toBeVisible();
});

test('a signup arrives, and opens the confirmation', async ({ page, inbox, newsletter }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/about/');
  const email = newEmail();
  await newsletter.fill(email);
  await newsletter.submit.dblclick();
  await newsletter.expectSent();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(await newsletter.answers()).toEqual([]);
  expect(logged).toContain('OK');
  expect(messagesIn(inbox)).toEqual([
    [`subscriber_email=${email}`, ...technical(localAccount.newsletterTemplateId)],
  ]);
});

test.describe('on a site without a calendar, and with a confirmation of its own', () => {
  test.use({ site: 'edited' });

  test('an inquiry ends with the receipt, and a signup at the confirmation', async ({
    page,
    contact,
    newsletter,
  }) => {
    await page.goto('/contact/');
    await contact.fill(newEmail());
    await contact.submit.click();
    await expect(contact.message).toContainText(contact.words.sent.message.title);
    await expect(contact.message.getByRole('link')).toHaveCount(0);
    await newsletter.send();
    await expect(page).toHaveURL('/you-are-in/');
  });
});

test.describe('at an address that does not exist', () => {
  test.use({ expected: /404/ });

  test('a signup arrives', async ({ page, inbox, newsletter }) => {
    await page.goto('/50%');
    await newsletter.send();
    await newsletter.expectSent();
    expect(inbox.requests()).toHaveLength(1);
  });
});

test('a link that is pressed before the calendar opens wins, however slow', async ({
  page,
  contact,
}) => {
  await page.goto('/contact/');
  await loadReact(page);
  await page.clock.install();
  const opened: string[] = [];
  page.on('request', (request) => opened.push(request.url()));
  await contact.send();
  await contact.expectSent();
  // The next page takes longer than the calendar.
  let hasTime = () => {};
  const later = new Promise<void>((resolve) => (hasTime = resolve));
  await page.route('/about/', async (route) => {
    await later;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.clock.runFor(2000);
  hasTime();
  await page.waitForURL('/about/');
  expect(opened).not.toContain(calendar);
});
