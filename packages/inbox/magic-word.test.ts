import { magicStep } from './magic-word';
import { formPath, messageParts, sendForm } from './testing/send';
import { inbox } from './testing/test-inbox';

// sdk.test.ts sends to each address, and faults.test.ts shows what each step does.
test.each([
  ['you+503@example.com', { status: 503, body: 'Service Unavailable' }],
  ['you+202@example.com', { status: 202, body: 'Accepted' }],
  ['you+412@example.com', { status: 412, body: expect.stringContaining('Invalid grant') }],
  ['you+slow120@example.com', { delay: 120 }],
  ['you+nocors@example.com', { cors: false }],
  ['you+drip@example.com', { drip: 1000 }],
  ['you+garbage@example.com', { garbage: true }],
  ['you+news@example.com', undefined],
  ['you+slow@example.com', undefined],
  ['you+999@example.com', undefined],
  ['you+constructor@example.com', undefined],
])('%s asks for the fault %j', (email, step) => {
  expect(magicStep([email])).toEqual(step);
});

test('the same words work in the path of an origin, for a form without an address', async () => {
  const response = await sendForm(inbox, messageParts({}), {}, `/+503${formPath}`);
  expect(response.status).toBe(503);
});

test('a script takes precedence over a magic word', async () => {
  const send = async () =>
    (await sendForm(inbox, messageParts({ email: 'you+503@example.com' }))).status;
  inbox.script({ key: 'you+503@example.com', steps: [{ status: 418 }] });
  expect([await send(), await send()]).toEqual([418, 503]);
});
