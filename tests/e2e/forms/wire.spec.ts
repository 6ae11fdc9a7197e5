import { fc } from '../../support/fast-check';
import { libraryVersion } from '../../../packages/inbox/library-version';
import { localAccount } from '../../../packages/inbox/local-account';
import {
  againButton,
  field,
  fillRequired,
  formOf,
  newAddress,
  partsOf,
  posts,
} from '../support/answers';
import { contactForm, plain } from '../support/content';
import { expect, test } from '../support/form-test';
import { expectFailed, expectSent, heldIn, send } from '../support/outcomes';

const technical = [
  `lib_version=${libraryVersion}`,
  `service_id=${localAccount.serviceId}`,
  `template_id=${localAccount.contactTemplateId}`,
  `user_id=${localAccount.publicKey}`,
];

test.beforeEach(({ page }) => page.goto('/contact/'));

test('a full inquiry arrives with exactly these parts, in this order', async ({
  page,
  inbox,
  inquiry,
}) => {
  const email = newAddress();
  await fillRequired(page, email);
  for (const name of ['Not Sure Yet', 'Brand Strategy only', 'Online Profile Optimization']) {
    await formOf(page).getByRole('checkbox', { name, exact: true }).check();
  }
  await formOf(page).getByRole('combobox').selectOption({ label: '1–3 weeks' });
  await field(page, 'additional').fill('Soon, please.');
  await inquiry.button.click();
  await expectSent(inquiry);
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

test('unanswered optional questions arrive empty', async ({ page, inbox, inquiry }) => {
  const email = newAddress();
  await fillRequired(page, email);
  await inquiry.button.click();
  await expectSent(inquiry);
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

test('every budget and timeline can be sent, and all six kinds of help as one text', async ({
  page,
  inbox,
  inquiry,
}) => {
  const choices = [
    ['Yes, prepared to invest', 'immediately', 'Immediately'],
    ['No, not at that stage yet', '1-2-months', '1–2 months'],
    ['interested but with a different budget', 'exploring', 'Just Exploring'],
  ] as const;
  for (const [index, [budget, timeline, label]] of choices.entries()) {
    await fillRequired(page, newAddress());
    await formOf(page).getByRole('radio', { name: budget, exact: true }).check();
    await formOf(page).getByRole('combobox').selectOption({ label });
    for (const box of await formOf(page).getByRole('checkbox').all()) await box.check();
    await inquiry.button.click();
    await expect.poll(() => inbox.messages().length).toBe(index + 1);
    await expectSent(inquiry);
    await againButton(page).click();
    const parts = inbox.messages()[index]?.parts.map(({ name, value }) => `${name}=${value}`);
    expect(parts).toContain(`budget=${budget}`);
    expect(parts).toContain(`timeline=${timeline}`);
    expect(parts).toContain(
      'helpNeeded=Brand Strategy only, Monthly Done-for-you Content, Online Profile Optimization, ' +
        'Full Personal Brand Makeover, Everything listed, Not Sure Yet',
    );
  }
});

test('letters of every script, emoji, punctuation and line breaks arrive intact', async ({
  page,
  inbox,
  inquiry,
}) => {
  await fillRequired(page, newAddress());
  await field(page, 'fullName').fill('Zoë O’Neil 李 עליזה عليّ');
  await field(page, 'goals').fill('<b>"Éclat" & 100 %</b>; a=b');
  await field(page, 'additional').fill('One\nTwo\n\n👩🏽‍🚀 done');
  await inquiry.button.click();
  await expectSent(inquiry);
  expect(partsOf(inbox)).toContain('fullName=Zoë O’Neil 李 עליזה عليّ');
  expect(partsOf(inbox)).toContain('goals=<b>"Éclat" & 100 %</b>; a=b');
  expect(partsOf(inbox)).toContain('additional=One\r\nTwo\r\n\r\n👩🏽‍🚀 done');
});

test('49 kB are sent, and 51 kB are refused before sending', async ({ page, inbox, inquiry }) => {
  const email = newAddress();
  await fillRequired(page, email);
  const additional = field(page, 'additional');
  const long = inquiry.form.getByText(plain(contactForm.long));
  await additional.fill('ä'.repeat(19_000));
  await expect(long).toBeHidden();
  await additional.fill('ä'.repeat(25_500));
  await expect(long).toBeVisible();
  const answers = await heldIn(inquiry);
  await inquiry.button.click();
  await expectFailed(inquiry, 'tooLong', answers);
  expect(posts(inbox)).toBe(0);
  await additional.fill('ä'.repeat(24_500));
  await inquiry.button.click();
  await expectSent(inquiry);
  expect(partsOf(inbox)).toContain(`additional=${'ä'.repeat(24_500)}`);
  expect(posts(inbox)).toBe(1);
});

/** Returns a text as browsers send it: lines end with CRLF, half a pair becomes U+FFFD. */
const onTheWire = (text: string) => Buffer.from(text.replace(/\r\n|\r|\n/g, '\r\n')).toString();

test('any typed text arrives unchanged', async ({ page, inbox, inquiry }) => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
    fc.constantFrom(
      'שלום\r\nعليّ',
      '\u202Eright to left',
      '--boundary\r\n\r\n',
      '"; name="user_id"',
      '\uD83D',
    ),
  );
  await send(inquiry, newAddress());
  await expectSent(inquiry);
  await fc.assert(
    fc.asyncProperty(text, async (typed) => {
      const email = newAddress();
      await page.evaluate(
        ([address, words]) => {
          for (const [name, value] of Object.entries({
            fullName: 'Ada',
            email: address,
            role: 'Founder',
            goals: 'Visibility',
            additional: words,
          })) {
            const control = document.querySelector<HTMLInputElement>(`main form [name=${name}]`);
            if (control) control.value = value;
          }
          document.querySelector<HTMLInputElement>('[name=budget]')?.click();
          document.querySelector<HTMLElement>('main form [type=submit]')?.click();
        },
        [email, typed] as const,
      );
      const message = () =>
        inbox.messages().find(({ parts }) => parts.some(({ value }) => value === email));
      await expect.poll(message, { intervals: [20] }).toBeDefined();
      const parts = message()?.parts ?? [];
      expect(parts.find(({ name }) => name === 'additional')?.value).toBe(onTheWire(typed));
      expect(parts.map(({ name }) => name)).toHaveLength(12);
      await expect(againButton(page)).toBeVisible();
    }),
    { numRuns: 20 },
  );
});
