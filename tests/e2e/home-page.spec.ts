import { expect, test } from './fixtures';
import {
  differentiators,
  highlights,
  home,
  paragraphs,
  plain,
  plans,
  questions,
  site,
  steps,
  testimonials,
} from './support/content';
import { expectTexts, textsOf } from './support/texts';
import { viewports } from './support/viewports';

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('home: its eight bands in their order', async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveTitle(home.data.title);
      const { hero, banner, intro, testimonials: words, pricing } = home.data;
      const names = [intro, home.data.differentiators, home.data.steps].map((band) =>
        plain(band.headline),
      );
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - main:
          - heading "${plain(hero.headline)}" [level=1]
          - region "${banner.label}"
          - region "${names[0]}"
          - region "${names[1]}"
          - region "${names[2]}"
          - region "${plain(words.headline)}"
          - region "${plain(pricing.headline)}"
          - region "${plain(home.data.questions.headline)}"
      `);
    });

    test('home: the headline and the buttons of the first screen', async ({ page }) => {
      await page.goto('/');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        `Influence Starts With a ${site.product}`,
      );
      const { eyebrow, headline } = home.data.hero;
      await expectTexts(main, eyebrow === undefined ? [headline] : [eyebrow, headline]);
      await expect(main.getByText(home.data.hero.lede)).toBeVisible();
      const [first, second] = home.data.hero.actions;
      await expect(main.getByRole('link', { name: first?.label }).first()).toHaveAttribute(
        'href',
        '/contact/',
      );
      await expect(main.getByRole('link', { name: second?.label, exact: true })).toHaveAttribute(
        'href',
        '/services/',
      );
    });

    test('home: the banner with the name of the brand and its figures', async ({ page }) => {
      await page.goto('/');
      const banner = page.getByRole('region', { name: home.data.banner.label });
      await expect(banner.getByText(site.brand, { exact: true })).toBeVisible();
      for (const { figure, label } of home.data.banner.figures) {
        await expect(banner.getByText(figure, { exact: true })).toBeVisible();
        await expect(banner.getByText(label, { exact: true })).toBeVisible();
      }
    });

    test('home: four highlights, five differentiators, three steps', async ({ page }) => {
      await page.goto('/');
      const band = (headline: string) => page.getByRole('region', { name: plain(headline) });

      const intro = band(home.data.intro.headline);
      await expect(intro.getByRole('listitem')).toHaveCount(4);
      await expectTexts(intro, [...paragraphs(home.body), ...textsOf(highlights)]);

      const why = band(home.data.differentiators.headline);
      await expect(why.getByRole('listitem')).toHaveCount(5);
      await expectTexts(why, [`Why Choose ${site.brand}`, ...textsOf(differentiators)]);

      const how = band(home.data.steps.headline);
      await expect(how.getByRole('listitem')).toHaveCount(3);
      await expectTexts(how, ['How It Works', ...textsOf(steps)]);
      await expect(how.getByRole('link', { name: 'Begin Your Journey' })).toHaveAttribute(
        'href',
        '/contact/',
      );
    });

    test('home: four testimonials with quote, author, role and image', async ({ page }) => {
      await page.goto('/');
      const band = page.getByRole('region', { name: home.data.testimonials.label });
      await expect(band.getByRole('listitem')).toHaveCount(4);
      for (const { quote, author, role, image } of testimonials) {
        const item = band.getByRole('listitem').filter({ hasText: author });
        await expect(item).toContainText(quote);
        await expect(item).toContainText(role);
        await expect(item.getByRole('img', { name: image.alt })).toHaveCount(1);
      }
    });

    test('home: three pricing cards with their buttons', async ({ page }) => {
      await page.goto('/');
      const band = page.getByRole('region', { name: plain(home.data.pricing.headline) });
      await expect(band.getByRole('listitem')).toHaveCount(3);
      for (const [index, plan] of plans.entries()) {
        const { title, figure, summary, action } = plan.data.pricing;
        const card = band.getByRole('listitem').nth(index);
        await expect(card.getByRole('heading', { name: title })).toBeVisible();
        await expect(card).toContainText(figure);
        await expect(card).toContainText(summary);
        await expect(card.getByRole('link', { name: action.label })).toHaveAttribute(
          'href',
          action.href,
        );
      }
      const quotes = band.getByRole('link', { name: 'Get Your Custom Quote' });
      await expect(quotes.first()).toHaveAttribute('href', /^\/contact\/\?plan=/);
      await expect(band.locator('a[href="/services/"]')).toHaveCount(1);
    });

    test('home: eleven questions and the way to book', async ({ page }) => {
      await page.goto('/');
      const band = page.getByRole('region', { name: plain(home.data.questions.headline) });
      await expect(band.getByRole('heading', { level: 3 })).toHaveText(
        questions.map(({ data }) => data.question),
      );
      expect(questions).toHaveLength(11);
      for (const { body } of questions) {
        for (const text of paragraphs(body)) await expect(band).toContainText(text);
      }
      await expect(band.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
        'href',
        '/contact/',
      );
    });
  });
}
