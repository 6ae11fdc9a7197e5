import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/programs';
import { expect, test } from './fixtures';
import { expectAccessible } from './support/axe';
import { losses } from './support/layout';
import { addRules, fontsSettled, pages } from './support/page';

/** Returns the losses but for words in pieces, which more space between the letters makes. */
const greatLosses = async (page: Page) =>
  (await losses(page)).filter((line) => !line.startsWith('in pieces'));

for (const { site, path } of pages) {
  test.describe(`${site}: ${path}`, { tag: '@fonts' }, () => {
    test.use({ site });

    test('nothing is lost in any window, with large text or wide spacing, and axe finds nothing', async ({
      page,
      fonts,
    }) => {
      // Without the fallback fonts, text is wider; all else is the same.
      const isBare = fonts === 'without fallbacks';
      await page.goto(path);
      await fontsSettled(page);
      for (const width of isBare ? [320, 1280] : [320, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await losses(page), `${width} px`).toEqual([]);
      }
      // The visitor's size for all text, twice the browser's default.
      const client = await page.context().newCDPSession(page);
      await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      for (const width of isBare ? [320, 390] : [320, 390, 640, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await losses(page), `200 % text, ${width} px`).toEqual([]);
        const header = await page.locator('header').first().boundingBox();
        expect.soft(header?.height, `the header, ${width} px`).toBeLessThan(568 / 3);
      }
      if (isBare) return;
      await client.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      await addRules(
        page,
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`,
      );
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await greatLosses(page), 'wide spacing at 400 %').toEqual([]);
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
        document.documentElement.dir = 'rtl';
      });
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await greatLosses(page), `right to left, ${width} px`).toEqual([]);
      }
      await page.evaluate(() => document.documentElement.removeAttribute('dir'));
      await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const one of all) Object.assign(one, { name: '', open: true });
      });
      await expectAccessible(page);
    });
  });
}

test('axe finds nothing in a theme other than the system’s', async ({ page }) => {
  await page.goto('/services/');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
});

test('the keyboard reads, opens, switches the theme, and subscribes', async ({ page }) => {
  const focused = page.locator(':focus');
  const tabTo = async (name: string) => {
    const isThere = page.locator(`:focus:is(:has-text("${name}"), [name="${name}"])`);
    for (let press = 0; press < 80; press += 1) {
      await page.keyboard.press('Tab');
      if ((await isThere.count()) > 0) break;
    }
    await expect(isThere).toHaveCount(1);
  };
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Skip to content');
  await expect(focused).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
  await tabTo('How soon will I see results?');
  await page.keyboard.press('Space');
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(0);
  await page.reload();
  await tabTo('Services');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/');
  await tabTo('Switch to the dark theme');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toContainClass('dark');
  await expect(focused).toHaveAccessibleName('Switch to the light theme');
  await tabTo('View Details');
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(1);
  await tabTo('subscriber_email');
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/newsletter-confirmation/');
  await tabTo('Back to Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('no name contains a sign, and words in a name stand apart', async ({ page }) => {
  for (const path of ['/', '/services/', '/contact/']) {
    await page.goto(path);
    const client = await page.context().newCDPSession(page);
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const names = nodes.map(({ name }) => String(name?.value ?? ''));
    expect(names.filter((name) => /[+–✓×]$|\S(optional|open in)/.test(name))).toEqual([]);
    const links = nodes.filter(({ role }) => role?.value === 'link');
    const addresses = links
      .map(({ name }) => String(name?.value))
      .filter((name) => /[@]/.test(name));
    expect(addresses.filter((name) => /\s/.test(name))).toEqual([]);
  }
});

for (const { site, path } of pages) {
  test.describe(`${site}: ${path}`, () => {
    test.use({ site });

    test('emphasis is told by more than its color', async ({ page }) => {
      await page.goto(path);
      const plain = await page.locator('main em').evaluateAll((all) =>
        all.flatMap((em) => {
          const { fontFamily, fontStyle, textDecorationLine } = getComputedStyle(em);
          // Only the serif has an italic.
          const isItalic = fontStyle === 'italic' && fontFamily.startsWith('Headlines');
          return isItalic || textDecorationLine === 'underline' ? [] : em.outerHTML;
        }),
      );
      expect(plain).toEqual([]);
      // The color of the accent marks the first and the last headline of a page.
      const colored = await page.locator('main :is(h2, h3):not(#closing) em').evaluateAll((all) =>
        all.flatMap((em) => {
          const heading = em.closest('h2, h3') ?? em;
          return getComputedStyle(em).color === getComputedStyle(heading).color ? [] : em.outerHTML;
        }),
      );
      expect(colored).toEqual([]);
    });
  });
}

test.describe('an article', () => {
  test.use({ site: 'edited' });

  test('every entry of a list of contents can be reached in a short window', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 360 });
    await page.goto('/insights/a-note-with-everything/');
    await page.locator('[aria-labelledby=article-contents] summary').click();
    for (const entry of await page.locator('[aria-labelledby=article-contents] a').all()) {
      await entry.focus();
      await expect(entry).toBeInViewport({ ratio: 1 });
    }
  });
});

test('no page moves sideways beside a scrollbar, and under reduced motion a mouse can scroll whatever is wider', async ({
  baseURL,
}) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({
    viewport: { width: 1300, height: 800 },
    reducedMotion: 'reduce',
  });
  for (const path of ['/', '/about/', '/services/', '/contact/', '/404/']) {
    await page.goto(`${baseURL}${path}`);
    const found = await page.evaluate(() => {
      scrollTo({ left: 9999, behavior: 'instant' });
      const withoutScrollbar = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (one) => {
          const { overflowX, scrollbarColor } = getComputedStyle(one);
          return (
            ['auto', 'scroll'].includes(overflowX) &&
            one.scrollWidth > one.clientWidth &&
            (one.offsetHeight <= one.clientHeight || scrollbarColor.startsWith('rgba(0, 0, 0, 0)'))
          );
        },
      );
      return {
        hasScrollbar: innerWidth > document.documentElement.clientWidth,
        moved: scrollX,
        withoutScrollbar: withoutScrollbar.map((one) => one.outerHTML.slice(0, 90)),
      };
    });
    expect(found, path).toEqual({ hasScrollbar: true, moved: 0, withoutScrollbar: [] });
  }
  await browser.close();
});

test('forced colors leave every control an edge or words', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact/');
  const current = page.getByRole('navigation').locator('[aria-current=page]');
  await expect(current).toHaveCSS('border-bottom-width', '3px');
  const lost = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((one) => one.checkVisibility({ opacityProperty: true }))
      .filter((one) => {
        const { borderTopWidth, forcedColorAdjust } = getComputedStyle(one);
        const hasWords = one.textContent.trim() !== '' || one.matches('[type=radio]');
        return forcedColorAdjust === 'none' || (borderTopWidth === '0px' && !hasWords);
      })
      .map((one) => one.outerHTML.slice(0, 90)),
  );
  expect(lost).toEqual([]);
  // A state that a background alone would show is not seen.
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'no-preference' });
  await page.goto('/');
  const pause = page.locator('label:has([type=checkbox])').first();
  const running = await pause.screenshot({ animations: 'disabled' });
  await pause.click();
  await page.mouse.move(0, 0);
  expect(running.equals(await pause.screenshot({ animations: 'disabled' }))).toBe(false);
});
