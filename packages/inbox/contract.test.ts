import { localAccount } from './local-account';
import { formPath, messageParts, sendForm, siteOrigin } from './testing/send';
import { variablesLimit } from './verdict';
import { inbox } from './testing/test-inbox';

async function statusAndText(response: Response): Promise<[number, string]> {
  return [response.status, await response.text()];
}

test('answers a healthy form with OK, readable by a page of any site', async () => {
  const response = await sendForm(inbox, messageParts({ email: 'ada@example.com' }));
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await statusAndText(response)).toEqual([200, 'OK']);
});

test('the parts arrive unchanged and in order, in any script', async () => {
  const parts = messageParts({ fullName: 'Zoë O’Neil 李 🎈 שלום', additional: 'one\r\ntwo\r\n' });
  await sendForm(inbox, parts);
  expect(inbox.messages()).toEqual([
    expect.objectContaining({
      templateId: 'local-contact',
      parts: parts.map(([name, value]) => ({ name, value })),
    }),
  ]);
});

test('keeps the name and size of a file, not its content', async () => {
  const body = new FormData();
  body.append('doc', new Blob(['12345']), 'cv.pdf');
  for (const [name, value] of messageParts({})) body.append(name, value);
  await fetch(inbox.url + formPath, { method: 'POST', headers: { Origin: siteOrigin }, body });
  expect(inbox.messages()[0]?.parts[0]).toEqual({
    name: 'doc',
    value: '',
    filename: 'cv.pdf',
    size: 5,
  });
});

test('checks the Origin before everything else', async () => {
  const answer = await sendForm(inbox, [['user_id', 'wrong']], { headers: {} });
  const text = 'API calls are disabled for non-browser applications';
  expect(await statusAndText(answer)).toEqual([403, text]);
});

test.each(['user_id', 'service_id', 'template_id'])('%s is required', async (missing) => {
  const parts = messageParts({}).filter(([name]) => name !== missing);
  const answer = await statusAndText(await sendForm(inbox, parts));
  expect(answer).toEqual([400, `The ${missing} parameter is required`]);
});

test('missing ids are reported in the order key, service, template', async () => {
  const answer = await statusAndText(await sendForm(inbox, [['email', 'a@b.c']]));
  expect(answer).toEqual([400, 'The user_id parameter is required']);
});

test.each([
  ['user_id', 'The Public Key is invalid.'],
  ['service_id', 'The service ID not found.'],
  ['template_id', 'The template ID not found.'],
])('an unknown %s is refused', async (wrong, text) => {
  const parts = messageParts({}).map(([name, value]): [string, string] =>
    name === wrong ? [name, 'other'] : [name, value],
  );
  const answer = await statusAndText(await sendForm(inbox, parts));
  expect(answer).toEqual([400, expect.stringContaining(text)]);
});

test.each([
  [variablesLimit, 200],
  [variablesLimit + 1, 413],
  [2_000_000, 413],
  [6_000_000, 413],
])('answers variables of %i bytes with %i', async (size, status) => {
  const value = 'é'.repeat(Math.floor((size - 4) / 2)) + 'x'.repeat((size - 4) % 2);
  const fields = { te: value.slice(0, 9000), xt: value.slice(9000) };
  const response = await sendForm(inbox, messageParts(fields));
  expect(response.status).toBe(status);
  expect(inbox.messages()).toHaveLength(status === 200 ? 1 : 0);
});

test('a visitor’s field may occur twice', async () => {
  const response = await sendForm(inbox, [['multi', 'x'], ['multi', 'y'], ...messageParts({})]);
  expect(response.status).toBe(200);
});

test('the JSON call lists its parameters as parts', async () => {
  const response = await fetch(`${inbox.url}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { Origin: siteOrigin, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      user_id: localAccount.publicKey,
      service_id: localAccount.serviceId,
      template_id: localAccount.newsletterTemplateId,
      template_params: { subscriber_email: 'a@b.c', count: 2 },
    }),
  });
  expect(await statusAndText(response)).toEqual([200, 'OK']);
  expect(inbox.messages()[0]?.parts.slice(0, 2)).toEqual([
    { name: 'subscriber_email', value: 'a@b.c' },
    { name: 'count', value: '2' },
  ]);
});

test('a preflight is allowed from anywhere and appears in the ledger', async () => {
  const response = await fetch(`${inbox.url}/api/v1.0/email/send`, {
    method: 'OPTIONS',
    headers: { Origin: siteOrigin, 'Access-Control-Request-Method': 'POST' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toBe('Content-Type');
  expect(inbox.requests()).toMatchObject([{ method: 'OPTIONS', origin: siteOrigin, status: 204 }]);
});
