import type { Page } from '@playwright/test';
import type { Step } from '../../../packages/inbox/faults';
import { answeredAddress, newAddress, posts } from '../support/answers';
import { builtOrigin, providerHost, sendToProvider } from '../support/bundle';
import { inquiryOn } from '../support/form-drivers';
import { expect, test } from '../support/form-test';
import { expectFailed, expectSent, send } from '../support/outcomes';
import { withOwnBrowser } from '../support/own-browser';

test.use({ allowConsoleErrors: true });

const sendPath = '/api/v1.0/email/send-form';
const elsewhere = (Location: string): Step => ({
  status: 302,
  headers: { Location },
  deliver: false,
});

/** Faults on a new connection, so that the browser does not resend. */
const faults: [string, (email: string) => { key: string; steps: Step[] }, number][] = [
  ['a delivered message whose answer lacks CORS', (key) => ({ key, steps: [{ cors: false }] }), 1],
  [
    'a reset before the body',
    () => ({ key: sendPath, steps: [{ reset: 'on-headers', times: 3 }] }),
    0,
  ],
  [
    'a reset after the body',
    (key) => ({ key, steps: [{ reset: 'after-body', deliver: true }] }),
    1,
  ],
  ['a truncated 200', (key) => ({ key, steps: [{ truncate: true }] }), 1],
  ['a truncated 500', (key) => ({ key, steps: [{ status: 500, truncate: true }] }), 0],
  ['garbage instead of HTTP', (key) => ({ key, steps: [{ garbage: true }] }), 0],
];
for (const [name, scriptFor, delivered] of faults) {
  test(`${name} has an unknown outcome, and the visitor may send again`, async ({
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
    // The same words again, because the visitor pressed again.
    expect(inbox.messages()).toHaveLength(delivered + 1);
    const [first, ...others] = inbox.messages().map(({ parts }) => parts);
    for (const other of others) expect(other).toEqual(first);
  });
}

test('a redirect to a web page is not a success, whether it may be read or not', async ({
  page,
  inbox,
  inquiry,
}) => {
  await page.goto('/contact/');
  const email = answeredAddress(inbox, elsewhere('/gateway.html'), elsewhere('/'));
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const answers = await send(inquiry, email);
  await expectFailed(inquiry, 'unknown', answers);
  expect(logged.join()).toContain('This page did not come from the e-mail provider.');
  await inquiry.button.click();
  await expect.poll(() => posts(inbox)).toBe(2);
  await expectFailed(inquiry, 'unknown', answers);
  expect(inbox.messages()).toHaveLength(0);
});

test('after a reset on a reused connection the browser resends by itself, and the page does not', async ({
  page,
  inbox,
  inquiry,
}) => {
  await page.goto('/contact/');
  const answers = await send(
    inquiry,
    answeredAddress(inbox, { status: 503 }, { reset: 'after-body', deliver: true }),
  );
  await expectFailed(inquiry, 'unknown', answers);
  await inquiry.button.click();
  await expectSent(inquiry);
  const [first, second] = inbox.messages();
  expect(inbox.messages()).toHaveLength(2);
  expect(second?.parts).toEqual(first?.parts);
  // The first press, the second one, and the browser's own resend.
  expect(posts(inbox)).toBe(3);
});

/** Expects that the form fails, for the reason in the browser's console. */
async function expectNothingSent(page: Page, reason: string) {
  const inquiry = inquiryOn(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/contact/');
  const answers = await send(inquiry, newAddress());
  await expectFailed(inquiry, 'unknown', answers);
  expect(logged.join('\n')).toContain(reason);
}

for (const [name, at, reason] of [
  ['a refused connection', 'refused', 'net::ERR_CONNECTION_REFUSED'],
  ['an unknown address', '~NOTFOUND', 'net::ERR_NAME_NOT_RESOLVED'],
] as const) {
  test(`${name} fails quickly`, async ({ inbox }) => {
    const host = at === 'refused' ? `127.0.0.1:${inbox.faultPorts.refused}` : at;
    await withOwnBrowser({ at: host }, (page) => expectNothingSent(page, reason));
    expect(posts(inbox)).toBe(0);
  });
}

test('an untrusted certificate fails; a trusted one lets the message reach the provider’s address', async ({
  inbox,
}) => {
  const at = `127.0.0.1:${inbox.faultPorts.tls}`;
  await withOwnBrowser({ at, host: `${providerHost}:443` }, async (page) => {
    await sendToProvider(page);
    await expectNothingSent(page, 'net::ERR_CERT_AUTHORITY_INVALID');
    expect(posts(inbox)).toBe(0);
  });
  const args = ['--ignore-certificate-errors'];
  await withOwnBrowser({ at, host: `${providerHost}:443`, args }, async (page) => {
    // Chromium asks for permission before a page contacts this machine by another host name.
    await page.context().grantPermissions(['local-network-access']);
    await sendToProvider(page);
    await page.goto('/contact/');
    const inquiry = inquiryOn(page);
    await send(inquiry, newAddress());
    await inquiry.expectSpecifiedSuccess();
    expect(inbox.messages()).toHaveLength(1);
  });
});

test('the form fails if the content-security policy forbids the service', async ({
  page,
  inbox,
  problems,
}) => {
  await page.route('/contact/', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "connect-src 'self'" };
    await route.fulfill({ response, headers });
  });
  await expectNothingSent(page, 'violates the following Content Security Policy directive');
  expect(problems.violations.splice(0).join()).toContain('connect-src');
  expect(posts(inbox)).toBe(0);
});

test('the form fails if an ad blocker stops the request', async ({ page, inbox }) => {
  await page.route(builtOrigin + sendPath, (route) => route.abort('blockedbyclient'));
  await expectNothingSent(page, 'net::ERR_BLOCKED_BY_CLIENT');
  expect(posts(inbox)).toBe(0);
});
