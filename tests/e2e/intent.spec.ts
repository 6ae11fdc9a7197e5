import { expect, test } from './fixtures';
import {
  answersIn,
  field,
  fillRequired,
  formOf,
  newAddress,
  newsletterOf,
  partsOf,
  posts,
  submitButton,
  subscriberField,
} from './support/answers';
import {
  contactForm,
  layout,
  newsletterForm,
  pages,
  plans,
  questions,
  site,
} from './support/content';
import { headIn, headOf } from './support/head';
import { blockScripts, holdScripts, hydrate, watchScripts } from './support/scripts';

test('no script file is requested while a visitor reads', async ({ page }) => {
  const requested = watchScripts(page);
  for (const { path } of pages) {
    await page.goto(path);
    await page.mouse.wheel(0, 20_000);
    for (const place of ['header', 'main', 'footer']) {
      await page.locator(place).getByRole('link').last().hover();
    }
  }
  await page.goto('/');
  for (const { data } of questions) {
    await page.getByRole('heading', { name: data.question }).click();
  }
  await page.goto('/services/');
  for (const { data } of plans) {
    await page
      .getByRole('article')
      .filter({ hasText: data.title })
      .getByText('View Details')
      .click();
  }
  await page.getByRole('button', { name: layout.theme.toDark }).click();
  expect(requested).toEqual([]);
});

test('the focus in a form loads React, every file once', async ({ page }) => {
  const requested = watchScripts(page);
  await page.goto('/contact/');
  await hydrate(page);
  await field(page, 'fullName').focus();
  await field(page, 'email').click();
  await subscriberField(page).focus();
  await page.waitForLoadState('networkidle');
  expect(requested.length).toBeGreaterThan(0);
  expect([...new Set(requested)]).toEqual(requested);
});

for (const way of ['a press', 'the focus']) {
  test(`${way} on a form’s button loads React`, async ({ page }) => {
    const requested = watchScripts(page);
    await page.goto('/');
    const button = newsletterOf(page).getByRole('button', { name: newsletterForm.submit });
    if (way === 'a press') await button.click();
    else await button.focus();
    await expect.poll(() => requested.length).toBeGreaterThan(0);
  });
}

test('what was typed and chosen before React came stays', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact/');
  const email = newAddress();
  await fillRequired(page, email);
  await formOf(page).getByRole('checkbox', { name: 'Everything listed' }).check();
  await formOf(page).getByRole('combobox').selectOption('exploring');
  await field(page, 'additional').fill('Before React');
  await subscriberField(page).fill(email);
  const typed = await answersIn(formOf(page));
  release();
  await hydrate(page);
  expect(await answersIn(formOf(page))).toEqual([
    ...typed.filter((answer) => answer !== 'helpNeeded='),
  ]);
  await expect(subscriberField(page)).toHaveValue(email);
});

test('a newsletter submitted before React came is held, then sent once', async ({
  page,
  inbox,
}) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const email = newAddress();
  await subscriberField(page).fill(email);
  const button = newsletterOf(page).getByRole('button');
  await button.click();
  await button.click();
  await subscriberField(page).press('Enter');
  await expect(newsletterOf(page)).toHaveAttribute('aria-busy', 'true');
  await expect(newsletterOf(page).getByText(newsletterForm.sending)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(posts(inbox)).toBe(0);
  release();
  await expect(page).toHaveURL('/newsletter-confirmation/');
  expect(posts(inbox)).toBe(1);
  expect(partsOf(inbox)[0]).toBe(`subscriber_email=${email}`);
});

test.describe('the contact form', () => {
  test.use({ allowedHosts: [new URL(site.schedulingPage).host] });

  test('submitted before React came is held, then sent once', async ({ page, inbox }) => {
    await page.route(site.schedulingPage, (route) => route.fulfill({ body: 'Calendar' }));
    const release = await holdScripts(page);
    await page.goto('/contact/');
    const email = newAddress();
    await fillRequired(page, email);
    await submitButton(page).dblclick();
    await expect(formOf(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL('/contact/');
    expect(posts(inbox)).toBe(0);
    release();
    await expect(page).toHaveURL(site.schedulingPage);
    expect(posts(inbox)).toBe(1);
    expect(partsOf(inbox)).toContain(`email=${email}`);
  });

  test('submitted empty before React came shows what is missing once it has', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact/');
    await submitButton(page).click();
    await expect(field(page, 'fullName')).toBeFocused();
    release();
    await hydrate(page);
    await expect(formOf(page).getByText(contactForm.fullName.missing)).toBeVisible();
  });
});

test.describe('when React cannot be loaded', () => {
  test.use({ allowConsoleErrors: true });

  test('the contact form says so, with an address, and keeps the answers', async ({
    page,
    inbox,
  }) => {
    const release = await holdScripts(page);
    await page.route(/\/framework-.*\.js$/, (route) => route.abort('connectionfailed'));
    await page.goto('/contact/');
    await fillRequired(page, newAddress());
    const typed = await answersIn(formOf(page));
    await submitButton(page).click();
    release();
    const message = formOf(page).getByRole('alert');
    await expect(message).toHaveText(contactForm.failure.cannotStart);
    await expect(message).toContainText(site.email);
    await expect(message).toBeFocused();
    await expect(formOf(page)).not.toHaveAttribute('aria-busy', 'true');
    expect(await answersIn(formOf(page))).toEqual(typed);
    await expect(page).toHaveURL('/contact/');
    expect(posts(inbox)).toBe(0);
  });

  test('the newsletter form says so too', async ({ page }) => {
    await page.goto('/');
    await blockScripts(page);
    const email = newAddress();
    await subscriberField(page).fill(email);
    await subscriberField(page).press('Enter');
    const message = newsletterOf(page).getByRole('alert');
    await expect(message).toHaveText(newsletterForm.failure.cannotStart);
    await expect(subscriberField(page)).toHaveValue(email);
  });

  test('a press long after the scripts have failed says so at once', async ({ page }) => {
    await page.clock.install();
    await blockScripts(page);
    await page.goto('/contact/');
    const failed = page.waitForEvent('requestfailed');
    await field(page, 'fullName').focus();
    await failed;
    await fillRequired(page, newAddress());
    await page.clock.fastForward(60_000);
    await submitButton(page).click();
    await expect(formOf(page).getByRole('alert')).toHaveText(contactForm.failure.cannotStart);
    await expect(formOf(page)).not.toHaveAttribute('aria-busy', 'true');
  });

  test('a second press after that message is answered as well', async ({ page }) => {
    await blockScripts(page);
    await page.goto('/contact/');
    await fillRequired(page, newAddress());
    await submitButton(page).click();
    const message = formOf(page).getByRole('alert');
    await expect(message).toHaveText(contactForm.failure.cannotStart);
    await submitButton(page).click();
    await expect(message).toBeFocused();
    await expect(formOf(page)).not.toHaveAttribute('aria-busy', 'true');
  });

  test('a form whose scripts do not answer says so after 20 seconds', async ({ page }) => {
    await page.clock.install();
    await holdScripts(page);
    await page.goto('/contact/');
    await fillRequired(page, newAddress());
    await submitButton(page).click();
    await expect(formOf(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(25_000);
    await expect(formOf(page).getByRole('alert')).toHaveText(contactForm.failure.cannotStart);
    await expect(formOf(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(field(page, 'fullName')).toHaveValue('Ada Lovelace');
  });
});

test('the head and the words of every page are the same before and after React', async ({
  page,
  request,
}) => {
  const words = () => page.locator('header, main, footer').allInnerTexts();
  for (const { path } of pages) {
    const file = headIn(await (await request.get(path)).text());
    await page.goto(path);
    expect(await headOf(page)).toEqual(file);
    const before = await words();
    expect(before).toHaveLength(3);
    await hydrate(page);
    expect(await headOf(page), path).toEqual(file);
    expect(await words(), path).toEqual(before);
  }
});

test('the head is that of the page after every navigation, and back', async ({ page, request }) => {
  const heads = new Map<string, ReturnType<typeof headIn>>();
  for (const { path } of pages) heads.set(path, headIn(await (await request.get(path)).text()));
  await page.goto('/');
  await hydrate(page);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));

  const expectHead = async (path: string) => {
    await expect(page).toHaveURL(path);
    await expect.poll(() => headOf(page)).toEqual(heads.get(path));
    await expect(page.locator('body[data-same-document]')).toHaveCount(1);
  };
  const navigation = page.getByRole('navigation', { name: layout.navigation.label });
  for (const name of ['About', 'Services', 'Contact', 'Home']) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await expectHead(name === 'Home' ? '/' : `/${name.toLowerCase()}/`);
  }
  await subscriberField(page).fill(newAddress());
  await subscriberField(page).press('Enter');
  await expectHead('/newsletter-confirmation/');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expectHead('/');
  for (const path of ['/newsletter-confirmation/', '/', '/contact/', '/services/', '/about/']) {
    await page.goBack();
    await expectHead(path);
  }
});

test('after a navigation the mark of the page in view moves on', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const navigation = page.getByRole('navigation', { name: layout.navigation.label });
  await navigation.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Services');
  await expect(navigation.locator('[aria-current=page]')).toHaveText(/Services/);
});

test('the form of a page reached without a reload sends', async ({ page, inbox }) => {
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click();
  const email = newAddress();
  inbox.script({ key: email, steps: [{ hang: 'before-headers', deliver: true }] });
  await fillRequired(page, email);
  await submitButton(page).click();
  await expect.poll(() => partsOf(inbox)).toContain(`email=${email}`);
  expect(posts(inbox)).toBe(1);
});
