import path from 'node:path';
import type { Page } from '@playwright/test';
import { readHostFiles } from '../../packages/hosting/write/host-files';
import { emailConfig } from '../../src/forms/config';
import { localEmailEnv } from '../../packages/inbox/local-account';
import { specifiedSite } from '../../packages/build/sites';
import { newAddress } from './support/answers';
import { privacy } from './support/content';
import { expect, test } from './support/form-test';
import { send } from './support/outcomes';
import { hydrate } from './support/scripts';
import { toDark } from './support/theme';

/** The names that the page sets as code: stored entries, and hosts. */
const named = [...privacy.body.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const hosts = named.filter((name) => name.includes('.'));
const entries = named.filter((name) => !name.includes('.')).sort();

/** Records the name of every entry that a page stores, without Gatsby's address after a bar. */
async function noteEntries(page: Page): Promise<Set<string>> {
  const stored = new Set<string>();
  page.on('console', (message) => {
    const [, name] = /^stored ([^|]+)/.exec(message.text()) ?? [];
    if (name !== undefined) stored.add(name);
  });
  await page.addInitScript(() => {
    const store: unknown = Reflect.get(Storage.prototype, 'setItem');
    if (typeof store !== 'function') throw new Error('This browser stores nothing.');
    Storage.prototype.setItem = function (name, value) {
      console.debug(`stored ${name}`);
      Reflect.apply(store, this, [name, value]);
    };
  });
  return stored;
}

test('the privacy page names each entry that the browser keeps, and no other', async ({
  page,
  context,
  inquiry,
  signup,
}) => {
  const stored = await noteEntries(page);
  await page.goto('/contact/');
  await toDark(page).click();
  await hydrate(page);
  await page.mouse.wheel(0, 600);
  await send(inquiry, newAddress());
  await inquiry.expectSpecifiedSuccess();
  await inquiry.expectLedOn();
  await send(signup, newAddress());
  await signup.expectSpecifiedSuccess();
  // A newer build: Gatsby loads the page again.
  await page.route('**/page-data/app-data.json', (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'newer' } }),
  );
  await page.goto('/about/');
  await signup.fill(newAddress());
  await expect.poll(() => [...stored].sort()).toEqual(entries);
  expect(await context.cookies()).toEqual([]);
});

test('the privacy page names each host that a page may contact, and no other', () => {
  const { rules } = readHostFiles(path.join(specifiedSite, 'public'));
  const asked = rules
    .flatMap(({ headers }) => headers['Content-Security-Policy']?.split(/[; ]/) ?? [])
    .filter((source) => /^https?:/.test(source))
    // The specified site is built for the local inbox.
    .map((origin) => (origin === localEmailEnv.GATSBY_EMAILJS_ORIGIN ? emailConfig.origin : origin))
    .map((origin) => new URL(origin).host);
  expect(hosts).toEqual([...new Set(asked)]);
});

test('each form and the footer link to the privacy page', async ({ page, inquiry, signup }) => {
  await page.goto('/contact/');
  for (const part of [inquiry.form, signup.form, page.getByRole('contentinfo')]) {
    await expect(part.locator('a[href="/privacy/"]').last()).toBeVisible();
  }
  await page.goto('/privacy/');
  await expect(page).toHaveTitle(privacy.data.title);
});
