import { localAccount } from '../../../packages/inbox/local-account';
import { field, newAddress, posts } from '../support/answers';
import { changeScripts } from '../support/bundle';
import { layout } from '../support/content';
import { expect, test } from '../support/form-test';
import { expectFailed, expectSent, send, type Failure } from '../support/outcomes';
import { hydrate } from '../support/scripts';

test.use({ allowConsoleErrors: true });

// Each step begins with empty fields; otherwise a draft would be restored into them while they are
// filled in.
test.beforeEach(({ page }) => page.addInitScript(() => sessionStorage.clear()));

/** Settings with which the sending library itself refuses. */
const settings: [string, string, Failure][] = [
  ['451, without a person at the browser', 'blockHeadless:!0', 'fixNeeded'],
  [
    '403, an answer on its block list',
    'blockList:{list:["Ada Lovelace"],watchVariable:"fullName"}',
    'fixNeeded',
  ],
  [
    '429, more than its own limit',
    'limitRate:{id:"a",throttle:6e4},storageProvider:{get:async()=>String(Date.now()),set(){},remove(){}}',
    'wait',
  ],
];
test('a message that the library refuses fails, and nothing is sent', async ({
  page,
  inbox,
  inquiry,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => true });
  });
  for (const [name, setting, failure] of settings) {
    await test.step(name, async () => {
      let changed = 0;
      await changeScripts(page, (code) =>
        code.replaceAll(/\(\{publicKey:(\w+)\},/g, (_call, key) => {
          changed += 1;
          return `({publicKey:${key},${setting}},`;
        }),
      );
      await page.goto('/contact/');
      const answers = await send(inquiry, newAddress());
      await expectFailed(inquiry, failure, answers);
      expect(changed).toBeGreaterThan(0);
    });
  }
  expect(posts(inbox)).toBe(0);
});

test('a build without one of its ids fails without a request', async ({
  page,
  inbox,
  inquiry,
  signup,
}) => {
  for (const [name, id] of [
    ['public key', localAccount.publicKey],
    ['service', localAccount.serviceId],
    ['template of the inquiry', localAccount.contactTemplateId],
    ['template of the newsletter', localAccount.newsletterTemplateId],
  ] as const) {
    await test.step(name, async () => {
      let changed = 0;
      await changeScripts(page, (code) => {
        changed += code.split(`"${id}"`).length - 1;
        return code.replaceAll(`"${id}"`, '""');
      });
      await page.goto('/contact/');
      const driver = name === 'template of the newsletter' ? signup : inquiry;
      const answers = await send(driver, newAddress());
      await expectFailed(driver, 'fixNeeded', answers);
      expect(changed).toBeGreaterThan(0);
    });
  }
  expect(posts(inbox)).toBe(0);
});

test('if the library’s file is missing, the form fails and the page keeps working', async ({
  page,
  inbox,
  inquiry,
}) => {
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const isLibrary = (await response.text()).includes('The 3rd parameter is expected');
    return isLibrary ? route.fulfill({ status: 404 }) : route.fulfill({ response });
  });
  await page.goto('/contact/');
  await hydrate(page);
  const answers = await send(inquiry, newAddress());
  await expectFailed(inquiry, 'tryLater', answers);
  expect(posts(inbox)).toBe(0);
  await page.getByRole('button', { name: layout.theme.toDark }).click();
  await expect(page.getByRole('button', { name: layout.theme.toLight })).toBeVisible();
  await page.unroute(/\.js$/);
  await inquiry.button.click();
  await expectSent(inquiry);
  expect(posts(inbox)).toBe(1);
  await expect(field(page, 'fullName')).toHaveValue('');
});
