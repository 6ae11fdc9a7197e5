import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './content-security-policy';
import { headerRules } from './header-rules';
import { headersFile, limits, redirectsFile } from './netlify-files';

const script = 'document.documentElement.className = "dark"';
const page = (index: number, extra = '') => `<!doctype html><html><head>
  <style>.c-${index}{color:red}</style><script>${script}</script>
  <script type="application/ld+json">{"name":"${index}"}</script></head>
  <body><p style="top:${index}px"></p><form action="https://api.acme.example/send"></form>
  <template id="app"><script async src="/static/${index}.js"></script></template>${extra}</body></html>`;
const pages = Array.from({ length: 1000 }, (_, index) => page(index));
const moved = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ from: `/old-${index}/`, to: '/about/' }));

/** Returns the sources of each directive. */
const policyOf = (html: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [...contentSecurityPolicy(html).matchAll(/([a-z-]+) ([^;]+)/g)].map(
      ([, name = '', sources = '']) => [name, sources],
    ),
  );
const headersOf = (html: readonly string[]) =>
  headersFile(headerRules(contentSecurityPolicy(html), false));
const lengths = (text: string) => text.split('\n').map(({ length }) => length);

test('the headers of 1,000 pages are as many and as long as those of one', () => {
  expect(headersOf(pages)).toBe(headersOf(pages.slice(0, 1)));
  expect(Math.max(...lengths(headersOf(pages)))).toBeLessThan(limits.headerLine);
});

test('the one policy allows the inline scripts, styles and forms of every page, and no other script', () => {
  const policy = policyOf(pages);
  const digest = createHash('sha256').update(script).digest('base64');
  expect(policy).toMatchObject({
    'script-src': `'self' 'sha256-${digest}'`,
    'style-src': "'self' 'unsafe-inline'",
    'connect-src': "'self' https://api.acme.example",
    'form-action': "'self' https://api.acme.example",
  });
  expect(policy).not.toHaveProperty('frame-src');
});

test('the policy names what a film, a player or reCAPTCHA on any page needs', () => {
  const policy = policyOf([
    page(1, '<a data-player="https://player.acme.example/7?dnt=1&amp;a=b"></a>'),
    page(2, '<a data-player="/downloads/film.mp4"></a>'),
    page(3, '<template><form data-recaptcha="key"></form></template>'),
  ]);
  expect(policy['frame-src']).toContain('https://player.acme.example');
  expect(policy['frame-src']).toContain('https://www.google.com/recaptcha/');
  expect(policy['media-src']).toBe("'self'");
});

test('a policy that Cloudflare would ignore stops the build', () => {
  const players = pages.map((_, index) =>
    page(0, `<a data-player="https://player-${index}.example/"></a>`),
  );
  expect(() => headersOf(players)).toThrow('Cloudflare reads 100 rules with lines of 2000');
});

test('1,000 redirects work with and without their last slash', () => {
  const { text, warnings } = redirectsFile(moved(1000));
  expect(text).toContain('/old-999/ /about/ 301\n');
  expect(text).toContain('/old-999 /about/ 301\n');
  expect(warnings).toEqual([]);
});

test('2,000 redirects fit into what Cloudflare reads, and the owner learns what that costs', () => {
  const { text, warnings } = redirectsFile(moved(2000));
  expect(text.trim().split('\n')).toHaveLength(limits.redirects);
  expect(Math.max(...lengths(text))).toBeLessThan(limits.redirectLine);
  expect(warnings).toEqual([expect.stringContaining('works only as it is written')]);
});

test('a redirect that Cloudflare would ignore stops the build', () => {
  expect(() => redirectsFile(moved(2001))).toThrow('Cloudflare reads 2000 lines');
});

test.each(['GATSBY_POLICY_REPORTS', 'GATSBY_TRANSPORT_SECURITY'])(
  'a %s that is none stops the build',
  (variable) => {
    jest.replaceProperty(process, 'env', { [variable]: 'yes; please' });
    expect(() => headersOf(pages.slice(0, 1))).toThrow(`${variable} is "yes; please"`);
    jest.restoreAllMocks();
  },
);
