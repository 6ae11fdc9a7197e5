import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  about,
  confirmation,
  contact,
  contactForm,
  differentiators,
  highlights,
  home,
  layout,
  newsletterForm,
  notFound,
  pages,
  paragraphs,
  plain,
  plans,
  questions,
  services,
  site,
  steps,
  testimonials,
  values,
  website,
} from './support/content';
import { viewports } from './support/viewports';
import { layOutAll } from './support/wear';

/** Every text stands in the place, visibly, in this order. */
async function expectTexts(place: Locator, texts: readonly string[]) {
  await layOutAll(place.page());
  const found = plain(await place.innerText()).replace(/\s+/g, ' ');
  let from = 0;
  for (const text of texts) {
    const at = found.toLowerCase().indexOf(plain(text).toLowerCase(), from);
    expect(at, `"${text}" in: ${found.slice(from)}`).toBeGreaterThanOrEqual(0);
    from = at;
  }
}

const textsOf = (items: readonly { title: string; text: string }[]) =>
  items.flatMap(({ title, text }) => [title, text]);

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
      await expectTexts(main, [home.data.hero.eyebrow, home.data.hero.headline]);
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

    test('about: story in three paragraphs, five values, closing call', async ({ page }) => {
      await page.goto('/about/');
      await expect(page).toHaveTitle(about.data.title);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Our Story');
      const story = paragraphs(about.body);
      expect(story).toHaveLength(3);
      const { hero, closing } = about.data;
      // A large first letter is a box of its own, so innerText may set a line after it.
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

    test('contact: three cards and the form with all its fields', async ({ page }) => {
      await page.goto('/contact/');
      await expect(page).toHaveTitle(contact.data.title);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Get In Touch With Us');
      const { cards, cardsLabel, inquiry } = contact.data;
      expect(cards).toHaveLength(3);
      const ways = page.getByRole('region', { name: cardsLabel });
      await expect(ways.getByRole('heading', { level: 3 })).toHaveText(
        cards.map(({ title }) => title),
      );
      await expectTexts(ways, textsOf(cards));
      await expect(ways).toContainText('free, no-pressure 30-minute session');
      await expect(ways).toContainText('24 to 48 hours');
      await expect(ways).toContainText('globally and fully remotely');
      const book = ways.getByRole('link', { name: `Book Now ${layout.newTabHint}` });
      await expect(book).toHaveAttribute('href', site.schedulingPage);
      await expect(book).toHaveAttribute('target', '_blank');
      await expect(book).toHaveAttribute('rel', /noopener/);
      await expect(ways.getByRole('link', { name: site.email })).toHaveAttribute(
        'href',
        `mailto:${site.email}`,
      );

      const form = main.getByRole('form', { name: 'Build Your Narrative' });
      await expect(form).toBeVisible();
      await expect(main.getByText(inquiry.lede)).toBeVisible();
      for (const { label } of [contactForm.fullName, contactForm.email]) {
        await expect(form.getByRole('textbox', { name: label })).toHaveAttribute('required', '');
      }
      const role = form.getByRole('textbox', { name: contactForm.role.label });
      await expect(role).toHaveAttribute('placeholder', 'e.g. CEO, Founder, Consultant');
      const goals = form.getByRole('textbox', { name: contactForm.goals.label });
      await expect(goals).toHaveAttribute('placeholder', 'e.g. Visibility, Sales, Authority');
      const help = form.getByRole('group', { name: contactForm.helpNeeded.label });
      for (const name of [
        'Brand Strategy only',
        'Monthly Done-for-you Content',
        'Online Profile Optimization',
        'Full Personal Brand Makeover',
        'Everything listed',
        'Not Sure Yet',
      ]) {
        await expect(help.getByRole('checkbox', { name, exact: true })).not.toBeChecked();
      }
      await expect(help.getByRole('checkbox')).toHaveCount(6);
      const timeline = form.getByRole('combobox', { name: contactForm.timeline.label });
      await expect(timeline).toHaveValue('');
      await expect(timeline.getByRole('option')).toHaveText([
        'Select timeline',
        'Immediately',
        '1–3 weeks',
        '1–2 months',
        'Just Exploring',
      ]);
      const budget = form.getByRole('group', { name: contactForm.budget.label });
      expect(contactForm.budget.label).toContain('$500');
      for (const name of [
        'Yes, prepared to invest',
        'No, not at that stage yet',
        'interested but with a different budget',
      ]) {
        await expect(budget.getByRole('radio', { name, exact: true })).not.toBeChecked();
      }
      const additional = form.getByRole('textbox', { name: contactForm.additional.label });
      await expect(additional).toHaveAttribute('rows', '4');
      await expect(additional).toHaveAttribute('placeholder', contactForm.additional.placeholder);
      await expect(form.getByRole('button', { name: 'Submit & Schedule Call' })).toBeVisible();
      await expect(form.getByText(contactForm.note)).toBeVisible();
    });

    test('confirmation: logo, heading, message and the way home', async ({ page }) => {
      await page.goto('/newsletter-confirmation/');
      await expect(page).toHaveTitle(confirmation.data.title);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Subscription Confirmed!');
      await expect(main).toContainText('You signed up for the');
      await expectTexts(main, paragraphs(confirmation.body));
      await expect(main.locator('svg')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    });

    test('every page has the same header and footer', async ({ page }) => {
      for (const { path } of pages) {
        await page.goto(path);
        const header = page.getByRole('banner');
        await expect(header.getByRole('link', { name: layout.homeLabel })).toHaveAttribute(
          'href',
          '/',
        );
        const links = header.getByRole('navigation', { name: layout.navigation.label });
        for (const [name, href] of [
          ['Home', '/'],
          ['About', '/about/'],
          ['Services', '/services/'],
          ['Contact', '/contact/'],
        ]) {
          await expect(links.getByRole('link', { name, exact: true })).toHaveAttribute(
            'href',
            href ?? '',
          );
        }
        const action = header.getByRole('link', { name: 'Build Your Narrative' });
        await expect(action).toHaveAttribute('href', '/contact/');

        const footer = page.getByRole('contentinfo');
        const form = footer.getByRole('form', { name: newsletterForm.headline });
        await expect(form.getByRole('textbox')).toHaveCount(1);
        await expect(form.getByRole('textbox', { name: newsletterForm.email.label })).toBeVisible();
        await expect(form.getByRole('button', { name: newsletterForm.submit })).toBeVisible();
        for (const [name, href] of [
          ['Home', '/'],
          ['Explore Our Services', '/services/'],
          ['About Us', '/about/'],
          ['Book A Discovery Call', '/contact/'],
          [layout.footer.statement.label, '/accessibility/'],
          [website, site.address],
          [site.email, `mailto:${site.email}`],
          ...site.socials.map(({ label, href: address }) => [label, address]),
        ]) {
          await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
            'href',
            href ?? '',
          );
        }
        expect(site.socials.map(({ label }) => label)).toEqual(['X', 'Instagram', 'LinkedIn']);
        await expect(footer.getByText(site.brand, { exact: true })).toBeVisible();
        await expect(footer.getByText(site.tagline)).toBeVisible();
        await expect(footer.getByText(layout.footer.copyright)).toBeVisible();
        await expect(footer).toContainText('© 2025');
      }
    });

    for (const path of ['/no-such-page', '/about/no-such-page', '/a/b/c/?q=1']) {
      test.describe(() => {
        // The browser itself reports the status 404.
        test.use({ allowConsoleErrors: true });

        test(`${path} shows the not-found page, with status 404`, async ({ page }) => {
          const logged: string[] = [];
          page.on('console', (message) => logged.push(message.text()));
          const response = await page.goto(path);
          expect(response?.status()).toBe(404);
          await expect(page).toHaveTitle(notFound.data.title);
          const main = page.getByRole('main');
          await expect(main.getByText('404', { exact: true })).toBeVisible();
          await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
          const link = main.getByRole('link', { name: 'Return to Home' });
          await expect(link).toHaveAttribute('href', '/');
          const attempted = path.replace(/\?.*/, '');
          await expect.poll(() => logged.join('\n')).toContain(attempted);
          await link.click();
          await expect(page).toHaveURL('/');
        });
      });
    }
  });
}

for (const path of ['/about', '/services', '/contact', '/newsletter-confirmation']) {
  test(`${path} leads to the address with a slash`, async ({ page }) => {
    const response = await page.goto(path);
    await expect(page).toHaveURL(`${path}/`);
    expect(response?.status()).toBe(200);
  });
}
