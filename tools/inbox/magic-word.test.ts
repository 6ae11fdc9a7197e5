import { startInbox, type Inbox } from './start-inbox';
import { formPath, messageParts, sendForm } from './testing/send';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox({ port: 0 });
});
beforeEach(() => inbox.reset());
afterAll(() => inbox.close());

function send(email: string, signal: AbortSignal = AbortSignal.timeout(5000)) {
  return sendForm(inbox, messageParts({ email }), { signal });
}

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
])('%s is answered with %i %s, delivered %i', async (email, status, text, delivered) => {
  const response = await send(email);
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(inbox.messages()).toHaveLength(delivered);
});

test.each(['html', 'redirect'])('you+%s@ is answered with a web page', async (word) => {
  const response = await send(`you+${word}@example.com`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Welcome to this network');
  expect(inbox.messages()).toEqual([]);
});

test.each([
  ['hang', 'timeout', 0],
  ['stall', 'timeout', 1],
  ['drip', 'timeout', 1],
  ['reset', 'fetch failed', 0],
  ['garbage', 'fetch failed', 0],
  ['cut', 'terminated', 1],
])('you+%s@ ends in "%s", delivered %i', async (word, failure, delivered) => {
  // Only who waits for an end that never comes is cut short; the others may take their time.
  const patience = AbortSignal.timeout(failure === 'timeout' ? 500 : 5000);
  const text = send(`you+${word}@example.com`, patience).then((response) => response.text());
  await expect(text).rejects.toThrow(failure);
  expect(inbox.messages()).toHaveLength(delivered);
});

test('the same words work in the path of an origin, for a form without an address', async () => {
  const response = await sendForm(inbox, messageParts({}), {}, `/+503${formPath}`);
  expect(response.status).toBe(503);
});

test('a script goes before a magic word', async () => {
  inbox.script({ key: 'you+503@example.com', steps: [{ status: 418 }] });
  expect((await send('you+503@example.com')).status).toBe(418);
  expect((await send('you+503@example.com')).status).toBe(503);
});
