import { request } from 'node:http';
import { startInbox } from './start-inbox';
import { leave } from './testing/leave';
import { formPath, messageParts, sendForm, siteOrigin } from './testing/send';
import { inbox } from './testing/test-inbox';
import { until } from './testing/until';

const broken =
  '--x\r\nContent-Disposition: form-data; name="role"\r\n\r\nCEO\r\n--x\r\nContent-Disp';

test.each([
  ['text/plain', 'hello', 'multipart/form-data', 0],
  ['multipart/form-data', 'hello', 'Boundary not found', 0],
  ['multipart/form-data; boundary=x', broken, 'Unexpected end', 1],
])('refuses a broken body of type %s, and says why', async (type, body, reason, readable) => {
  const headers = { Origin: siteOrigin, 'Content-Type': type };
  const response = await fetch(inbox.url + formPath, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect(inbox.requests()[0]?.problem).toContain(reason);
  expect(inbox.requests()[0]?.parts).toHaveLength(readable);
  expect(inbox.messages()).toEqual([]);
});

test('refuses a broken JSON body, and says why', async () => {
  const response = await fetch(`${inbox.url}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { Origin: siteOrigin, 'Content-Type': 'application/json' },
    body: '{"user_id": 5}',
  });
  expect(response.status).toBe(400);
  expect(inbox.requests()[0]?.problem).toMatch(/user_id/);
});

test('a browser that leaves in the middle of the body leaves a request with the part that arrived', async () => {
  const headers = {
    Origin: siteOrigin,
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': 999,
  };
  const upload = request(inbox.url + formPath, { method: 'POST', headers }).on('error', () => {});
  upload.write(broken);
  await until(() => inbox.requests().length === 1);
  await new Promise(setImmediate);
  upload.destroy();
  await until(() => inbox.requests()[0]?.problem !== null);
  expect(inbox.requests()).toMatchObject([
    {
      status: null,
      ending: 'aborted',
      parts: [{ name: 'role', value: 'CEO' }],
      problem: 'The browser went away before the end of the body',
    },
  ]);
  expect(inbox.messages()).toEqual([]);
});

test('each request shows how it ended', async () => {
  inbox.script({
    key: 'ada@example.com',
    steps: [{}, { truncate: true }, { reset: 'after-body' }, { delay: 600_000 }],
  });
  const parts = messageParts({ email: 'ada@example.com' });
  await sendForm(inbox, parts);
  await sendForm(inbox, parts).then((response) => response.text().catch(() => 'cut'));
  await sendForm(inbox, parts).catch(() => 'reset');
  const isDelayed = () => inbox.messages().length === 3;
  await leave(inbox, isDelayed, (signal) => sendForm(inbox, parts, { signal }));
  await until(() => inbox.requests()[3]?.ending !== 'open');
  expect(inbox.requests()).toMatchObject([
    { ending: 'answered', status: 200 },
    { ending: 'broken', status: 200 },
    { ending: 'broken', status: null },
    { ending: 'aborted', status: null },
    { ending: 'answered', status: 200 },
  ]);
});

test('a repeated id is a mistake of the site, unless the inbox is lenient', async () => {
  const parts: [string, string][] = [...messageParts({}), ['user_id', 'local-public-key']];
  const refused = await sendForm(inbox, parts);
  expect([refused.status, await refused.text()]).toEqual([
    400,
    'The user_id parameter appears twice',
  ]);
  const lenient = await startInbox({ port: 0, strict: false });
  expect((await sendForm(lenient, parts)).status).toBe(200);
  await lenient.close();
});

test('any account is accepted on demand, but the ids stay required', async () => {
  const parts: [string, string][] = [
    ['service_id', 'theirs'],
    ['template_id', 'theirs'],
    ['user_id', 'theirs'],
  ];
  const open = await startInbox({ port: 0, anyAccount: true });
  expect((await sendForm(inbox, parts)).status).toBe(400);
  expect((await sendForm(open, parts)).status).toBe(200);
  expect((await sendForm(open, parts.slice(1))).status).toBe(400);
  await open.close();
});

test('with the documented limit, a message within a second of another is answered with 429', async () => {
  const limited = await startInbox({ port: 0, rateLimit: true });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const send = async () => (await sendForm(limited, messageParts({}))).status;
  expect(await send()).toBe(200);
  clock.mockReturnValue(1_000_999);
  expect(await send()).toBe(429);
  clock.mockReturnValue(1_001_000);
  expect(await send()).toBe(200);
  clock.mockRestore();
  expect(limited.messages()).toHaveLength(2);
  await limited.close();
});

test('only the newest entries are kept', async () => {
  const small = await startInbox({ port: 0, keep: 2 });
  for (const role of ['one', 'two', 'three']) await sendForm(small, messageParts({ role }));
  expect(small.messages().map(({ parts }) => parts[0]?.value)).toEqual(['two', 'three']);
  expect(small.requests()).toHaveLength(2);
  await small.close();
});
