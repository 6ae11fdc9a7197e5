import { expect, test } from './fixtures';
import { about, confirmation, paragraphs, plain, plans, services, values } from './support/content';
import { expectTexts } from './support/texts';
import { viewports } from './support/viewports';

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('about: story in three paragraphs, five values, closing call', async ({ page }) => {
      await page.goto('/about/');
      await expect(page).toHaveTitle(about.data.title);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Our Story');
      const story = paragraphs(about.body);
      expect(story).toHaveLength(3);
      const { hero, closing } = about.data;
      // An enlarged first letter is a separate box, so innerText may add a line break after it.
      for (const text of story) await expect(main).toContainText(text);
      await expectTexts(main, [hero.lede, about.data.values.headline, closing.headline]);

      const grid = page.getByRole('region', { name: plain(about.data.values.headline) });
      await expect(grid.getByRole('heading', { level: 3 })).toHaveText([
        'Authenticity',
        'Excellence',
        'Empowerment',
        'Strategic Impact',
        'Inclusivity',
      ]);
      await expect(grid.getByRole('listitem')).toHaveCount(5);
      for (const [index, { text }] of values.entries()) {
        const card = grid.getByRole('listitem').nth(index);
        await expect(card).toContainText(text);
        await expect(card.locator('svg')).toBeVisible();
      }
      const call = page.getByRole('region', { name: plain(closing.headline) });
      await expect(call).toContainText(closing.lede);
      await expect(call.getByRole('link', { name: 'Build Your Narrative' })).toHaveAttribute(
        'href',
        '/contact/',
      );
    });

    test('services: three cards and the closing call', async ({ page }) => {
      await page.goto('/services/');
      await expect(page).toHaveTitle(services.data.title);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Explore Our Services');
      await expect(main.getByText(services.data.hero.lede)).toBeVisible();
      const cards = main.getByRole('article');
      await expect(cards).toHaveCount(3);
      await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
        'Personal Brand Strategy Plan',
        'Monthly Retainer Plans',
        'Add-On Services',
      ]);
      for (const [index, { data, body }] of plans.entries()) {
        const card = cards.nth(index);
        for (const text of paragraphs(body)) await expect(card).toContainText(text);
        await expect(card.locator('svg').first()).toBeVisible();
        await expect(card).toContainText(data.note);
      }
      const call = page.getByRole('region', { name: plain(services.data.closing.headline) });
      await expect(call).toContainText(services.data.closing.lede);
      await expect(call.getByRole('link', { name: 'Book a Free Discovery Call' })).toHaveAttribute(
        'href',
        '/contact/',
      );
    });

    test('confirmation: logo, heading, message and the link home', async ({ page }) => {
      await page.goto('/newsletter-confirmation/');
      await expect(page).toHaveTitle(confirmation.data.title);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Subscription Confirmed!');
      await expect(main).toContainText('You signed up for the');
      await expectTexts(main, paragraphs(confirmation.body));
      await expect(main.locator('svg')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    });
  });
}
