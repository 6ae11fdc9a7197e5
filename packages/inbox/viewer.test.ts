import { load } from 'cheerio';
import { fc } from '../../tests/support/fast-check';
import { formPath, messageParts, sendForm } from './testing/send';
import { renderMessage } from './viewer/render-entry';
import { inbox } from './testing/test-inbox';

const pageAt = async (path: string) => load(await (await fetch(inbox.url + path)).text());
const hostile = `<img src=x onerror="alert('1')">&`;

test.each(['/', '/requests'])('%s runs only its own files', async (path) => {
  const response = await fetch(inbox.url + path);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
});

test('the empty pages explain themselves', async () => {
  expect((await pageAt('/'))('#empty:not([hidden]) h2').text()).toBe('Nothing has arrived yet');
  expect((await pageAt('/requests'))('#empty:not([hidden]) h2').text()).toBe(
    'There are no calls yet',
  );
});

test('shows messages under the names of their forms, escaped, the newest first', async () => {
  await sendForm(inbox, messageParts({ role: 'first' }));
  await sendForm(inbox, messageParts({ role: hostile, goals: '' }));
  const $ = await pageAt('/');
  expect($('#empty').is('[hidden]')).toBe(true);
  expect($('article h2').first().text()).toContain('Contact form');
  expect($('img')).toHaveLength(0);
  const values = $('article > dl dd').toArray();
  expect(values.map((element) => $(element).text())).toEqual([hostile, 'empty', 'first']);
  expect($('#count').text()).toBe('Messages: 2');
});

test('shows any text unchanged', () => {
  const rendered = (value: string) => {
    const message = { id: 1, at: '2025-01-01T00:00:00.000Z', templateId: value };
    const parts = [{ name: 'role', value }];
    return load(renderMessage({ ...message, parts, duplicateOf: null }, undefined));
  };
  const text = fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", '/', '#', 'a', 'א') });
  fc.assert(
    fc.property(text, (value) => {
      const $ = rendered(value);
      expect($('dd').first().text()).toBe(value || 'empty');
      expect($('h2').text()).toBe(`Template ${value} 1`);
    }),
  );
});

test('a file is shown with its size', () => {
  const html = renderMessage(
    {
      id: 1,
      at: '2025-01-01T00:00:00.000Z',
      templateId: 'local-newsletter',
      parts: [{ name: 'doc', value: '', filename: 'cv.pdf', size: 5 }],
      duplicateOf: null,
    },
    undefined,
  );
  expect(html).toContain('Newsletter form');
  expect(html).toContain('File cv.pdf, 5 bytes');
});

test('a likely copy links to its original', async () => {
  for (let turn = 0; turn < 2; turn += 1) await sendForm(inbox, messageParts({ role: 'CEO' }));
  const $ = await pageAt('/');
  expect($('article').first().text()).toContain('Most likely a copy of message');
  const target = $('article .note a').attr('href') ?? '';
  expect($('article').last().is(target)).toBe(true);
});

test('the requests show their answer, their parts in order, and whether they were delivered', async () => {
  const email = 'you+cut@example.com';
  await sendForm(inbox, messageParts({ email, role: 'CEO' })).then((response) =>
    response.text().catch(() => 'cut'),
  );
  await sendForm(inbox, [['user_id', 'wrong']]);
  await fetch(inbox.url + formPath, { method: 'OPTIONS' });
  const $ = await pageAt('/requests');
  const facts = $('article .facts').toArray();
  const words = facts.map((element) => $(element).text().replace(/\s+/g, ' '));
  expect(words[0]).toContain('Answered 204 No Content Not delivered without an origin');
  expect(words[1]).toContain('Answered 400 Bad Request Not delivered from http://127.0.0.1:8000');
  expect(words[2]).toContain('Connection broken, 200 OK by the fault {"truncate":true} Delivered');
  const names = $('article').last().find('dt').toArray();
  expect(names.map((element) => $(element).text()).slice(0, 2)).toEqual(['email', 'role']);
});

test('the raw request is plain text: its headers and the start of its body', async () => {
  await sendForm(inbox, messageParts({ role: hostile, additional: 'é'.repeat(49_000) }));
  const $ = await pageAt('/requests');
  const path = $('article a[href$=".txt"]').attr('href') ?? '';
  const response = await fetch(inbox.url + path);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const text = await response.text();
  expect(text).toMatch(/^POST \/api\/v1.0\/email\/send-form HTTP\/1.1\r\n/);
  expect(text).toContain(`form-data; name="role"\r\n\r\n${hostile}\r\n`);
  expect(Buffer.byteLength(text)).toBeLessThan(66_000);
  expect((await fetch(`${inbox.url}/requests/99999.txt`)).status).toBe(404);
});

test('an open page is updated on new messages, on their end, and on a reset', async () => {
  const stream = await fetch(`${inbox.url}/stream?ledger=messages`);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const hear = async (words: string) => {
    while (!heard.includes(words)) heard += (await reader?.read())?.value ?? '';
  };
  await hear('connected');
  await sendForm(inbox, messageParts({ role: 'Founder\r\nand CEO' }));
  await hear('Founder\\r\\nand CEO');
  await hear('Answered 200 OK');
  await fetch(`${inbox.url}/reset`, { method: 'POST' });
  await hear('event: reset');
  await reader?.cancel();
  expect(heard.split('\n\n').slice(1, -2)).toEqual(
    Array(2).fill(expect.stringMatching(/^event: entry\ndata: ".*"$/)),
  );
});

test('JSON for tests, and reset', async () => {
  await sendForm(inbox, messageParts({ email: 'Ada@example.com' }));
  await sendForm(inbox, messageParts({ email: 'bob@example.com' }));
  const json = (path: string): Promise<unknown> =>
    fetch(inbox.url + path).then((response) => response.json());
  expect(await json('/messages.json')).toEqual(inbox.messages());
  expect(await json('/messages.json?email=ada@example.com')).toEqual([inbox.messages()[0]]);
  expect(await json('/requests.json')).toEqual(
    inbox.requests().map(({ raw: _raw, ...record }) => record),
  );
  await fetch(`${inbox.url}/reset`, { method: 'POST' });
  expect([await json('/messages.json'), inbox.requests()]).toEqual([[], []]);
});

test('any other address is not found, and the health check answers', async () => {
  expect((await fetch(`${inbox.url}/nothing`)).status).toBe(404);
  expect((await fetch(`${inbox.url}/reset`)).status).toBe(404);
  expect((await fetch(`${inbox.url}/api/v2/email/send-form`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${inbox.url}/health`)).status).toBe(200);
});
