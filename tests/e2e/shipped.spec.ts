import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { newsletterFormSchema } from '../../src/content/types/form-types';
import { siteSchema } from '../../src/content/types/site-settings-type';
import { readSiteContent } from '../../src/reader/site-content';
import { siteFolder } from '../support/sites';
import { expect, test } from './fixtures';
import { expectAccessible, views } from './support/axe';
import { messagesIn, newEmail } from './support/forms';
import { losses } from './support/layout';
import { fontsSettled } from './support/page';

// What is published, whatever writers have written since: no test names a word of it.
test.use({ site: 'shipped' });
const read = (file: string): unknown => JSON.parse(readFileSync(`content/${file}`, 'utf8'));
const settings = siteSchema.parse(read('site.json'));
const confirmation = existsSync('content/forms/newsletter.json')
  ? newsletterFormSchema.parse(read('forms/newsletter.json')).sent.link
  : null;
const [contactPath = ''] =
  [...readSiteContent('content').pages].find(
    ([, { contentType }]) => contentType?.typeName === 'ContactPage',
  ) ?? [];
/** An owner may count visits. */
const { analytics } = settings;
const { host } = new URL(analytics?.script ?? 'http://site.invalid');
test.use({ expected: new RegExp(`(?:Another host|Console): .*${host}`) });

const published = path.join(siteFolder('shipped'), 'public');
/** The address of each of its pages; without a build there is none. */
const addresses = () =>
  readdirSync(published, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/index\.html$/, '')}`);

test('on no page of content/ is anything lost, and axe finds nothing', async ({ page }) => {
  test.slow();
  for (const [index, address] of addresses().entries()) {
    await page.goto(address);
    await fontsSettled(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await losses(page), `${address}, ${width} px`).toEqual([]);
    }
    // The specified site has each kind of page in both views; here they take turns.
    await expectAccessible(
      page,
      undefined,
      views.filter((_view, at) => at === index % 2),
    );
  }
});

test.describe('with a calendar elsewhere', () => {
  test.use({ expected: /^Another host: / });

  test('a visitor of content/ subscribes, and sends an inquiry that arrives', async ({
    page,
    inbox,
  }) => {
    const { schedulingPage } = settings;
    const isElsewhere = ({ hostname }: URL) => hostname !== 'localhost';
    // Whatever calendar it is; without an answer of its own the browser stays on the page.
    await page.route(isElsewhere, (route) => route.fulfill({ status: 204 }));
    const calendar =
      schedulingPage && page.waitForRequest((request) => request.url() === schedulingPage);
    const [subscriber, client] = [newEmail(), newEmail()];
    if (confirmation) {
      await page.goto('/');
      const signup = page.locator('form[data-form=newsletter]');
      await signup.locator('[type=email]').fill(subscriber);
      await signup.locator('[type=submit]:not([data-native])').click();
      await page.waitForURL(confirmation.href);
    }

    await page.goto(contactPath);
    const inquiry = page.locator('form[data-form=contact]');
    for (const field of await inquiry
      .locator(':is(input, textarea)[required]:not([type=radio])')
      .all()) {
      const isEmail = (await field.getAttribute('type')) === 'email';
      await field.fill(isEmail ? client : 'Ada');
    }
    await inquiry.locator('[type=radio]').first().check();
    await inquiry.locator('[type=submit]:not([data-native])').click();
    await calendar;
    await expect.poll(() => inbox.requests().length).toBe(confirmation ? 2 : 1);
    const messages = messagesIn(inbox).map((parts) => parts.join(' '));
    expect(messages).toEqual([
      ...(confirmation ? [expect.stringContaining(subscriber)] : []),
      expect.stringContaining(client),
    ]);
  });
});
