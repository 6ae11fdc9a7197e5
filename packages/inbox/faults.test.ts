import type { Step } from './faults';
import { leave } from './testing/leave';
import { formPath, messageParts, sendForm } from './testing/send';
import { inbox } from './testing/test-inbox';
import { until } from './testing/until';

const address = 'ada@example.com';

function script(...steps: Step[]): void {
  inbox.script({ key: address, steps });
}

const send = (email = address, init: RequestInit = {}) =>
  sendForm(inbox, messageParts({ email }), init);

/** Sends a form whose answer never ends, and leaves. */
const sendAndLeave = (hasCome: () => boolean) =>
  leave(inbox, hasCome, async (signal) => (await send(address, { signal })).text());
const aborted = { name: 'AbortError' };

test('uses up steps in order, each as often as it says; then the inbox is healthy again', async () => {
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

test('a path is a key too, with any prefix from the origin', async () => {
  inbox.script({ key: `/checkout${formPath}`, steps: [{ status: 500, times: 2 }] });
  expect((await send()).status).toBe(200);
  const path = `/checkout${formPath}`;
  expect((await sendForm(inbox, messageParts({}), {}, path)).status).toBe(500);
  expect(inbox.requests().map((request) => request.path)).toEqual([formPath, path]);
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

test('a redirect to a web page that every site may read', async () => {
  script({ status: 302, headers: { Location: '/gateway.html' } });
  const response = await send();
  expect(response.redirected).toBe(true);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(inbox.messages()).toEqual([]);
});

test('a delay postpones the answer', async () => {
  script({ delay: 300 });
  const started = performance.now();
  expect((await send()).status).toBe(200);
  expect(inbox.messages()).toHaveLength(1);
  // A busy machine only takes longer.
  expect(performance.now() - started).toBeGreaterThanOrEqual(299);
});

test('a delayed message is delivered first, and release() answers it immediately', async () => {
  script({ delay: 60_000, times: 2 });
  const responses = [send(), send()];
  await until(() => inbox.messages().length === 2);
  inbox.release();
  expect(await Promise.all(responses.map(async (one) => (await one).status))).toEqual([200, 200]);
  expect((await fetch(`${inbox.url}/release`, { method: 'POST' })).status).toBe(200);
});

test('no answer at all', async () => {
  script({ hang: 'before-headers', deliver: true });
  expect(await sendAndLeave(() => inbox.messages().length === 1)).toMatchObject(aborted);
  expect(inbox.requests()).toMatchObject([{ status: null }, { status: 200 }]);
});

test('headers and then silence', async () => {
  script({ hang: 'after-headers' });
  let status = 0;
  const outcome = await leave(
    inbox,
    () => status !== 0,
    async (signal) => {
      const response = await send(address, { signal });
      ({ status } = response);
      await response.text();
    },
  );
  expect([status, outcome]).toEqual([200, expect.objectContaining(aborted)]);
  expect(inbox.messages()).toHaveLength(2);
});

test('a connection that breaks after the body, with and without delivery', async () => {
  script({ reset: 'after-body' }, { reset: 'after-body', deliver: true });
  await expect(send()).rejects.toThrow('fetch failed');
  expect(inbox.messages()).toHaveLength(0);
  await expect(send()).rejects.toThrow('fetch failed');
  expect(inbox.messages()).toHaveLength(1);
});

test.each<[Step, object]>([
  [{ reset: 'on-headers' }, { message: 'fetch failed' }],
  [{ hang: 'before-body' }, aborted],
])('%j acts before the body is read', async (step, failure) => {
  inbox.script({ key: formPath, steps: [step] });
  expect(await sendAndLeave(() => inbox.requests().length === 1)).toMatchObject(failure);
  expect(inbox.requests()).toMatchObject([{ parts: [], status: null }, { status: 200 }]);
  expect(inbox.messages()).toHaveLength(1);
});

test('an answer that is cut off', async () => {
  script({ truncate: true });
  const response = await send();
  await expect(response.text()).rejects.toThrow();
  expect(inbox.messages()).toHaveLength(1);
});

test('a script over HTTP', async () => {
  const put = (body: string) => fetch(`${inbox.url}/script`, { method: 'PUT', body });
  expect((await put(JSON.stringify({ key: address, steps: [{ status: 418 }] }))).status).toBe(200);
  expect((await send()).status).toBe(418);
  expect((await put('{')).status).toBe(400);
});

test.each([
  [{ stauts: 418 }, 'stauts'],
  [{ reset: 'on-headers' }, 'their key must be a path'],
  [{ hang: 'before-body' }, 'their key must be a path'],
  [{ drip: 5, truncate: true }, 'A step takes one of'],
  [{ times: 1e9 }, 'times'],
  [{ headers: { 'X Y': 'z' } }, 'X Y'],
  [{ headers: { X: 'a\nb' } }, 'X'],
])('%j is refused with a reason', async (step, reason) => {
  const body = JSON.stringify({ key: address, steps: [step] });
  const refused = await fetch(`${inbox.url}/script`, { method: 'PUT', body });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain(reason);
});

test('a message that is never read cannot be delivered', () => {
  const steps: Step[] = [{ reset: 'on-headers', deliver: true }];
  expect(() => inbox.script({ key: formPath, steps })).toThrow('cannot be delivered');
});
