import { renderMessage } from './page';
import { startInbox, type Inbox } from './start-inbox';
import { messageParts, sendForm } from './testing/send';

let inbox: Inbox;
beforeEach(async () => {
  inbox = await startInbox({ port: 0 });
});
afterEach(() => inbox.close());

const hostile = `<img src=x onerror="alert('1')">&`;

test('the empty page explains how to send a first message', async () => {
  const page = await fetch(inbox.url);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('<section id="empty">');
});

test('a message is shown under the name of its form, escaped, the newest first', async () => {
  await sendForm(inbox, messageParts({ role: 'first' }));
  await sendForm(inbox, messageParts({ [hostile]: hostile, role: '' }));
  const page = await (await fetch(inbox.url)).text();
  expect(page).toContain('Contact form');
  expect(page).toContain('<section id="empty" hidden>');
  expect(page).not.toContain('<img');
  expect(page).toContain('&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;&#38;');
  expect(page).toContain('<dt>role</dt><dd><em>empty</em></dd>');
  expect(page.indexOf('&#60;img')).toBeLessThan(page.indexOf('first'));
});

test('a file is shown with its size', () => {
  const html = renderMessage({
    id: 1,
    at: '2025-01-01T00:00:00.000Z',
    templateId: 'local-newsletter',
    parts: [{ name: 'doc', value: '', filename: 'cv.pdf', size: 5 }],
  });
  expect(html).toContain('Newsletter form');
  expect(html).toContain('File cv.pdf, 5 bytes');
});

test('an open page hears of messages and resets as they happen', async () => {
  const stream = await fetch(`${inbox.url}/stream`);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('connected');
  await sendForm(inbox, messageParts({ role: 'Founder\r\nand CEO' }));
  const event = (await reader?.read())?.value ?? '';
  expect(event).toMatch(/^event: message\ndata: ".*Founder\\r\\nand CEO.*"\n\n$/);
  await fetch(`${inbox.url}/reset`, { method: 'POST' });
  expect((await reader?.read())?.value).toContain('event: reset');
  await reader?.cancel();
});

test('JSON for tests, and reset', async () => {
  await sendForm(inbox, messageParts({ role: 'CEO' }));
  const messages = () => fetch(`${inbox.url}/messages.json`).then((response) => response.json());
  expect(await messages()).toEqual(inbox.messages());
  expect(inbox.messages()).toHaveLength(1);
  await fetch(`${inbox.url}/reset`, { method: 'POST' });
  expect(await messages()).toEqual([]);
  expect(inbox.requests()).toEqual([]);
});

test('anything else is not found', async () => {
  expect((await fetch(`${inbox.url}/nothing`)).status).toBe(404);
  expect((await fetch(`${inbox.url}/reset`)).status).toBe(404);
});

test('it closes at once while requests are waiting for an answer', async () => {
  const waiting = sendForm(inbox, messageParts({ email: 'you+hang@example.com' })).catch(
    () => 'cut',
  );
  const slow = sendForm(inbox, messageParts({ email: 'you+slow9000@example.com' })).catch(
    () => 'cut',
  );
  while (inbox.requests().length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  await inbox.close();
  expect(await Promise.all([waiting, slow])).toEqual(['cut', 'cut']);
  inbox = await startInbox({ port: 0 });
});
