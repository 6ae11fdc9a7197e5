import { headersOf } from './headers-of';
import { headerRules, hostLimits } from './rules';

const page = (style: string) => `<style>${style}</style><form action="https://${style}.example/">`;
const shared: [string, string][] = [
  ['/404.html', page('lost')],
  ['/index.html', page('home')],
];
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index): [string, string] => [
    `/${index}/index.html`,
    page(`page-${index}`),
  ]);

const files = ['/app-0123456789abcdef0123.js', '/icon.svg'];
const rulesOf = (pages: readonly [string, string][], preview = false) =>
  headerRules(files, new Map([...shared, ...pages]), preview);
const policyOf = (rules: ReturnType<typeof rulesOf>, file: string) =>
  headersOf(rules, file)['Content-Security-Policy'] ?? '';
const hashes = /'sha256-[^']+'/g;

test('a page may use only its own style sheet and send only to its own service', () => {
  const rules = rulesOf(numbered(2));
  const [first, second] = ['/0/index.html', '/1/index.html'].map((file) => policyOf(rules, file));
  expect(first?.match(hashes)).toHaveLength(1);
  expect(first).toContain("connect-src 'self' https://page-0.example;");
  expect(first).toContain("form-action 'self' https://page-0.example;");
  expect(second).not.toContain('page-0');
  expect(second?.match(hashes)).not.toEqual(first?.match(hashes));
});

test('the shared policy lets both the not-found page and home work', () => {
  const rules = rulesOf(numbered(1));
  expect(policyOf(rules, '/nowhere/index.html').match(hashes)).toHaveLength(2);
  expect(policyOf(rules, '/index.html')).toBe(policyOf(rules, '/nowhere/index.html'));
  expect(policyOf(rules, '/index.html')).not.toContain('page-0');
  expect(rules.map(({ address }) => address)).not.toContain('/index.html');
});

test('files keep the short policy, and every page of a preview keeps its noindex', () => {
  const rules = rulesOf(numbered(1), true);
  expect(policyOf(rules, '/static/a.woff2')).toBe("default-src 'none'");
  expect(policyOf(rules, '/app-0123456789abcdef0123.js')).toBe("default-src 'none'");
  expect(headersOf(rules, '/0/index.html')).toMatchObject({ 'X-Robots-Tag': 'noindex' });
});

test('a page without style attributes has no rule for them', () => {
  const [everywhere] = headerRules([], new Map([['/index.html', '<p style="color:red">']]), false);
  expect(everywhere?.headers['Content-Security-Policy']).toContain(
    "style-src-attr 'unsafe-hashes'",
  );
  expect(policyOf(rulesOf([]), '/index.html')).not.toContain('style-src-attr');
});

test('a page that needs only what is allowed everywhere has no rule of its own', () => {
  const both = shared.map(([, html]) => html).join('');
  expect(rulesOf([['/about/index.html', both]])).toEqual(rulesOf([]));
});

test('up to the hosts’ limit each page has its own rule; with one more page, all share one policy', () => {
  const room = hostLimits.rules - rulesOf([]).length;
  const most = rulesOf(numbered(room));
  expect(most).toHaveLength(hostLimits.rules);
  expect(policyOf(most, '/0/index.html')).not.toBe(policyOf(most, '/1/index.html'));

  const more = rulesOf(numbered(room + 1));
  expect(more).toHaveLength(rulesOf([]).length);
  expect(policyOf(more, '/0/index.html').match(hashes)).toHaveLength(room + 3);
});

test('requires https for as long as the owner sets', () => {
  const name = 'Strict-Transport-Security';
  const sent = () => headersOf(rulesOf([]), '/index.html')[name];
  expect(sent()).toBe('max-age=31536000; includeSubDomains');
  process.env.GATSBY_TRANSPORT_SECURITY = 'max-age=300';
  expect(sent()).toBe('max-age=300');
  process.env.GATSBY_TRANSPORT_SECURITY = '300';
  expect(sent).toThrow('GATSBY_TRANSPORT_SECURITY is "300". Write "max-age=300"');
  delete process.env.GATSBY_TRANSPORT_SECURITY;
});

test('a page with a reCAPTCHA allows Google in addition; one without it does not', () => {
  const guarded = '<form action="https://forms.example/" data-recaptcha="key">';
  const rules = rulesOf([['/contact/index.html', guarded]]);
  const policy = policyOf(rules, '/contact/index.html');
  expect(policy).toContain(
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
  );
  expect(policy).toContain(
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;',
  );
  expect(policyOf(rules, '/index.html')).not.toContain('google');
  const embedder = 'Cross-Origin-Embedder-Policy';
  expect(headersOf(rules, '/contact/index.html')).not.toHaveProperty(embedder);
  expect(headersOf(rulesOf([]), '/index.html')).toHaveProperty(embedder, 'require-corp');
});

test('a page with a video lets its player in, and no other page does', () => {
  const link = (player: string) => `<a href="https://v.example/" data-player="${player}">`;
  const rules = rulesOf([
    ['/press/index.html', link('https://player.example/1?a=1&amp;b=2')],
    ['/film/index.html', link('/downloads/the-edit.mp4')],
    ['/about/index.html', ''],
  ]);
  const embedder = 'Cross-Origin-Embedder-Policy';
  expect(policyOf(rules, '/press/index.html')).toContain(';frame-src https://player.example;');
  expect(policyOf(rules, '/press/index.html')).not.toContain('media-src');
  expect(policyOf(rules, '/film/index.html')).toContain(";media-src 'self';");
  expect(policyOf(rules, '/film/index.html')).not.toContain('frame-src');
  expect(headersOf(rules, '/film/index.html')).toHaveProperty(embedder, 'require-corp');
  expect(headersOf(rules, '/press/index.html')).toHaveProperty(embedder, 'unsafe-none');
  expect(policyOf(rules, '/about/index.html')).not.toContain('frame-src');
  expect(headersOf(rules, '/about/index.html')).toHaveProperty(embedder, 'require-corp');
});

test('violations are reported only where the owner sets it', () => {
  process.env.GATSBY_POLICY_REPORTS = 'https://reports.example/csp';
  const policy = policyOf(rulesOf([]), '/index.html');
  process.env.GATSBY_POLICY_REPORTS = 'reports.example; script-src *';
  expect(() => rulesOf([])).toThrow('GATSBY_POLICY_REPORTS is "reports.example; script-src *".');
  delete process.env.GATSBY_POLICY_REPORTS;
  expect(policy).toMatch(/;report-uri https:\/\/reports\.example\/csp$/);
  expect(policyOf(rulesOf([]), '/index.html')).not.toContain('report');
});

test('errors of scripts may be sent to the address that the owner names', () => {
  process.env.GATSBY_ERROR_REPORTS = 'https://reports.example/errors';
  const policy = policyOf(rulesOf([]), '/index.html');
  delete process.env.GATSBY_ERROR_REPORTS;
  expect(policy).toMatch(/connect-src [^;]* https:\/\/reports\.example;/);
});
