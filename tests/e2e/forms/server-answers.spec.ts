import type { Step } from '../../../tools/inbox/faults';
import { newAddress, posts } from '../support/answers';
import { expect, test } from '../support/form-test';
import { expectFailed, expectSent, heldIn, send, type Failure } from '../support/outcomes';

const html = '<!doctype html><title>Gateway</title><p>It works</p>';
const webPage = { headers: { 'Content-Type': 'text/html' }, body: html };

const accepting: [string, Step][] = [
  ['case 1: 200 OK', {}],
  ['case 7: 200 without a text', { body: '' }],
  ['case 7: 204', { status: 204, body: '' }],
  ['case 8: 200 with another text', { body: 'Fine' }],
];
test('cases 1, 7, 8: an answer that accepts is a success in both forms', async ({
  page,
  inbox,
  inquiry,
  signup,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  let arrived = 0;
  for (const [name, step] of accepting) {
    await test.step(name, async () => {
      await page.goto('/contact/');
      for (const driver of [inquiry, signup]) {
        const email = newAddress();
        inbox.script({ key: email, steps: [step] });
        await send(driver, email);
        await expectSent(driver);
        await driver.expectLedOn();
        expect(inbox.messages()).toHaveLength((arrived += 1));
      }
      expect(posts(inbox)).toBe(arrived);
      expect(logged.splice(0)).toContain(step.body ?? 'OK');
    });
  }
});

test.describe('an answer that does not accept', () => {
  test.use({ allowConsoleErrors: true });

  const refusals: [string, Failure, [string, Step][]][] = [
    [
      'cases 11 to 16: a refusal for good',
      'fixNeeded',
      [
        ['case 11: 400', { status: 400, body: 'The template ID not found.' }],
        ['case 12: 403', { status: 403, body: 'API calls are disabled' }],
        ['case 13: 404', { status: 404, body: 'Account not found' }],
        ['case 14: 412', { status: 412, body: 'Gmail_API: Invalid grant.' }],
        ['case 16: 422', { status: 422, body: 'The recipients address is empty' }],
        ['case 16: 423', { status: 423, body: 'The account is blocked' }],
        ['case 16: 426', { status: 426, body: 'Monthly quota' }],
      ],
    ],
    ['case 15: 413', 'tooLong', [['case 15: 413', { status: 413, body: 'Variables size limit' }]]],
    ['case 17: 429', 'wait', [['case 17: 429', { status: 429, body: 'Too Many Requests' }]]],
    [
      'cases 9, 20, 21: an answer that tells nothing',
      'unknown',
      [
        ['case 9: 200 with a web page', { ...webPage, deliver: false }],
        ['case 20: 500', { status: 500, body: 'Internal Server Error' }],
        ['case 20: 502 with a web page', { status: 502, ...webPage }],
        ['case 20: 503', { status: 503, body: 'Service Unavailable' }],
        ['case 20: 504', { status: 504, body: 'Gateway Timeout' }],
        ['case 21: 500 without CORS', { status: 500, cors: false }],
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
          // What the service says is for developers: it is in the console alone.
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
