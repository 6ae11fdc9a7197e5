import { requiredAnswers } from '../../support/required-answers';
import { expect, test } from '../fixtures';
import { expectAccessible } from '../support/axe';
import { filledIn, messagesIn, newEmail } from '../support/forms';
import { losses } from '../support/layout';
import { hold, loadReact } from '../support/page';

test('each error is named at its field', async ({ page, inbox, contact, newsletter }) => {
  await page.goto('/contact/');
  await loadReact(page);
  await newsletter.submit.click();
  await contact.submit.click();
  const required = requiredAnswers(newEmail());
  for (const { missing } of required) await expect(contact.error(missing)).toBeVisible();
  await expectAccessible(page);
  expect(await losses(page)).toEqual([]);
  for (const one of required) {
    const { missing } = one;
    const control = contact.control(one);
    await contact.submit.click();
    await expect(control).toBeFocused();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(missing));
    await contact.answer(one);
    await expect(contact.error(missing)).toBeHidden();
    await expect(control).not.toHaveAttribute('aria-invalid', 'true');
    await expect(control).not.toHaveAccessibleDescription(new RegExp(missing));
  }
  const { email } = contact.words.formFields;
  await contact.field('Email').fill('ada at example');
  await contact.submit.click();
  await expect(contact.field('Email')).toBeFocused();
  await expect(contact.error(email.invalid)).toBeVisible();
  expect(inbox.requests()).toEqual([]);
});

test('no field is invalid for assistive technology before a try', async ({ page }) => {
  await page.goto('/contact/');
  const cdp = await page.context().newCDPSession(page);
  const invalid = async () => {
    const { nodes } = await cdp.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ properties }) =>
        properties?.some(
          ({ name, value }) => name === 'invalid' && String(value.value) !== 'false',
        ),
      )
      .map(({ role }) => String(role?.value));
  };
  expect(await invalid()).toEqual([]);
  await loadReact(page);
  expect(await invalid()).toEqual([]);
});

test('a signup names a missing address and an invalid one', async ({ page, inbox, newsletter }) => {
  await page.goto('/about/');
  await loadReact(page);
  const field = newsletter.field('Your email');
  const { missing, invalid } = newsletter.words.formFields.subscriber_email;
  await newsletter.submit.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(missing));
  await field.fill('ada at example');
  await newsletter.submit.click();
  await expect(newsletter.form.getByText(invalid)).toBeVisible();
  await field.fill(newEmail());
  await expect(newsletter.form.getByText(invalid)).toBeHidden();
  expect(inbox.requests()).toEqual([]);
});

test('the link of a plan chooses options in place of those of an earlier link, and never of those of the visitor', async ({
  page,
  contact,
}) => {
  const chosen = contact.form.getByRole('checkbox', { checked: true });
  const line = contact.form.getByText('You asked about').filter({ visible: true });
  await page.goto('/contact/?plan=add-ons');
  await expect(chosen).toHaveAttribute('value', 'Online Profile Optimization');
  // The options are saved with the answers.
  await contact.field('Your goals').fill('Visibility');
  await page.goto('/contact/?plan=strategy-plan');
  await expect(chosen).toHaveAttribute('value', 'Brand Strategy only');
  await contact.form.getByRole('button', { name: contact.words.savedAnswers.clear }).click();
  await expect(line).toBeHidden();
  await expect(chosen).toHaveCount(0);
  await contact.form.getByRole('checkbox', { name: 'Not Sure Yet' }).check();
  await page.goto('/contact/?plan=strategy-plan');
  await expect(line).toBeVisible();
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toHaveAttribute('value', 'Not Sure Yet');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('calls to action lead to the form, which names the plan', async ({ page, contact }) => {
    const heading = page.getByRole('heading', { name: 'Build Your Narrative' });
    await page.goto('/');
    await page.getByRole('link', { name: 'Begin Your Journey' }).click();
    await expect(heading).toBeInViewport();
    await expect(contact.field('Full name')).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('banner').getByRole('link', { name: 'Build Your Narrative' }).click();
    await expect(heading).toBeInViewport();
    await page.goto('/services/');
    await page.getByRole('link', { name: 'Ask about a retainer' }).click();
    await expect(contact.form).toContainText('You asked about the monthly retainer');
    await expect(heading).toBeInViewport();
    await expect(contact.field('Full name')).toBeInViewport();
  });
});

const blanks = [' ', '\u200b', '\u2800'] as const;

test('blanks are no answer, also where they come before React', async ({
  page,
  inbox,
  contact,
}) => {
  const { fullName, role, goals } = contact.words.formFields;
  const release = await hold(page);
  await page.goto('/contact/');
  await contact.fill(newEmail());
  for (const [index, { label }] of [fullName, role, goals].entries())
    await contact.field(label).fill(blanks[index] ?? '');
  await contact.submit.click();
  await expect(contact.field('Full name')).toBeFocused();
  release();
  for (const [index, { label, missing }] of [fullName, role, goals].entries()) {
    const field = contact.field(label);
    await expect(field).toHaveAccessibleDescription(new RegExp(missing));
    await expect(field).toHaveValue(blanks[index] ?? '');
    await field.fill(' Corrected ');
    await expect(contact.error(missing)).toBeHidden();
  }
  expect(inbox.requests()).toEqual([]);
  await contact.submit.click();
  await contact.expectSent();
  expect(messagesIn(inbox)[0]).toContain('role= Corrected ');
});

test('an address that no browser sends has its reason at the field', async ({
  page,
  contact,
  newsletter,
}) => {
  await page.goto('/contact/');
  await loadReact(page);
  await contact.fill('jörg@müller.de');
  await contact.submit.click();
  await expect(contact.field('Email')).toBeFocused();
  await expect(
    contact.form.getByText(filledIn(contact.words.formFields.email.plain)),
  ).toBeVisible();
  await newsletter.send('jörg@müller.de');
  await expect(
    newsletter.form.getByText(filledIn(newsletter.words.formFields.subscriber_email.plain)),
  ).toBeVisible();
});

test('a password manager that fires only `change` fills a field', async ({ page, contact }) => {
  await page.goto('/contact/');
  await loadReact(page);
  await contact.submit.click();
  const error = contact.error(contact.words.formFields.fullName.missing);
  await expect(error).toBeVisible();
  await contact.field('Full name').evaluate((field: HTMLInputElement) => {
    field.value = 'Ada';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(error).toBeHidden();
  expect(await contact.savedAnswers()).toContain('fullName=Ada');
});

test('after a submit with several errors, a list over the questions leads to each', async ({
  page,
  contact,
}) => {
  await page.goto('/contact/');
  await loadReact(page);
  await contact.submit.click();
  const list = contact.form.getByRole('list').filter({ hasText: 'Enter your full name' });
  const required = requiredAnswers(newEmail());
  await expect(list.getByRole('link')).toHaveText(required.map(({ missing }) => missing));
  await expect(contact.field('Full name')).toBeFocused();
  await expectAccessible(page, 'main form');
  const top = () =>
    contact.field('Full name').evaluate((field) => field.getBoundingClientRect().top + scrollY);
  const before = await top();
  await contact.field('Full name').fill('Ada');
  await expect(contact.error('Enter your full name')).toBeHidden();
  expect(await top()).toBe(before);
  for (const one of required) {
    await list.getByRole('link', { name: one.missing }).click();
    await expect(page.locator(`[name=${one.name}]:focus`)).toHaveCount(1);
  }
  await contact.fill(newEmail());
  await expect(list).toBeHidden();
  await contact.field('Email').fill('');
  await contact.submit.click();
  await expect(contact.error('Enter your email address')).toBeVisible();
  await expect(list).toBeHidden();
});

test('an address that is pasted with what nobody sees is sent without it', async ({
  page,
  inbox,
  contact,
}) => {
  await page.goto('/contact/');
  for (const [before, after] of [
    ['', '\u00a0'],
    ['\u200e', '\u202c'],
    ['\ufeff ', '\u200b\u3000'],
  ] as const) {
    const email = newEmail();
    await contact.send(`${before}${email}${after}`);
    await contact.expectSent();
    expect(messagesIn(inbox).at(-1)).toContain(`email=${email}`);
    await contact.form.getByRole('button', { name: contact.words.sent.again }).click();
  }
});

test('the message about an address follows when the field is left', async ({ page, contact }) => {
  await page.goto('/contact/');
  await loadReact(page);
  const { missing, invalid, plain } = contact.words.formFields.email;
  await contact.submit.click();
  const field = contact.field('Email');
  for (const [typed, message] of [
    ['ada', invalid],
    ['jörg@example.com', filledIn(plain)],
    ['', missing],
  ] as const) {
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveAccessibleDescription(new RegExp(message.slice(0, 20)));
  }
  await field.fill('ada@example.com');
  await expect(field).toHaveAccessibleDescription('');
});

test('what came along is said over the first question, and can be changed and taken back', async ({
  page,
  inbox,
  contact,
}) => {
  await page.goto('/services/');
  await page.getByRole('link', { name: 'Ask about an add-on' }).click();
  const note = contact.form.getByText('You asked about an add-on');
  const { change, clear } = contact.words.plan;
  const visible = (name: string) =>
    contact.form.getByText(name, { exact: true }).filter({ visible: true });
  const bottom = await note.evaluate((one) => one.getBoundingClientRect().bottom);
  const top = await contact.field('Full name').evaluate((one) => one.getBoundingClientRect().top);
  expect(bottom).toBeLessThan(top);
  await visible(change).click();
  await expect(contact.field('Anything else?')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('a website');
  await contact.send();
  await contact.expectSent();
  expect(messagesIn(inbox)[0]).toContain(
    'additional=I would like to ask about an add-on: a website',
  );
  await page.goto('/contact/?plan=monthly-retainer');
  await contact.form.getByRole('button', { name: contact.words.sent.again }).click();
  await page.goto('/contact/?plan=monthly-retainer');
  await expect(
    contact.form.getByText('Only want a price?').filter({ visible: true }),
  ).toBeVisible();
  await expect(contact.form.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await visible(clear).click();
  await expect(visible(clear)).toHaveCount(0);
  await expect(contact.form.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.reload();
  await expect(visible(clear)).toHaveCount(0);
});
