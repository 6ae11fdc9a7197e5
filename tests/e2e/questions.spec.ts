import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { linksIn, paragraphs, questions } from './support/content';
import { layOutAll } from './support/wear';

const [first, second, third] = questions;
const cardOf = (page: Page, question = '') =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name: question }) });
const pressable = (item: Locator) => item.locator('summary');
const answerOf = (page: Page, body = '') =>
  page.getByText(paragraphs(body)[0] ?? '', { exact: true });

/**
 * Opens home with all bands laid out. Otherwise the bands above a question would move it during the
 * test, even under the pointer.
 */
async function openHome(page: Page) {
  await page.goto('/');
  await layOutAll(page);
}

test('all questions are closed at first', async ({ page }) => {
  await page.goto('/');
  for (const { body } of questions) await expect(answerOf(page, body)).toBeHidden();
});

test('a question opens, closes, and closes when another one opens', async ({ page }) => {
  await openHome(page);
  await page.getByRole('heading', { name: first?.data.question }).click();
  await expect(answerOf(page, first?.body)).toBeVisible();
  await page.getByRole('heading', { name: third?.data.question }).click();
  await expect(answerOf(page, third?.body)).toBeVisible();
  await expect(answerOf(page, first?.body)).toBeHidden();
  await page.getByRole('heading', { name: third?.data.question }).click();
  await expect(answerOf(page, third?.body)).toBeHidden();
});

test('Enter and Space open and close a question', async ({ page }) => {
  await page.goto('/');
  const item = cardOf(page, second?.data.question);
  await pressable(item).focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(answerOf(page, second?.body)).toBeVisible();
    await page.keyboard.press(key);
    await expect(answerOf(page, second?.body)).toBeHidden();
  }
});

test('every question can be opened, one at a time', async ({ page }) => {
  await openHome(page);
  for (const { data, body } of questions) {
    await page.getByRole('heading', { name: data.question, exact: true }).click();
    await expect(answerOf(page, body)).toBeVisible();
    await expect(page.locator('details[open]')).toHaveCount(1);
  }
});

test('a link to a question opens it', async ({ page }) => {
  for (const { slug, body } of questions.slice(-2)) {
    await page.goto(`/#${slug}`);
    await expect(answerOf(page, body)).toBeVisible();
    await expect(answerOf(page, body)).toBeInViewport();
    await page.goto('about:blank');
  }
});

test('links in answers lead inside the site and outside', async ({ page }) => {
  await openHome(page);
  const links = questions.flatMap(({ body }) => linksIn(body));
  expect(links.filter(({ href }) => href.startsWith('/')).length).toBeGreaterThan(0);
  expect(links.filter(({ href }) => href.startsWith('https://')).length).toBeGreaterThan(0);
  for (const { data, body } of questions) {
    const item = cardOf(page, data.question);
    for (const { name, href } of linksIn(body)) {
      await page.getByRole('heading', { name: data.question, exact: true }).click();
      await expect(item.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
  }
  const inside = questions.find(({ body }) => body.includes('](/about/)'));
  await page.getByRole('heading', { name: inside?.data.question, exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: linksIn(inside?.body ?? '')[0]?.name })
    .click();
  await expect(page).toHaveURL('/about/');
});
