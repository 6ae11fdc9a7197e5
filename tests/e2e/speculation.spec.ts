import { openChromium } from '../../tools/bench/chromium';
import { openTab } from '../../tools/bench/visit/tab';
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

test('a page that waits to be shown follows the theme that is chosen meanwhile', async () => {
  const browser = await openChromium();
  try {
    // To a client that watches the page itself Chromium shows none that was rendered ahead.
    const tab = await openTab(browser.port, [{ method: 'Page.enable' }]);
    const loaded = { expression: 'document.readyState' };
    await tab.open(new URL('/', siteUrl()).href);
    await expect
      .poll(() => tab.sendAhead('Runtime.evaluate', loaded))
      .toEqual([{ result: { type: 'string', value: 'complete' } }]);

    await tab.evaluate(() => {
      document.querySelector<HTMLElement>('[data-theme-toggle]')?.click();
      setTimeout(() => document.querySelector<HTMLElement>('nav [href="/about/"]')?.click(), 500);
    });

    const shown = () =>
      tab.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation');
        return {
          path: location.pathname,
          theme: document.documentElement.className,
          // Newer than TypeScript's own list (https://wicg.github.io/nav-speculation/prerendering.html).
          wasAhead: visit && 'activationStart' in visit && Number(visit.activationStart) > 0,
        };
      });
    await expect.poll(shown).toEqual({ path: '/about/', theme: 'dark', wasAhead: true });
  } finally {
    browser.kill();
  }
});
