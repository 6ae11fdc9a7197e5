import {
  againButton,
  field,
  fillRequired,
  formOf,
  newAddress,
  submitButton,
} from '../support/answers';
import { expect, test } from '../support/form-test';
import { expectSent, send } from '../support/outcomes';

test('a thread is pulled taut by each required answer, and all become one line when it is sent', async ({
  page,
  inquiry,
}) => {
  await page.goto('/contact/');
  const threads = page.locator('[data-strands] path');
  const boxes = () =>
    threads.evaluateAll((paths) =>
      paths.map((path) => {
        const { top, height } = path.getBoundingClientRect();
        return { top: Math.round(top), isTaut: height < 10 };
      }),
    );
  const taut = async () => (await boxes()).map(({ isTaut }) => isTaut);
  expect(await taut()).toEqual([false, false, false, false, false]);
  await field(page, 'role').fill('Founder');
  await expect.poll(taut).toEqual([false, false, true, false, false]);
  await field(page, 'role').fill('');
  await expect.poll(taut).toEqual([false, false, false, false, false]);
  await fillRequired(page, newAddress());
  await expect.poll(taut).toEqual([true, true, true, true, true]);
  await submitButton(page).click();
  await expectSent(inquiry);
  await expect.poll(taut).toEqual([true, true, true, true, true]);
  const tops = async () => (await boxes()).map(({ top }) => top);
  await expect
    .poll(async () => Math.max(...(await tops())) - Math.min(...(await tops())))
    .toBeLessThan(24);
});

test('after a success the receipt is alone, with the focus, until another inquiry is asked for', async ({
  page,
  inquiry,
}) => {
  await page.goto('/contact/');
  await send(inquiry, newAddress());
  await expectSent(inquiry);
  await expect(inquiry.message).toBeFocused();
  await expect(field(page, 'fullName')).toBeHidden();
  await expect(submitButton(page)).toBeHidden();
  await againButton(page).click();
  await expect(field(page, 'fullName')).toBeFocused();
  await expect(formOf(page).getByRole('button', { name: 'Submit & Schedule Call' })).toBeVisible();
  await expect(againButton(page)).toBeHidden();
});
