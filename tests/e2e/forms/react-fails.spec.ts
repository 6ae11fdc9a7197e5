import { expect, test } from '../fixtures';
import { field, formOf, newsletterOf, submitButton } from '../support/answers';
import { contactForm } from '../support/content';

/** Gatsby has no page at this address; if a host still sends the page, React fails. */
const address = '/contact%2F';

test.use({ allowConsoleErrors: true });

test('if React fails, the page keeps what was typed, and the form says so', async ({
  page,
  problems,
}) => {
  const html = await (await page.request.get('/contact/')).text();
  await page.route(`**${address}`, (route) =>
    route.fulfill({ body: html, contentType: 'text/html' }),
  );
  await page.goto(address);
  const words = await page.locator('main').innerText();
  await field(page, 'fullName').pressSequentially('Ada', { delay: 20 });
  await expect.poll(() => problems.pageErrors.length).toBeGreaterThan(0);

  expect(await page.locator('main').innerText()).toBe(words);
  await expect(newsletterOf(page)).toBeVisible();
  await expect(field(page, 'fullName')).toHaveValue('Ada');

  await field(page, 'email').fill('ada@example.com');
  await field(page, 'role').fill('Founder');
  await field(page, 'goals').fill('Visibility');
  await formOf(page).getByRole('radio').first().check();
  await submitButton(page).click();
  await expect(formOf(page).getByRole('alert')).toHaveText(contactForm.failure.cannotStart);
  await expect(field(page, 'goals')).toHaveValue('Visibility');
  problems.pageErrors.length = 0;
});
