import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { answeredAddress, fillRequired, submitButton } from './support/answers';
import { home, pages } from './support/content';
import { hydrate } from './support/scripts';

test('no page writes an error or a warning into the console', async ({ page }) => {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  for (const { path } of pages) {
    await page.goto(path);
    await page.mouse.wheel(0, 20_000);
    await hydrate(page);
  }
  expect(noise).toEqual(['Not found: /404/']);
});

test('the first bands and the header are laid out immediately, the others and the footer on approach', async ({
  page,
}) => {
  await page.goto('/');
  const bands = page.getByRole('main').locator('> *');
  const expectLayout = (part: Locator, value: 'visible' | 'auto') =>
    expect(part).toHaveCSS('content-visibility', value);
  await expectLayout(page.getByRole('banner'), 'visible');
  for (const place of [0, 1, 2]) await expectLayout(bands.nth(place), 'visible');
  await expectLayout(bands.last(), 'auto');
  await expectLayout(page.getByRole('contentinfo'), 'auto');
});

test('every picture loads, as wide as its sizes promise', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path } of pages) {
    await page.goto(path);
    for (const image of await page.locator('img').filter({ visible: true }).all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          image.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)),
        )
        .toBeGreaterThan(0);
      expect(await image.getAttribute('src')).not.toBe('/placeholder.svg');
      // The natural width of an image with several widths is what its sizes say.
      const promise = await image.evaluate((img) =>
        img instanceof HTMLImageElement ? img.naturalWidth / img.clientWidth : 0,
      );
      expect(
        Math.abs(promise - 1),
        `${path} ${(await image.getAttribute('alt')) ?? ''}`,
      ).toBeLessThan(0.1);
    }
  }
});

test.describe('a picture that fails to load', () => {
  test.use({ allowConsoleErrors: true });

  for (const part of ['hero-light', 'portrait-mei']) {
    test(`(${part}) is replaced by the placeholder, and stays so`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route(new RegExp(`/static/.*${part}`), (route) => route.abort('connectionfailed'));
      await page.goto('/');
      const image =
        part === 'hero-light'
          ? page.getByRole('img', { name: home.data.hero.picture.alt })
          : page.getByRole('listitem').filter({ hasText: 'Mei' }).getByRole('img');
      await image.scrollIntoViewIfNeeded();
      const shown = () =>
        image.evaluate((img) =>
          img instanceof HTMLImageElement && img.naturalWidth > 0 ? img.currentSrc : '',
        );
      await expect.poll(shown).toMatch(/\/placeholder\.svg$/);
      await hydrate(page);
      await expect.poll(shown).toMatch(/\/placeholder\.svg$/);
    });
  }
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, allowConsoleErrors: true });

  test('nothing moves on any page', async ({ page, inbox }) => {
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML : '')),
      );
    for (const { path } of pages) {
      await page.goto(path);
      expect(await moving(), path).toEqual([]);
    }
    await page.goto('/contact/');
    const email = answeredAddress(inbox, { status: 400 });
    await fillRequired(page, email);
    await submitButton(page).click();
    await expect(page.getByText('Submission Failed')).toBeVisible();
    expect(await moving()).toEqual([]);
  });
});

test.describe('the content-security policy', () => {
  test.use({ allowConsoleErrors: true });

  test('forbids a script that is not part of the build, and every test would fail on it', async ({
    page,
    problems,
  }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const planted = '<script>document.title = "planted"</script></body>';
      await route.fulfill({ response, body: (await response.text()).replace('</body>', planted) });
    });
    await page.goto('/');
    await expect(page).not.toHaveTitle('planted');
    await expect
      .poll(() => problems.violations.splice(0))
      .toEqual([`script-src-elem inline in ${page.url()}`]);
  });
});
