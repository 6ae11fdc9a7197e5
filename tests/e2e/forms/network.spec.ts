import type { Page } from '@playwright/test';
import type { Step } from '../../../tools/inbox/faults';
import type { Inbox } from '../../../tools/inbox/start-inbox';
import { newAddress, partsOf, posts } from '../support/answers';
import { builtOrigin, sendTo } from '../support/bundle';
import { expect, test } from '../support/form-test';
import { expectFailed, expectSent, send } from '../support/outcomes';

test.use({ allowConsoleErrors: true });

const sendPath = '/api/v1.0/email/send-form';

/** Faults on a connection that nothing has used before, so that the browser does not send again. */
const faults: [number, string, (email: string) => { key: string; steps: Step[] }, number][] = [
  [22, 'delivered, 200 without CORS', (key) => ({ key, steps: [{ cors: false }] }), 1],
  [
    26,
    'a reset before the body',
    () => ({ key: sendPath, steps: [{ reset: 'on-headers', times: 3 }] }),
    0,
  ],
  [
    27,
    'a reset after the body',
    (key) => ({ key, steps: [{ reset: 'after-body', deliver: true }] }),
    1,
  ],
  [29, 'a 200 that was cut', (key) => ({ key, steps: [{ truncate: true }] }), 1],
  [30, 'a 500 that was cut', (key) => ({ key, steps: [{ status: 500, truncate: true }] }), 0],
];
for (const [number, name, scriptFor, delivered] of faults) {
  test(`case ${number}: ${name} is unknown; the visitor may send again`, async ({
    page,
    inbox,
    inquiry,
  }) => {
    await page.goto('/contact/');
    const email = newAddress();
    const script = scriptFor(email);
    inbox.script(script);
    const answers = await send(inquiry, email);
    await expectFailed(inquiry, 'unknown', answers);
    expect(inbox.messages()).toHaveLength(delivered);

    inbox.script({ ...script, steps: [] });
    await inquiry.button.click();
    await expectSent(inquiry);
    // The same words, each time because the visitor pressed.
    expect(inbox.messages()).toHaveLength(delivered + 1);
    const [first, ...others] = inbox.messages().map(({ parts }) => parts);
    for (const other of others) expect(other).toEqual(first);
  });
}

test('case 28: a reset on a connection in use: the browser sends again by itself, we do not', async ({
  page,
  inbox,
  inquiry,
}) => {
  await page.goto('/contact/');
  const email = newAddress();
  inbox.script({ key: email, steps: [{ status: 503 }, { reset: 'after-body', deliver: true }] });
  const answers = await send(inquiry, email);
  await expectFailed(inquiry, 'unknown', answers);
  await inquiry.button.click();
  await expectSent(inquiry);
  const [first, second] = inbox.messages();
  expect(inbox.messages()).toHaveLength(2);
  expect(second?.parts).toEqual(first?.parts);
  // The first press, the second one, and the browser's own.
  expect(posts(inbox)).toBe(3);
});

/** The form fails, and nothing has reached the inbox. */
async function expectNothingSent(
  { inbox, page }: { inbox: Inbox; page: Page },
  inquiry: Parameters<typeof send>[0],
) {
  await page.goto('/contact/');
  const answers = await send(inquiry, newAddress());
  await expectFailed(inquiry, 'unknown', answers);
  expect(posts(inbox)).toBe(0);
}

test.describe('case 23', () => {
  test.use({ allowedHosts: ['127.0.0.1:1', 'nowhere.invalid'] });

  for (const [name, origin] of [
    ['a refused connection', 'http://127.0.0.1:1'],
    ['an address that nobody knows', 'http://nowhere.invalid'],
  ] as const) {
    test(`case 23: ${name} fails quickly`, async ({ page, inbox, inquiry }) => {
      await sendTo(page, origin);
      await expectNothingSent({ page, inbox }, inquiry);
    });
  }
});

test.describe('a server', () => {
  for (const [number, name, broken, protocol] of [
    [30, 'that answers with garbage', 'garbage', 'http'],
    [31, 'whose certificate nobody trusts', 'untrusted', 'https'],
  ] as const) {
    test.describe(name, () => {
      test.use({ broken });

      test(`case ${number}: a server ${name}`, async ({ page, inbox, inquiry, brokenHost }) => {
        await sendTo(page, `${protocol}://${brokenHost}`);
        await expectNothingSent({ page, inbox }, inquiry);
      });
    });
  }

  test.describe('that answers from elsewhere', () => {
    test.use({ broken: 'readablePage' });

    test('case 10: a redirect to a web page is no success', async ({
      page,
      inbox,
      inquiry,
      brokenHost,
    }) => {
      await page.goto('/contact/');
      const email = newAddress();
      const to = (Location: string) => ({ status: 302, headers: { Location }, deliver: false });
      inbox.script({ key: email, steps: [to(`http://${brokenHost}/`), to('/')] });
      const answers = await send(inquiry, email);
      await expectFailed(inquiry, 'unknown', answers);
      await inquiry.button.click();
      await expect.poll(() => posts(inbox)).toBe(2);
      await expectFailed(inquiry, 'unknown', answers);
      expect(inbox.messages()).toHaveLength(0);
    });
  });
});

test('case 32: a content policy that forbids the service', async ({ page, inbox, inquiry }) => {
  await page.route('/contact/', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "connect-src 'self'" };
    await route.fulfill({ response, headers });
  });
  await expectNothingSent({ page, inbox }, inquiry);
});

test('case 33: an ad blocker', async ({ page, inbox, inquiry }) => {
  await page.route(builtOrigin + sendPath, (route) => route.abort('blockedbyclient'));
  await expectNothingSent({ page, inbox }, inquiry);
  expect(partsOf(inbox)).toEqual([]);
});
