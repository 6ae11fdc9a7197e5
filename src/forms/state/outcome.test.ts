import { classify, NothingSentError, type Outcome } from './outcome';

const page = '<!doctype html><title>Sign in</title>';
const answer = (status: number, text: string): [string, unknown] => [
  `${status} "${text}"`,
  { status, text },
];
const is = (outcome: Outcome, cases: [string, unknown][]) =>
  cases.map(([name, settled]): [Outcome, string, unknown] => [outcome, name, settled]);

test.each([
  ...is('sent', [answer(200, 'OK'), answer(200, ''), answer(204, '')]),
  ...is('unknown', [
    answer(200, page),
    answer(0, 'Network Error'),
    // A redirect, CORS, a reset, DNS, a content policy, an ad blocker: browsers do not say which.
    ['a failed fetch', new TypeError('Failed to fetch')],
    ['a storage that is full', new DOMException('full', 'QuotaExceededError')],
  ]),
  ...is('serviceError', [answer(500, 'Internal Server Error'), answer(502, page)]),
  ...is('wait', [answer(429, 'Too Many Requests')]),
  ...is('tooLong', [answer(413, 'Variables size limit')]),
  ...is('tryLater', [
    answer(408, 'Request Timeout'),
    answer(425, 'Too Early'),
    ['a library that did not load', new NothingSentError('the sending library did not load')],
  ]),
  ...is('fixNeeded', [
    answer(400, 'The user_id parameter is required'),
    answer(403, 'Forbidden'),
    answer(422, 'The recipients address is empty'),
    answer(451, 'Unavailable For Headless Browser'),
    ['a word of the library', 'The public key is required. Visit https://dashboard.emailjs.com'],
  ]),
])('%s: %s', (outcome, _name, settled) => {
  expect(classify(settled)).toBe(outcome);
});

test('without a connection nothing was sent, unless an answer came', () => {
  expect(classify(new TypeError('Failed to fetch'), true)).toBe('offline');
  expect(classify(new NothingSentError('the sending library did not load'), true)).toBe('offline');
  expect(classify({ status: 503, text: '' }, true)).toBe('serviceError');
  expect(classify('The public key is required.', true)).toBe('fixNeeded');
});
