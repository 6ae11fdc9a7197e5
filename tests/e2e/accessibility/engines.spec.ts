import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import {
  fillRequired,
  formOf,
  newAddress,
  newsletterOf,
  posts,
  submitButton,
  subscriberField,
} from '../support/answers';
import { axeFindings } from '../support/axe';
import { contactForm, home, layout, newsletterForm, pages, plans, site } from '../support/content';
import { codeSnifferErrors } from '../support/html-codesniffer';
import { hydrate } from '../support/scripts';
import { inEachView } from '../support/views';

// What moves is measured in the middle of its way otherwise.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const expectNothing = (page: Page, state: string, within?: string) =>
  inEachView(page, async (view) => {
    expect.soft(await axeFindings(page, within), `${state}, ${view}`).toEqual([]);
  });

for (const { name, path } of pages) {
  test(`neither engine finds anything on the page "${name}"`, async ({ page }) => {
    await page.goto(path);
    await expectNothing(page, name);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await codeSnifferErrors(page), colorScheme).toEqual([]);
    }
  });
}

test('axe finds nothing with each question and each card open', async ({ page }) => {
  for (const [path, count] of [
    ['/', 11],
    ['/services/', plans.length],
  ] as const) {
    await page.goto(path);
    const summaries = page.locator('summary');
    await expect(summaries).toHaveCount(count);
    for (const summary of await summaries.all()) {
      await summary.press('Enter');
      await expectNothing(page, await summary.innerText(), 'details[open]');
    }
  }
});

test('axe finds nothing with each tooltip open', async ({ page }) => {
  await page.goto('/');
  await inEachView(page, async (view) => {
    const owners = page.locator(':is(a, button):has(> [aria-hidden=true]:not(svg)):visible');
    for (const owner of await owners.all()) {
      const tooltip = owner.locator('> [aria-hidden=true]:not(svg)');
      await owner.hover();
      const isThere = await tooltip.evaluate((one) => getComputedStyle(one).display !== 'none');
      if (!isThere) continue;
      await expect(tooltip).toBeVisible();
      const within = (await owner.evaluate((one) => one.closest('header') !== null))
        ? 'header'
        : 'footer';
      expect.soft(await axeFindings(page, within), view).toEqual([]);
    }
  });
});

test.describe('with the carousel moving', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('axe finds nothing while it is paused', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('checkbox', { name: new RegExp(`^${home.data.testimonials.pause}`) })
      .check();
    await expectNothing(page, 'paused', '[aria-labelledby=testimonials]');
  });
});

test('axe finds nothing with every field in error', async ({ page }) => {
  await page.goto('/contact/');
  await hydrate(page);
  await newsletterOf(page).getByRole('button').click();
  await submitButton(page).click();
  await expect(formOf(page).getByText(contactForm.budget.missing)).toBeVisible();
  await expect(newsletterOf(page).getByText(newsletterForm.email.missing)).toBeVisible();
  await expectNothing(page, 'errors');
});

test('axe finds nothing while a message is under way', async ({ page, inbox }) => {
  await page.goto('/contact/');
  const email = newAddress();
  inbox.script({ key: email, steps: [{ hang: 'before-headers' }] });
  await fillRequired(page, email);
  await submitButton(page).click();
  await expect.poll(() => posts(inbox)).toBe(1);
  const heard = formOf(page).locator('[aria-live=polite]').getByText(contactForm.sending);
  await expect(heard).toHaveCount(1);
  await expectNothing(page, 'sending', 'form[data-app=contact]');
});

test.describe('after a failure', () => {
  test.use({ allowConsoleErrors: true });

  test('axe finds nothing in either form', async ({ page, inbox }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/contact/');
    const email = newAddress();
    inbox.script({ key: email, steps: [{ status: 400, times: 2 }] });
    await subscriberField(page).fill(email);
    await subscriberField(page).press('Enter');
    await expect(newsletterOf(page).getByRole('alert')).toBeVisible();
    await fillRequired(page, email);
    await submitButton(page).click();
    await expect(formOf(page).getByText('Submission Failed')).toBeVisible();
    await expectNothing(page, 'failed, with its toast');
  });
});

test.describe('after an inquiry was sent', () => {
  test.use({ allowedHosts: [new URL(site.schedulingPage).host] });

  test('axe finds nothing', async ({ page }) => {
    // An answer without content leaves the browser where it is.
    await page.route(site.schedulingPage, (route) => route.fulfill({ status: 204 }));
    await page.goto('/contact/');
    await fillRequired(page, newAddress());
    await submitButton(page).click();
    await expect(formOf(page).getByText('Form Submitted Successfully!')).toBeVisible();
    await expectNothing(page, 'sent, with its toast');
  });
});

test('axe finds nothing in a theme that was chosen against the system', async ({ page }) => {
  await page.goto('/services/');
  await page.getByRole('button', { name: layout.theme.toDark }).click();
  expect(await axeFindings(page)).toEqual([]);
});

test('axe finds nothing without scripts', async ({ page }) => {
  // axe is a script, so what a browser shows without them is put into the page in their place.
  await page.route(/\/(contact\/)?$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
      .replace(/<\/?noscript[^>]*>/g, '')
      .replaceAll('(scripting: none)', 'all');
    await route.fulfill({ response, body: html });
  });
  for (const path of ['/', '/contact/']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: layout.theme.toDark })).toBeHidden();
    await expectNothing(page, path);
  }
});
