import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixtures';
import { newEmail } from './support/forms';
import { loadReact } from './support/page';

const privacyPage = path.join(__dirname, '../specified/content/pages/privacy.mdx');

/** The entries of the browser's storage that the privacy page names as code. */
const named = [...readFileSync(privacyPage, 'utf8').matchAll(/`([^`.]+)`/g)].map(
  ([, name]) => name,
);

test('the privacy page names all that the browser keeps', async ({
  page,
  context,
  contact,
  newsletter,
}) => {
  const stored = new Set<string>();
  page.on('console', (message) => {
    // Gatsby adds the address of the page, after a bar.
    const [, name] = /^stored ([^|]+)/.exec(message.text()) ?? [];
    if (name !== undefined) stored.add(name);
  });
  await page.addInitScript(() => {
    const store: unknown = Reflect.get(Storage.prototype, 'setItem');
    Storage.prototype.setItem = function (name, value) {
      console.debug(`stored ${name}`);
      if (typeof store === 'function') Reflect.apply(store, this, [name, value]);
    };
  });
  await page.goto('/contact/?plan=add-ons');
  await page.getByRole('banner').getByRole('button').click();
  await loadReact(page);
  await page.mouse.wheel(0, 600);
  await contact.send();
  await contact.expectSent();
  await page.goto('/about/');
  await newsletter.send();
  await newsletter.expectSent();
  await page.goto('/about/');
  await page.getByRole('checkbox', { name: 'Show our edits' }).first().check();
  await newsletter.fill(newEmail());
  await expect.poll(() => [...stored].sort()).toEqual([...named].sort());
  expect(await context.cookies()).toEqual([]);
});

test.describe('a video', () => {
  test.use({ site: 'edited', expected: /^Another host: .*youtube-nocookie/ });

  test('of another host is asked for when it is pressed', async ({ page }) => {
    const asked: string[] = [];
    await page.route(/^https:/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>It plays.</p>' });
    });
    await page.goto('/components/');
    const poster = page.locator('a[data-player^="https:"]');
    await poster.hover();
    expect(asked).toEqual([]);
    await poster.press('Enter');
    const player = page.locator('main iframe').contentFrame();
    await expect(player.getByText('It plays.')).toBeVisible();
    await expect(page.getByTitle('A draft elsewhere', { exact: true })).toBeVisible();
    await expect(poster).toBeHidden();
    await loadReact(page);
    await expect(player.getByText('It plays.')).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});
