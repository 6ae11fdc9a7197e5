import { expect, test } from '../fixtures';
import { newEmail } from '../support/forms';
import { hold, mounted, scriptFiles } from '../support/page';

for (const [name, isBlocked] of [
  ['before React', false],
  ['where the scripts of React are blocked', true],
] as const) {
  test.describe(name, () => {
    test.use({ expected: isBlocked ? /ERR_CONNECTION_FAILED/ : /(?!)/ });

    test(`"Clear" empties the form and forgets its answers at once`, async ({ page, contact }) => {
      await page.goto('/contact/');
      await contact.fill(newEmail());
      const typed = await contact.answers();
      const release = await hold(page);
      if (isBlocked) await page.route(scriptFiles, (route) => route.abort('connectionfailed'));
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect.poll(() => contact.answers()).toEqual(typed);
      await contact.form.getByRole('button', { name: contact.words.savedAnswers.clear }).click();
      expect(await contact.answers()).toEqual([]);
      expect(await contact.savedAnswers()).toBeNull();
      await expect(contact.field('Full name')).toBeFocused();
      await expect(contact.form.getByText(contact.words.savedAnswers.text)).toBeHidden();
      if (isBlocked) return;
      release();
      await contact.form.getByRole('button', { name: contact.words.savedAnswers.undo }).click();
      expect(await contact.answers()).toEqual(typed);
    });
  });
}

test('so does the "Clear" of a plan: React does not choose its options', async ({
  page,
  contact,
}) => {
  const release = await hold(page);
  // The scripts that are held back keep `load` from coming.
  await page.goto('/contact/?plan=add-ons', { waitUntil: 'domcontentloaded' });
  const clear = contact.form.getByRole('button', { name: contact.words.plan.clear, exact: true });
  await clear.click();
  await expect(clear).toBeHidden();
  release();
  await mounted(page);
  await expect(page).toHaveURL('/contact/');
  expect(await contact.answers()).toEqual([]);
});
