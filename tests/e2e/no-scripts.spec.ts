import { expect, test } from './fixtures';
import { home, layout, pages, paragraphs, plans, questions, testimonials } from './support/content';

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

test('questions open one at a time, including by their links', async ({ page }) => {
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

const systems: readonly ('light' | 'dark')[] = ['light', 'dark'];
for (const colorScheme of systems) {
  test.describe(`on a ${colorScheme} system`, () => {
    test.use({ colorScheme });

    test('theme and pictures follow the system', async ({ page }) => {
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
