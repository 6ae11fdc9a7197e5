import { localAccount } from '../../tools/inbox/local-account';
import { expect, test } from './fixtures';
import {
  field,
  fillRequired,
  formOf,
  newAddress,
  newsletterOf,
  partsOf,
  submitButton,
  subscriberField,
} from './support/answers';
import {
  contactForm,
  home,
  layout,
  newsletterForm,
  pages,
  paragraphs,
  plans,
  questions,
  testimonials,
} from './support/content';

test.use({ javaScriptEnabled: false });

test('every page can be read and left by its links', async ({ page }) => {
  for (const { path, title } of pages) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const hidden = await page.locator('main p, main h2, main h3').evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('details, [hidden], [aria-hidden=true]'))
        .filter((element) => !element.checkVisibility({ opacityProperty: true }))
        .map((element) => element.textContent),
    );
    expect(hidden, path).toEqual([]);
  }
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about/');
});

test('pictures load', async ({ page }) => {
  await page.goto('/');
  const image = page.getByRole('img', { name: home.data.hero.picture.alt });
  await expect
    .poll(() => image.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
    .toBeGreaterThan(0);
});

test('questions open one at a time, also by their links', async ({ page }) => {
  await page.goto('/');
  const [first, second] = questions;
  const answer = (body = '') => page.getByText(paragraphs(body)[0] ?? '', { exact: true });
  await page.getByRole('heading', { name: first?.data.question }).click();
  await expect(answer(first?.body)).toBeVisible();
  await page.getByRole('heading', { name: second?.data.question }).click();
  await expect(answer(second?.body)).toBeVisible();
  await expect(answer(first?.body)).toBeHidden();
  await page.goto('about:blank');
  await page.goto(`/#${questions[4]?.slug ?? ''}`);
  await expect(answer(questions[4]?.body)).toBeVisible();
});

test('service cards open and close', async ({ page }) => {
  await page.goto('/services/');
  const card = page.getByRole('article').filter({ hasText: plans[0]?.data.title });
  await card.getByText('View Details').click();
  await expect(card.getByText(plans[0]?.data.items[0] ?? '')).toBeVisible();
  await card.getByText('Hide Details').click();
  await expect(card.getByText(plans[0]?.data.items[0] ?? '')).toBeHidden();
});

test('the moving quotes can be paused', async ({ page }) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: home.data.testimonials.label, exact: true });
  const states = () =>
    region.evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ playState }) => playState),
    );
  await expect(region.getByRole('listitem')).toHaveCount(testimonials.length);
  expect(await states()).toEqual(['running']);
  await page.getByRole('checkbox', { name: new RegExp(home.data.testimonials.pause) }).check();
  await expect.poll(states).toEqual(['paused']);
});

test('a control that needs scripts is not offered', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: layout.theme.toDark })).toBeHidden();
});

test('the newsletter form is delivered by the browser', async ({ page, inbox }) => {
  await page.goto('/');
  // Playwright's search for words leaves out what stands in noscript.
  const note = newsletterOf(page).locator('noscript p');
  await expect(note).toBeVisible();
  await expect(note).toHaveText(newsletterForm.withoutScripts);
  const email = newAddress();
  await subscriberField(page).fill(email);
  await newsletterOf(page).getByRole('button').click();
  await expect(page.getByText('OK', { exact: true })).toBeVisible();
  expect(partsOf(inbox)).toEqual([
    `subscriber_email=${email}`,
    `service_id=${localAccount.serviceId}`,
    `template_id=${localAccount.newsletterTemplateId}`,
    `user_id=${localAccount.publicKey}`,
  ]);
});

test('the contact form is delivered by the browser, and Back keeps the answers', async ({
  page,
  inbox,
}) => {
  await page.goto('/contact/');
  const note = formOf(page).locator('noscript p');
  await expect(note).toBeVisible();
  await expect(note).toHaveText(contactForm.withoutScripts);
  const email = newAddress();
  await fillRequired(page, email);
  await formOf(page).getByRole('checkbox', { name: 'Everything listed' }).check();
  // Chromium keeps what was typed for a Back about a second after it was typed; no person is faster.
  await page.waitForTimeout(2000);
  await submitButton(page).click();
  await expect(page.getByText('OK', { exact: true })).toBeVisible();
  const parts = partsOf(inbox);
  for (const part of [
    'fullName=Ada Lovelace',
    `email=${email}`,
    'role=Founder',
    'goals=Visibility',
    'helpNeeded=Everything listed',
    'timeline=',
    'budget=Yes, prepared to invest',
    'additional=',
    `service_id=${localAccount.serviceId}`,
    `template_id=${localAccount.contactTemplateId}`,
    `user_id=${localAccount.publicKey}`,
  ]) {
    expect(
      parts.filter((arrived) => arrived === part),
      part,
    ).toHaveLength(1);
  }
  await page.goBack();
  await expect(field(page, 'fullName')).toHaveValue('Ada Lovelace');
});

test('the browser stops what is not filled in', async ({ page, inbox }) => {
  await page.goto('/contact/');
  await submitButton(page).click();
  await expect(field(page, 'fullName')).toBeFocused();
  expect(inbox.requests()).toEqual([]);
});

const systems: readonly ('light' | 'dark')[] = ['light', 'dark'];
for (const colorScheme of systems) {
  test.describe(`on a ${colorScheme} system`, () => {
    test.use({ colorScheme });

    test('theme and pictures are the system’s', async ({ page }) => {
      await page.goto('/');
      const paper = { light: 'rgb(251, 247, 240)', dark: 'rgb(16, 19, 31)' };
      await expect(page.locator('body')).toHaveCSS('background-color', paper[colorScheme]);
      const image = page.getByRole('img', { name: home.data.hero.picture.alt });
      await expect
        .poll(() =>
          image.evaluate((img) => (img instanceof HTMLImageElement ? img.currentSrc : '')),
        )
        .toContain(`hero-${colorScheme}`);
    });
  });
}
