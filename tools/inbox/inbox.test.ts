import { once } from 'node:events';
import { request } from 'node:http';
import { localAccount } from './local-account';
import { variablesLimit } from './provider';
import { startInbox, type Inbox } from './start-inbox';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox({ port: 0 });
});
beforeEach(() => inbox.reset());
afterAll(() => inbox.close());

const ids: [string, string][] = [
  ['lib_version', '4.4.1'],
  ['service_id', localAccount.serviceId],
  ['template_id', localAccount.contactTemplateId],
  ['user_id', localAccount.publicKey],
];
const Origin = 'https://site.example';

/** Posts parts as a browser does; `fetch` adds no Origin by itself. */
function post(parts: readonly [string, string][], init: RequestInit = {}) {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  const url = `${inbox.url}/api/v1.0/email/send-form`;
  return fetch(url, { method: 'POST', headers: { Origin }, body, ...init });
}
const postFrom = (email: string) => post([['email', email], ...ids]);
const replyOf = async (response: Response) => [response.status, await response.text()];

test('refusals come in the provider’s order, with its texts', async () => {
  const without = (name: string) => ids.filter(([other]) => other !== name);
  const wrong = (name: string): [string, string][] => [...without(name), [name, 'other']];
  const long: [string, string] = ['x', 'é'.repeat(variablesLimit / 2)];
  const cases: [Promise<Response>, number, string][] = [
    [post([], { headers: {} }), 403, 'API calls are disabled for non-browser applications'],
    [post([['a', 'b']]), 400, 'The user_id parameter is required'],
    [post(without('service_id')), 400, 'The service_id parameter is required'],
    [post(without('template_id')), 400, 'The template_id parameter is required'],
    [post([long, ...wrong('user_id')]), 400, 'The Public Key is invalid.'],
    [post(wrong('service_id')), 400, 'The service ID not found.'],
    [post(wrong('template_id')), 400, 'The template ID not found.'],
    [post([long, ...ids, ...ids]), 413, 'Variables size limit'],
    [post([...ids, ...ids]), 400, 'The lib_version parameter appears twice'],
    [post([], { body: 'no form' }), 400, 'The body could not be read.'],
  ];
  for (const [response, status, text] of cases) {
    expect(await replyOf(await response)).toEqual([status, expect.stringContaining(text)]);
  }
  expect(inbox.messages()).toEqual([]);
});

test('an address has its planned replies first, then the one that it names', async () => {
  const email = 'Ada+503@example.com';
  inbox.replyNext(email.toLowerCase(), { status: 429 }, { status: 200, body: 'Fine' });
  expect(await replyOf(await postFrom(email))).toEqual([429, 'Too Many Requests']);
  expect(await replyOf(await postFrom(email))).toEqual([200, 'Fine']);
  expect(await replyOf(await postFrom(email))).toEqual([503, 'Service Unavailable']);
  expect(await replyOf(await postFrom('eve@example.com'))).toEqual([200, 'OK']);
  expect(inbox.requests().map(({ delivered }) => delivered)).toEqual([false, true, false, true]);
});

test('the reply that is set on the page is that of every message without its own', async () => {
  const body = new URLSearchParams({ reply: '412' });
  const page = await fetch(`${inbox.url}/reply`, { method: 'POST', body });
  expect(await page.text()).toContain('<option value="412" selected>');
  expect((await postFrom('eve@example.com')).status).toBe(412);
  expect((await postFrom('eve+429@example.com')).status).toBe(429);
});

test('the page escapes what arrived', async () => {
  await post([['<b>', '<script>"&'], ...ids]);
  const page = await (await fetch(inbox.url)).text();
  expect(page).toContain('<dt>&#60;b&#62;</dt>\n<dd dir="auto">&#60;script&#62;&#34;&#38;</dd>');
});

test.each([
  ['another name', '/', 'GET', { host: 'evil.example.com' }, 403],
  ['another name', '/api/v1.0/email/send-form', 'POST', { host: 'evil.example.com' }, 403],
  ['another origin', '/reset', 'POST', { origin: 'http://localhost:3000' }, 403],
  ['a hidden origin', '/reply', 'POST', { origin: 'null' }, 403],
  ['its own origin', '/reset', 'POST', { origin: 'http://localhost', host: 'localhost' }, 303],
])('a page of %s gets from %s by %s what %j may', async (_who, path, method, headers, status) => {
  // fetch() sets the host by itself.
  const sent = request({ port: inbox.port, path, method, headers }).end();
  expect(await once(sent, 'response')).toEqual([expect.objectContaining({ statusCode: status })]);
});
