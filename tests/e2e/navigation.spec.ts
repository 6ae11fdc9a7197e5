import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { tabThrough } from './support/layout';
import { fontsSettled, loadReact, pages } from './support/page';

/** Returns what a browser, a search engine or a network reads in the head of a page. */
const headOf = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const source =
      text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const selector =
      'title, meta:is([name], [property]), link:is([rel=canonical], [rel*=icon], [rel=manifest]), script[type="application/ld+json"]';
    return [...source.querySelectorAll(`head :is(${selector})`)]
      .map((one) =>
        [...one.attributes]
          .filter(({ name }) => name !== 'data-react-helmet')
          .map(({ name, value }) => `${name}=${value}`)
          .sort()
          .concat(one.textContent)
          .join(' '),
      )
      .sort();
  }, html);

test('no script of React is requested while a visitor reads', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  for (const path of ['/services/', '/contact/', '/']) {
    await page.goto(path);
    await page.mouse.wheel(0, 20_000);
    for (const place of ['header', 'main', 'footer']) {
      await page.locator(place).getByRole('link').last().hover();
    }
  }
  await page.locator('summary').first().click();
  await page.getByRole('banner').getByRole('button').click();
  expect(requested.filter((url) => !url.includes('/static/page-'))).toEqual([]);
});

for (const { site, path } of pages) {
  test.describe(`${site}: ${path}`, () => {
    test.use({ site });

    test('React changes no word and nothing in the head; Tab reaches every control', async ({
      page,
    }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await page.goto(path);
      await fontsSettled(page);
      const html = await (await page.request.get(path, { failOnStatusCode: false })).text();
      const words = () => page.locator('header, main, footer').allInnerTexts();
      const before = await words();
      await loadReact(page);
      expect(await words()).toEqual(before);
      expect(await headOf(page)).toEqual(await headOf(page, html));
      expect(warnings).toEqual(path === '/404/' ? ['Not found: /404/'] : []);
      // In its order, with the focus in view.
      expect(await tabThrough(page)).toEqual([]);
    });
  });
}

test('the next page is prefetched, and one that is pointed at is prerendered', async ({ page }) => {
  const attempts = new Set<string>();
  const client = await page.context().newCDPSession(page);
  const note = ({ key }: { key: { action: string; url: string } }) =>
    attempts.add(`${key.action} ${new URL(key.url).pathname}`);
  client.on('Preload.prefetchStatusUpdated', note);
  // Chromium starts it, but does not finish it while a test watches the page.
  client.on('Preload.prerenderStatusUpdated', note);
  await client.send('Preload.enable');
  await page.goto('/about/');
  await expect.poll(() => [...attempts]).toEqual(['Prefetch /services/']);
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).hover();
  await expect.poll(() => [...attempts]).toContain('Prerender /');
});

for (const saveData of [false, true]) {
  test(`a form that is near gets its scripts ahead, saving data: ${saveData}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
    }, saveData);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/about/');
    // They come once the page is at rest.
    await fontsSettled(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const scripts = () => fetched.filter((url) => url.endsWith('.js')).length;
    if (saveData) expect(scripts()).toBe(1);
    else await expect.poll(scripts).toBeGreaterThan(3);
  });
}

test.describe('an unknown address', () => {
  // The browser itself reports the status 404.
  test.use({ expected: /status of 404/ });

  test('shows the not-found page, and is logged', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('/about/no-such-page'),
    );
    const response = await page.goto('/about/no-such-page?q=1');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await logged;
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
