import type { Step } from '../../../tools/inbox/faults';
import { newAddress, posts } from '../support/answers';
import { expect, test } from '../support/form-test';
import { expectFailed, expectSent, send, type Failure } from '../support/outcomes';

const html = '<!doctype html><title>Gateway</title><p>It works</p>';
const webPage = { headers: { 'Content-Type': 'text/html' }, body: html };

test.describe('an answer that accepts', () => {
  const answers: [number, string, Step][] = [
    [1, '200 OK', {}],
    [7, '200 without a text', { body: '' }],
    [7, '204', { status: 204, body: '' }],
    [8, '200 with another text', { body: 'Fine' }],
  ];
  for (const [number, name, step] of answers) {
    test(`case ${number}: ${name} is a success in both forms`, async ({
      page,
      inbox,
      inquiry,
      signup,
    }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.goto('/contact/');
      for (const [index, driver] of [inquiry, signup].entries()) {
        const email = newAddress();
        inbox.script({ key: email, steps: [step] });
        await send(driver, email);
        await expectSent(driver);
        expect(inbox.messages()).toHaveLength(index + 1);
      }
      expect(posts(inbox)).toBe(2);
      expect(logged).toContain(step.body ?? 'OK');
    });
  }
});

test.describe('an answer that does not', () => {
  test.use({ allowConsoleErrors: true });

  const answers: [number, string, Step, Failure][] = [
    [9, '200 with a web page', { ...webPage, deliver: false }, 'unknown'],
    [11, '400', { status: 400, body: 'The template ID not found.' }, 'fixNeeded'],
    [12, '403', { status: 403, body: 'API calls are disabled' }, 'fixNeeded'],
    [13, '404', { status: 404, body: 'Account not found' }, 'fixNeeded'],
    [14, '412', { status: 412, body: 'Gmail_API: Invalid grant.' }, 'fixNeeded'],
    [15, '413', { status: 413, body: 'Variables size limit' }, 'tooLong'],
    [16, '422', { status: 422, body: 'The recipients address is empty' }, 'fixNeeded'],
    [16, '423', { status: 423, body: 'The account is blocked' }, 'fixNeeded'],
    [16, '426', { status: 426, body: 'Monthly quota' }, 'fixNeeded'],
    [17, '429', { status: 429, body: 'Too Many Requests' }, 'wait'],
    [20, '500', { status: 500, body: 'Internal Server Error' }, 'unknown'],
    [20, '502 with a web page', { status: 502, ...webPage }, 'unknown'],
    [20, '503', { status: 503, body: 'Service Unavailable' }, 'unknown'],
    [20, '504', { status: 504, body: 'Gateway Timeout' }, 'unknown'],
    [21, '500 without CORS', { status: 500, cors: false }, 'unknown'],
  ];
  for (const [number, name, step, failure] of answers) {
    test(`case ${number}: ${name} fails in both forms, keeps everything, and can be tried again`, async ({
      page,
      inbox,
      inquiry,
      signup,
    }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.goto('/contact/');
      for (const driver of [signup, inquiry]) {
        const email = newAddress();
        inbox.script({ key: email, steps: [step] });
        const answered = await send(driver, email);
        await expectFailed(driver, failure, answered);
      }
      expect(inbox.messages()).toHaveLength(0);
      expect(posts(inbox)).toBe(2);
      // What the service says is for developers, and stands in the console alone.
      expect(logged.join('\n')).toContain(step.cors === false ? 'Failed to fetch' : step.body);

      // A signup that succeeds leaves the page, so it comes last, and only once in this list.
      const again = failure === 'wait' ? [inquiry, signup] : [inquiry];
      for (const driver of again) {
        await driver.button.click();
        await expectSent(driver);
      }
      expect(inbox.messages()).toHaveLength(again.length);
    });
  }
});
