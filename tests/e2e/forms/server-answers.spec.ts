import type { Step } from '../../../packages/inbox/faults';
import { answeredAddress, newAddress, posts } from '../support/answers';
import { expect, test } from '../support/form-test';
import { expectFailed, expectSent, heldIn, send, type Failure } from '../support/outcomes';

const html = '<!doctype html><title>Gateway</title><p>It works</p>';
const webPage = { headers: { 'Content-Type': 'text/html' }, body: html };

const accepting: [string, Step][] = [
  ['status 200 OK', {}],
  ['status 200 without a text', { body: '' }],
  ['status 204', { status: 204, body: '' }],
  ['status 200 with another text', { body: 'Fine' }],
];
test('an accepting answer is a success in both forms', async ({ page, inbox, inquiry, signup }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  let arrived = 0;
  for (const [name, step] of accepting) {
    await test.step(name, async () => {
      await page.goto('/contact/');
      for (const driver of [inquiry, signup]) {
        await send(driver, answeredAddress(inbox, step));
        await expectSent(driver);
        await driver.expectLedOn();
        expect(inbox.messages()).toHaveLength((arrived += 1));
      }
      expect(posts(inbox)).toBe(arrived);
      expect(logged.splice(0)).toContain(step.body ?? 'OK');
    });
  }
});

test.describe('an answer that refuses', () => {
  test.use({ allowConsoleErrors: true });

  const refusals: [string, Failure, [string, Step][]][] = [
    [
      'a permanent refusal',
      'fixNeeded',
      [
        ['status 400', { status: 400, body: 'The template ID not found.' }],
        ['status 403', { status: 403, body: 'API calls are disabled' }],
        ['status 404', { status: 404, body: 'Account not found' }],
        ['status 412', { status: 412, body: 'Gmail_API: Invalid grant.' }],
        ['status 422', { status: 422, body: 'The recipients address is empty' }],
        ['status 423', { status: 423, body: 'The account is blocked' }],
        ['status 426', { status: 426, body: 'Monthly quota' }],
      ],
    ],
    [
      'a message that is too long',
      'tooLong',
      [['status 413', { status: 413, body: 'Variables size limit' }]],
    ],
    [
      'too many messages at once',
      'wait',
      [['status 429', { status: 429, body: 'Too Many Requests' }]],
    ],
    [
      'an answer that leaves the outcome open',
      'unknown',
      [
        ['status 200 with a web page', { ...webPage, deliver: false }],
        ['status 500', { status: 500, body: 'Internal Server Error' }],
        ['status 502 with a web page', { status: 502, ...webPage }],
        ['status 503', { status: 503, body: 'Service Unavailable' }],
        ['status 504', { status: 504, body: 'Gateway Timeout' }],
        ['status 500 without CORS', { status: 500, cors: false }],
      ],
    ],
  ];
  for (const [name, failure, steps] of refusals) {
    test(`${name} fails in both forms, keeps everything, and can be tried again`, async ({
      page,
      inbox,
      inquiry,
      signup,
    }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.goto('/contact/');
      const forms = [signup, inquiry].map((driver) => ({ driver, email: newAddress() }));
      for (const { driver, email } of forms) await driver.fill(email);
      for (const [index, [title, step]] of steps.entries()) {
        await test.step(title, async () => {
          for (const { driver, email } of forms) {
            inbox.script({ key: email, steps: [step] });
            const answers = await heldIn(driver);
            expect(answers.join()).toContain(email);
            await driver.button.click();
            await expectFailed(driver, failure, answers);
          }
          expect(posts(inbox)).toBe(2 * (index + 1));
          // The service's text is for developers: it appears only in the console.
          const said = step.cors === false ? 'Failed to fetch' : step.body;
          expect(logged.splice(0).join('\n')).toContain(said);
        });
      }
      expect(inbox.messages()).toHaveLength(0);

      for (const driver of [inquiry, signup]) {
        await driver.button.click();
        await expectSent(driver);
        await driver.expectLedOn();
      }
      expect(inbox.messages()).toHaveLength(2);
    });
  }
});
