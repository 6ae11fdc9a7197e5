import type { Step } from './faults';
import { startInbox, type Inbox } from './start-inbox';
import { formPath, messageParts, sendForm } from './testing/send';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox({ port: 0 });
});
beforeEach(() => inbox.reset());
afterAll(() => inbox.close());

const address = 'ada@example.com';

function script(...steps: Step[]): void {
  inbox.script({ key: address, steps });
}

function send(email = address, signal: AbortSignal = AbortSignal.timeout(5000)) {
  return sendForm(inbox, messageParts({ email }), { signal });
}

test('steps are used up in order, each as often as it says; then all is healthy', async () => {
  script({ status: 503, times: 2 }, { status: 429, body: 'Too Many Requests' });
  const statuses = [];
  for (let turn = 0; turn < 4; turn += 1) statuses.push((await send()).status);
  expect(statuses).toEqual([503, 503, 429, 200]);
});

test('a script concerns only messages with its address, in any case of letters', async () => {
  script({ status: 500 }, { status: 500 });
  expect((await send('other@example.com')).status).toBe(200);
  expect((await send('Ada@Example.com')).status).toBe(500);
});

test('an address inside a longer text is not a key', async () => {
  script({ status: 500 });
  expect((await send(`write to ${address} please`)).status).toBe(200);
});

test.each<[Step, number]>([
  [{ status: 500 }, 0],
  [{ status: 500, deliver: true }, 1],
  [{ cors: false }, 1],
  [{ deliver: false }, 0],
  [{ body: 'Fine' }, 1],
])('after %j there are %i delivered messages and one request', async (step, delivered) => {
  script(step);
  await send();
  expect(inbox.messages()).toHaveLength(delivered);
  expect(inbox.requests()).toHaveLength(1);
});

test('an answer without CORS, with headers and text of its own', async () => {
  script({ cors: false, headers: { 'Content-Type': 'text/html' }, body: '<p>Gateway</p>' });
  const response = await send();
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(response.headers.get('content-type')).toBe('text/html');
  expect(await response.text()).toBe('<p>Gateway</p>');
});

test('a redirect', async () => {
  script({ status: 302, headers: { Location: `${inbox.url}/messages.json` } });
  expect((await send()).redirected).toBe(true);
});

test('a delay delivers first and answers later', async () => {
  script({ delay: 300 });
  const started = Date.now();
  const response = send();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(inbox.messages()).toHaveLength(1);
  expect((await response).status).toBe(200);
  expect(Date.now() - started).toBeGreaterThanOrEqual(300);
});

test('no answer at all', async () => {
  script({ hang: 'before-headers', deliver: true });
  await expect(send(address, AbortSignal.timeout(200))).rejects.toThrow('timeout');
  expect(inbox.messages()).toHaveLength(1);
  expect(inbox.requests()).toMatchObject([{ status: null, finished: false }]);
});

test('headers and then silence', async () => {
  script({ hang: 'after-headers' });
  const response = await send(address, AbortSignal.timeout(200));
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('timeout');
});

test('a connection that breaks after the body, with and without delivery', async () => {
  script({ reset: 'after-body' }, { reset: 'after-body', deliver: true });
  await expect(send()).rejects.toThrow('fetch failed');
  expect(inbox.messages()).toHaveLength(0);
  await expect(send()).rejects.toThrow('fetch failed');
  expect(inbox.messages()).toHaveLength(1);
});

test('a connection that breaks before the body is read', async () => {
  inbox.script({ key: formPath, steps: [{ reset: 'on-headers' }] });
  await expect(send()).rejects.toThrow('fetch failed');
  expect(inbox.requests()).toMatchObject([{ parts: [], status: null }]);
  expect(() => inbox.script({ key: address, steps: [{ reset: 'on-headers' }] })).toThrow('path');
});

test('an answer that is cut off', async () => {
  script({ truncate: true });
  const response = await send();
  await expect(response.text()).rejects.toThrow();
  expect(inbox.messages()).toHaveLength(1);
});

test.each([
  ['you+503@example.com', 503, 'Service Unavailable'],
  ['you+429@example.com', 429, 'Too Many Requests'],
  ['you+slow120@example.com', 200, 'OK'],
  ['you+news@example.com', 200, 'OK'],
])('the address %s is answered with %i', async (email, status, text) => {
  const response = await send(email);
  expect([response.status, await response.text()]).toEqual([status, text]);
});

test('the addresses +hang and +reset', async () => {
  await expect(send('you+hang@example.com', AbortSignal.timeout(200))).rejects.toThrow('timeout');
  await expect(send('you+reset@example.com')).rejects.toThrow('fetch failed');
  expect(inbox.messages()).toEqual([]);
});

test('a script over HTTP, and what it says about a mistake', async () => {
  const put = (body: string) => fetch(`${inbox.url}/script`, { method: 'PUT', body });
  expect((await put(JSON.stringify({ key: address, steps: [{ status: 418 }] }))).status).toBe(200);
  expect((await send()).status).toBe(418);
  const refused = await put(JSON.stringify({ key: address, steps: [{ stauts: 418 }] }));
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('stauts');
  expect((await put('{')).status).toBe(400);
});
