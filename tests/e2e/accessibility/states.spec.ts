import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { formOf, newsletterOf, submitButton } from '../support/answers';
import { axeFindings } from '../support/axe';
import { contactForm, home, layout, newsletterForm, plans, questions } from '../support/content';
import { losses } from '../support/losses';
import { hydrate } from '../support/scripts';
import { smallTargets } from '../support/small-targets';
import { inEachView, looksAtAll } from '../support/views';
import { weakStops } from '../support/weak-stops';
import { layOutAll } from '../support/wear';

// Otherwise animations would be measured midway.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const expectNothing = (page: Page, within?: string) =>
  inEachView(page, async (view) => {
    expect.soft(await axeFindings(page, within), view).toEqual([]);
  });

test('axe finds nothing with every question open, and every card', async ({ page }) => {
  for (const [path, count] of [
    ['/', questions.length],
    ['/services/', plans.length],
  ] as const) {
    await page.goto(path);
    const summaries = page.locator('summary');
    await expect(summaries).toHaveCount(count);
    // The browser keeps one question open at a time, because they share a name.
    await page
      .locator('details')
      .evaluateAll((all) => all.forEach((one) => one.removeAttribute('name')));
    for (const summary of await summaries.all()) await summary.press('Enter');
    await expect(page.locator('details[open]')).toHaveCount(count);
    await expectNothing(page, 'main');
  }
});

test('axe finds nothing with each tooltip open', async ({ page }) => {
  await page.goto('/');
  await layOutAll(page);
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
        : 'footer ul:has(svg)';
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
    await expectNothing(page, '[aria-labelledby=testimonials]');
  });
});

test('with every field in error: axe finds nothing, the focus is visible, nothing is lost', async ({
  page,
}) => {
  test.slow(looksAtAll);
  await page.goto('/contact/');
  await hydrate(page);
  await newsletterOf(page).getByRole('button').click();
  await submitButton(page).click();
  await expect(formOf(page).getByText(contactForm.budget.missing)).toBeVisible();
  await expect(newsletterOf(page).getByText(newsletterForm.email.missing)).toBeVisible();
  await inEachView(page, async (view) => {
    expect.soft(await axeFindings(page), view).toEqual([]);
    expect.soft(await weakStops(page), view).toEqual([]);
    expect.soft(await smallTargets(page), view).toEqual([]);
    expect.soft(await losses(page), view).toEqual([]);
  });
});

test('axe finds nothing in a theme that differs from the system’s', async ({ page }) => {
  await page.goto('/services/');
  await page.getByRole('button', { name: layout.theme.toDark }).click();
  expect(await axeFindings(page)).toEqual([]);
});

test('axe finds nothing without scripts', async ({ page }) => {
  // axe is a script, so the test puts what a browser shows without scripts into the page. The
  // site's policy knows only the hashes of its own styles.
  await page.route(/\/(contact\/)?$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
      .replace(/<\/?noscript[^>]*>/g, '')
      .replaceAll(/\s?\(scripting:\s?none\)/g, ' all');
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
  });
  for (const path of ['/', '/contact/']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: layout.theme.toDark })).toBeHidden();
    await expectNothing(page);
  }
});
