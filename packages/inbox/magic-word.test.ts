import { leave } from './testing/leave';
import { formPath, messageParts, sendForm } from './testing/send';
import { inbox } from './testing/test-inbox';

const send = (email: string, init: RequestInit = {}) =>
  sendForm(inbox, messageParts({ email }), init);

test.each([
  ['you+503@example.com', 503, 'Service Unavailable', 0],
  ['you+429@example.com', 429, 'Too Many Requests', 0],
  ['you+412@example.com', 412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account', 0],
  ['you+slow120@example.com', 200, 'OK', 1],
  ['you+nocors@example.com', 200, 'OK', 1],
  ['you+202@example.com', 202, 'Accepted', 1],
  ['you+news@example.com', 200, 'OK', 1],
  ['you+slow@example.com', 200, 'OK', 1],
  ['you+constructor@example.com', 200, 'OK', 1],
])('answers %s with %i %s, delivered %i', async (email, status, text, delivered) => {
  const response = await send(email);
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(inbox.messages()).toHaveLength(delivered);
});

test.each(['html', 'redirect'])('answers you+%s@ with a web page', async (word) => {
  const response = await send(`you+${word}@example.com`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Welcome to this network');
  expect(inbox.messages()).toEqual([]);
});

test.each([
  ['reset', 'fetch failed', 0],
  ['garbage', 'fetch failed', 0],
  ['cut', 'terminated', 1],
])('you+%s@ ends in "%s", delivered %i', async (word, failure, delivered) => {
  const text = send(`you+${word}@example.com`).then((response) => response.text());
  await expect(text).rejects.toThrow(failure);
  expect(inbox.messages()).toHaveLength(delivered);
});

test.each([
  ['hang', 0],
  ['stall', 1],
  ['drip', 1],
])('you+%s@ has no end, delivered %i', async (word, delivered) => {
  const email = `you+${word}@example.com`;
  const isRead = () => (inbox.requests()[0]?.parts.length ?? 0) > 0;
  const read = async (signal: AbortSignal) => (await send(email, { signal })).text();
  expect(await leave(inbox, isRead, read)).toMatchObject({ name: 'AbortError' });
  const addresses = inbox.messages().map(({ parts }) => parts[0]?.value);
  expect(addresses.filter((address) => address === email)).toHaveLength(delivered);
});

test('the same words work in the path of an origin, for a form without an address', async () => {
  const response = await sendForm(inbox, messageParts({}), {}, `/+503${formPath}`);
  expect(response.status).toBe(503);
});

test('a script takes precedence over a magic word', async () => {
  inbox.script({ key: 'you+503@example.com', steps: [{ status: 418 }] });
  expect((await send('you+503@example.com')).status).toBe(418);
  expect((await send('you+503@example.com')).status).toBe(503);
});
