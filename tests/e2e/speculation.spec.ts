import { openChromium } from '../../tools/bench/chromium';
import { openTab, type Tab } from '../../tools/bench/visit/tab';
import { siteUrl } from '../../tools/e2e/site-url';
import { expect, test } from './fixtures';
import { layout } from './support/content';

const paths = layout.navigation.items.map(({ href }) => href);

/** What Chromium says of a page that it fetches or renders ahead. */
type Attempt = { key: { action: string; url: string }; status: string };

paths.forEach((path, index) => {
  const following = paths[index + 1];

  test(`beside ${path} the other pages of the header are fetched ahead, and ${following ?? 'none'} rendered`, async ({
    page,
  }) => {
    const attempts = new Set<string>();
    const note = ({ key: { action, url }, status }: Attempt) => {
      // What is still under way may be followed by more.
      if (!/Pending|Running/.test(status)) attempts.add(`${action} ${new URL(url).pathname}`);
    };
    const devTools = await page.context().newCDPSession(page);
    devTools.on('Preload.prefetchStatusUpdated', note);
    // Chromium sets out to; it does not get far while a test watches the page.
    devTools.on('Preload.prerenderStatusUpdated', note);
    await devTools.send('Preload.enable');
    await page.goto(path);

    const others = paths.filter((other) => other !== path).map((other) => `Prefetch ${other}`);
    const expected = following === undefined ? others : [...others, `Prerender ${following}`];
    await expect.poll(() => [...attempts].sort()).toEqual(expected.sort());
  });
});

/** Opens a page, waits until the one after it is rendered ahead, and goes on to that one. */
async function goToPageAhead(
  from: string,
  to: string,
  { before, after }: Record<'before' | 'after', (tab: Tab) => Promise<unknown>>,
): Promise<void> {
  const browser = await openChromium();
  try {
    // To a client that watches the page itself Chromium shows none that was rendered ahead.
    const tab = await openTab(browser.port, [{ method: 'Page.enable' }]);
    const loaded = { expression: 'document.readyState' };
    await tab.open(new URL(from, siteUrl()).href);
    await expect
      .poll(() => tab.sendAhead('Runtime.evaluate', loaded))
      .toEqual([{ result: { type: 'string', value: 'complete' } }]);
    await before(tab);
    await tab.evaluate(() => {
      const link = document.querySelector<HTMLElement>('nav li:has([aria-current]) + li a');
      setTimeout(() => link?.click(), 500);
    });
    const shown = () =>
      tab.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation');
        return {
          path: location.pathname,
          // Newer than TypeScript's own list (https://wicg.github.io/nav-speculation/prerendering.html).
          wasAhead: visit && 'activationStart' in visit && Number(visit.activationStart) > 0,
        };
      });
    await expect.poll(shown).toEqual({ path: to, wasAhead: true });
    await after(tab);
  } finally {
    browser.kill();
  }
}

test('a page that waits to be shown follows the theme that is chosen meanwhile', () =>
  goToPageAhead('/', '/about/', {
    before: (tab) =>
      tab.evaluate(() => document.querySelector<HTMLElement>('[data-theme-toggle]')?.click()),
    after: (tab) =>
      expect.poll(() => tab.evaluate(() => document.documentElement.className)).toBe('dark'),
  }));

test('a page that waits to be shown has what is typed meanwhile', () =>
  goToPageAhead('/services/', '/contact/', {
    before: (tab) =>
      tab.evaluate(() => {
        const field = document.querySelector<HTMLInputElement>('[name=subscriber_email]');
        if (field) field.value = 'ada@example.com';
      }),
    after: (tab) =>
      expect
        .poll(() =>
          tab.evaluate(
            () => document.querySelector<HTMLInputElement>('[name=subscriber_email]')?.value,
          ),
        )
        .toBe('ada@example.com'),
  }));
