import { answeredAddress, formOf, posts } from '../support/answers';
import { contactForm } from '../support/content';
import { toastOf } from '../support/form-drivers';
import { expect, test } from '../support/form-test';
import { expectSent, send } from '../support/outcomes';

test.use({ allowConsoleErrors: true });

test.beforeEach(({ page }) => page.goto('/contact/'));

test('after a failure the answers can be copied and mailed', async ({
  page,
  context,
  inbox,
  inquiry,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = answeredAddress(inbox, { status: 400 });
  await formOf(page).getByRole('checkbox', { name: 'Not Sure Yet' }).check();
  await send(inquiry, email);
  await inquiry.message.getByRole('button', { name: contactForm.failure.copy }).click();
  await expect(
    inquiry.message.getByRole('button', { name: contactForm.failure.copied }),
  ).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const mail = inquiry.message.getByRole('link', { name: contactForm.failure.mail });
  await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await mail.click();
  const mailed = new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body');
  for (const answer of [
    'Ada Lovelace',
    email,
    'Founder',
    'Visibility',
    'Everything listed, Not Sure Yet',
    'Yes, prepared to invest',
  ]) {
    expect(copied).toContain(answer);
    expect(mailed).toContain(answer);
  }
});

test('a refused clipboard is reported, and the form still sends', async ({
  page,
  inbox,
  inquiry,
}) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
  await send(inquiry, answeredAddress(inbox, { status: 400 }));
  const { failure } = contactForm;
  await inquiry.message.getByRole('button', { name: failure.copy }).click();
  await expect(inquiry.message.getByRole('button', { name: failure.copyRefused })).toBeVisible();
  await expect(inquiry.message.getByRole('button', { name: failure.copied })).toBeHidden();
  await inquiry.button.click();
  await expectSent(inquiry);
  expect(posts(inbox)).toBe(2);
});

test('the toast can be closed, and the message stays; a second failure is announced like the first', async ({
  page,
  inbox,
  inquiry,
}) => {
  await send(inquiry, answeredAddress(inbox, { status: 400, times: 2 }));
  await toastOf(page).getByRole('button', { name: contactForm.failed.dismiss }).click();
  await expect(toastOf(page).getByText('Submission Failed')).toBeHidden();
  await expect(inquiry.message).toBeVisible();
  await inquiry.button.click();
  await expect.poll(() => posts(inbox)).toBe(2);
  await inquiry.expectSpecifiedFailure();
  await expect(inquiry.message).toBeFocused();
  await expect(inquiry.message).toHaveCount(1);
});
