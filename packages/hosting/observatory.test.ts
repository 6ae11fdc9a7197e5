import { grade } from './observatory';
import { headerRules } from './rules';

const ours = headerRules(
  [],
  new Map([['/index.html', '<script>run()</script><p style="color:red">']]),
  false,
)[0]?.headers;
const without = (name: string) => ({ ...ours, [name]: '' });
const scoreWith = (policy: string) =>
  grade({ ...ours, 'Content-Security-Policy': `${policy}; frame-ancestors 'none'` }).score;

test('the site’s headers get every point except the one for preloading', () => {
  expect(grade(ours ?? {})).toMatchObject({ grade: 'A+', score: 150 });
});

test('no headers at all are a D', () => {
  expect(grade({})).toMatchObject({ grade: 'D', score: 100 - 25 - 20 - 20 - 5 });
});

test.each([
  ['Cross-Origin-Embedder-Policy', 140],
  ['Cross-Origin-Opener-Policy', 140],
  ['Cross-Origin-Resource-Policy', 140],
  ['Referrer-Policy', 145],
  ['X-Content-Type-Options', 145],
  ['Strict-Transport-Security', 80],
  ['Content-Security-Policy', 75],
])('without %s the score is %i', (name, score) => {
  expect(grade(without(name)).score).toBe(score);
});

test.each([
  ["default-src 'none'; script-src 'unsafe-inline'", 80],
  ["default-src 'none'; script-src 'unsafe-inline' 'sha256-abc='", 150],
  ["default-src 'none'; script-src data:", 80],
  ["default-src 'none'; script-src 'self' 'unsafe-eval'", 130],
  ["default-src 'none'; style-src 'unsafe-inline'", 140],
  ["default-src 'self'", 145],
  ["img-src 'self'", 80],
])('with the policy %s the score is %i', (policy, score) => {
  expect(scoreWith(policy)).toBe(score);
});

test.each([
  ["'none'", 150],
  ["'self' https://partner.example", 150],
  ['', 150],
  ['*', 80],
  ['https:', 80],
  ["'self' http://*", 80],
])('with frame-ancestors %s the score is %i, whatever X-Frame-Options says', (sources, score) => {
  const policy = `default-src 'none'; frame-ancestors ${sources}`;
  const headers = { ...ours, 'Content-Security-Policy': policy, 'X-Frame-Options': 'DENY' };
  expect(grade(headers).score).toBe(score);
});
