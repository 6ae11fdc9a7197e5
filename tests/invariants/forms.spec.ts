import type { Locator } from '@playwright/test';
import { expect, test } from '../e2e/fixtures';
import { answersIn, newAddress, partsOf } from '../e2e/support/answers';
import { site } from './support/content';

const calendar = site().schedulingPage;
test.use({ allowedHosts: [new URL(calendar).host] });

const formNamed = (name: string) => `form[data-app=${name}]`;

/** Fills in what a form requires, whatever its words are. */
async function fillRequired(form: Locator, email: string): Promise<void> {
  for (const field of await form.locator('[required]:not([type=radio])').all()) {
    await field.fill((await field.getAttribute('type')) === 'email' ? email : 'Ada');
  }
  const choice = form.locator('[type=radio][required]').first();
  if ((await choice.count()) > 0) await choice.check();
}

test('the newsletter form sends the address, and opens the confirmation', async ({
  page,
  inbox,
}) => {
  await page.goto('/');
  const form = page.locator(formNamed('newsletter'));
  const email = newAddress();
  await fillRequired(form, email);
  await form.locator('[type=submit]').click();
  await expect(page).toHaveURL('/newsletter-confirmation/');
  expect(partsOf(inbox)).toContain(`subscriber_email=${email}`);
});

test('the inquiry form sends every answer, says so, and opens the calendar', async ({
  page,
  inbox,
}) => {
  const led = page.waitForRequest(calendar);
  await page.route(calendar, (route) => route.fulfill({ body: 'The calendar' }));
  await page.goto('/contact/');
  const form = page.locator(formNamed('contact'));
  await fillRequired(form, newAddress());
  const help = form.locator('[type=checkbox]');
  for (const option of await help.all()) await option.check();
  const chosen = await help.evaluateAll((all) =>
    all.map((one) => (one instanceof HTMLInputElement ? one.value : '')),
  );
  const others = (await answersIn(form)).filter((part) => !part.startsWith('helpNeeded='));
  await form.locator('[type=submit]').click();
  await expect(form.getByRole('status')).toHaveText(/\S/);
  await led;
  expect([...partsOf(inbox)]).toEqual(
    expect.arrayContaining([...others, `helpNeeded=${chosen.join(', ')}`]),
  );
});
