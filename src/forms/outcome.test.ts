import { classify, NothingSentError, type Outcome } from './outcome';

const page = '<!doctype html><title>Sign in</title>';
const answer = (status: number, text: string): [string, unknown] => [
  `${status} "${text}"`,
  { status, text },
];
const is = (outcome: Outcome, cases: [string, unknown][]) =>
  cases.map(([name, settled]): [Outcome, string, unknown] => [outcome, name, settled]);

/** Returns the browser's error for everything that goes wrong between it and the service. */
const network = (name: string): [string, unknown] => [name, new TypeError('Failed to fetch')];

test.each([
  ...is('sent', [
    answer(200, 'OK'),
    answer(200, 'Fine'),
    answer(200, '{"status":"ok"}'),
    answer(200, ''),
    answer(202, 'Accepted'),
    answer(204, ''),
  ]),
  ...is('unknown', [
    answer(200, page),
    answer(200, `\n  ${page}`),
    answer(304, ''),
    answer(500, 'Internal Server Error'),
    answer(500, page),
    answer(502, page),
    answer(503, 'Service Unavailable'),
    answer(504, 'Gateway Timeout'),
    answer(0, 'Network Error'),
    network('a redirect to a page without CORS'),
    network('200 without a CORS header, or with a wrong one'),
    network('500 without a CORS header'),
    network('a reset or a close after the body'),
    network('a reset before the body'),
    network('a truncated 200'),
    network('garbage instead of HTTP'),
    network('refused, DNS, a connection lost, a content policy, an ad blocker'),
    ['a storage that is full', new DOMException('full', 'QuotaExceededError')],
    ['nothing at all', undefined],
  ]),
  ...is('wait', [answer(429, 'Too Many Requests')]),
  ...is('tooLong', [answer(413, 'Variables size limit')]),
  ...is('tryLater', [
    ['a library that did not load', new NothingSentError('the sending library did not load')],
  ]),
  ...is('fixNeeded', [
    answer(400, 'The user_id parameter is required'),
    answer(400, 'The Public Key is invalid. To find this ID, visit the dashboard'),
    answer(400, 'The template ID not found. To find this ID, visit the dashboard'),
    answer(400, 'The service ID not found. To find this ID, visit the dashboard'),
    answer(400, 'reCAPTCHA: The g-recaptcha-response parameter not found'),
    answer(400, 'reCAPTCHA: timeout-or-duplicate'),
    answer(401, 'Unauthorized'),
    answer(403, 'API calls are disabled for non-browser applications'),
    answer(403, 'Forbidden'),
    answer(403, page),
    answer(404, 'Account not found'),
    answer(412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account'),
    answer(412, 'Gmail_API: Request had insufficient authentication scopes'),
    answer(412, 'Invalid login: 535 Authentication failed'),
    answer(422, 'The recipients address is empty'),
    answer(423, 'The account is blocked'),
    answer(426, 'The quota was reached'),
    answer(451, 'Unavailable For Headless Browser'),
    ...[
      'The public key is required. Visit https://dashboard.emailjs.com/admin/account',
      'The service ID is required. Visit https://dashboard.emailjs.com/admin',
      'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates',
      'The 3rd parameter is expected to be the HTML form element or the style selector of the form',
      'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/',
      'The BlockList list has to be an array',
      'The BlockList watchVariable has to be a string',
      'The LimitRate throttle has to be a positive number',
      'The LimitRate ID has to be a non-empty string',
    ].map((text): [string, unknown] => [text, text]),
  ]),
])('%s: %s', (outcome, _name, settled) => {
  expect(classify(settled)).toBe(outcome);
});
