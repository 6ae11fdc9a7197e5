import { openChromium } from '../../packages/browser/chromium';
import { place, pointAt } from '../../packages/bench/visit/pointer';
import { openTab, type Tab } from '../../packages/bench/visit/tab';
import { siteUrl } from '../../packages/hosting/serve/site-url';
import { expect, test } from './fixtures';
import { layout } from './support/content';

const paths = layout.navigation.items.map(({ href }) => href);

/** Chromium's report of a page that it prefetches or prerenders. */
type Attempt = { key: { action: string; url: string }; status: string };

paths.forEach((path, index) => {
  const following = paths[index + 1];

  test(`on ${path} the HTML of ${following ?? 'no page'} is prefetched, and a page that the pointer rests on is prerendered`, async ({
    page,
  }) => {
    const attempts = new Set<string>();
    const note = ({ key: { action, url }, status }: Attempt) => {
      // Attempts that are still in progress may start others.
      if (!/Pending|Running/.test(status)) attempts.add(`${action} ${new URL(url).pathname}`);
    };
    const devTools = await page.context().newCDPSession(page);
    devTools.on('Preload.prefetchStatusUpdated', note);
    // Chromium starts it, but it does not finish while a test watches the page.
    devTools.on('Preload.prerenderStatusUpdated', note);
    await devTools.send('Preload.enable');
    await page.goto(path);

    const ahead = following === undefined ? [] : [`Prefetch ${following}`];
    await expect.poll(() => [...attempts]).toEqual(ahead);
    // Chromium does not notice a pointer that rested on a link before it had the rules.
    await page.locator('head script[type=speculationrules]').waitFor({ state: 'attached' });
    const other = index === 0 ? 1 : 0;
    await page.getByRole('navigation').first().getByRole('link').nth(other).hover();
    await expect.poll(() => [...attempts]).toContain(`Prerender ${paths[other]}`);
    const addresses = [...attempts].map((attempt) => attempt.replace(/^\w+ /, ''));
    expect(new Set(addresses)).toEqual(new Set([following, paths[other]].filter(Boolean)));
  });
});

/** Runs in the page. */
function middleOfNextLink() {
  const link = document.querySelector('nav li:has([aria-current]) + li a');
  if (!link) throw new Error('There is no link to a next page.');
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Opens a page, points at the link to the next one, waits until that one is prerendered, and opens that one. */
async function goToPageAhead(
  from: string,
  to: string,
  { before, after }: Record<'before' | 'after', (tab: Tab) => Promise<unknown>>,
): Promise<void> {
  const browser = await openChromium();
  try {
    // Chromium does not show a prerendered page to a client that watches the page itself.
    const tab = await openTab(browser.port, (page) => [page.send('Page.enable')]);
    const loaded = { expression: 'document.readyState' };
    const askAhead = async () =>
      Promise.all((await tab.ahead()).map((page) => page.send('Runtime.evaluate', loaded)));
    await tab.open(new URL(from, siteUrl()).href);
    await pointAt(tab, place.parse(await tab.evaluate(middleOfNextLink)));
    await expect.poll(askAhead).toEqual([{ result: { type: 'string', value: 'complete' } }]);
    await before(tab);
    await tab.evaluate(() => {
      const link = document.querySelector<HTMLElement>('nav li:has([aria-current]) + li a');
      setTimeout(() => link?.click(), 500);
    });
    const shown = () =>
      tab
        .evaluate(() => {
          const [visit] = performance.getEntriesByType('navigation');
          return {
            path: location.pathname,
            // Newer than TypeScript's own list (https://wicg.github.io/nav-speculation/prerendering.html).
            wasAhead: visit && 'activationStart' in visit && Number(visit.activationStart) > 0,
          };
        })
        // While one page replaces the other, the old one closes without an answer.
        .catch(() => null);
    await expect.poll(shown).toEqual({ path: to, wasAhead: true });
    await after(tab);
  } finally {
    browser.kill();
  }
}

test('a prerendered page follows a theme that is chosen meanwhile', () =>
  goToPageAhead('/', '/about/', {
    before: (tab) =>
      tab.evaluate(() => document.querySelector<HTMLElement>('[data-theme-toggle]')?.click()),
    after: (tab) =>
      expect.poll(() => tab.evaluate(() => document.documentElement.className)).toBe('dark'),
  }));

test('a prerendered page has the text that is typed meanwhile', () =>
  goToPageAhead('/services/', '/contact/', {
    before: async (tab) => {
      await tab.evaluate(() =>
        document.querySelector<HTMLElement>('[name=subscriber_email]')?.focus(),
      );
      await tab.send('Input.insertText', { text: 'ada@example.com' });
      await expect
        .poll(() => tab.evaluate(() => sessionStorage.getItem('draft:newsletter')))
        .toContain('ada');
    },
    after: (tab) =>
      expect
        .poll(() =>
          tab.evaluate(
            () => document.querySelector<HTMLInputElement>('[name=subscriber_email]')?.value,
          ),
        )
        .toBe('ada@example.com'),
  }));
