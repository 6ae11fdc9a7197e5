import { readdirSync } from 'node:fs';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { writeFiles } from '../../../tests/support/write-files';
import { contentSecurityPolicy, headerRules, headersFile } from './header-rules';
import { redirectsFile } from './host-redirects';
import { removeEarlierFiles, removeHiddenFiles } from './public-files';

// The rule `policy` of the review compares the policy with the built pages.

const moved = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ from: `/old-${index}/`, to: '/about/' }));

test('1,000 redirects, with and without their slash, fit into what Cloudflare reads', () => {
  expect(redirectsFile(moved(1000))).toMatch(
    /^\/old-999\/ \/about\/ 301$[^]*^\/old-999 \/about\/ 301$/m,
  );
});

test('what Cloudflare would ignore stops the build', () => {
  const players = moved(100).map((_, index) => `<a data-player="https://v-${index}.example/"></a>`);
  const headersOf = (pages: readonly string[]) =>
    headersFile(headerRules(contentSecurityPolicy(pages), false));
  expect(headersOf(Array<string>(1000).fill('<script>go()</script>'))).toContain('sha256-');
  expect(() => headersOf(players)).toThrow('Cloudflare reads lines of 2000');
  expect(() => redirectsFile(moved(1001))).toThrow('Cloudflare reads 2000 lines');
});

test('a service that counts visits may run its script, and send to the addresses in its attributes', () => {
  const [script, sent] = ['https://a.example', 'https://b.example'];
  const page = `<script defer src="${script}/count.js" data-to="${sent}/count" data-id="1"></script>`;
  const policy = contentSecurityPolicy([page]);
  expect(policy).toContain(`script-src 'self' ${script};`);
  expect(policy).toContain(`connect-src 'self' ${script} ${sent};`);
});

test.each([
  ['', true],
  ['Application/JavaScript', true],
  ['speculationrules', true],
  ['application/ld+json', false],
])('the policy allows an inline script of the type "%s": %s', (type, isAllowed) => {
  const policy = contentSecurityPolicy([`<script type="${type}">words</script>`]);
  expect(policy.includes("'sha256-")).toBe(isAllowed);
});

describe('an address for reports of violations', () => {
  afterEach(() => {
    delete process.env.GATSBY_POLICY_REPORTS;
  });

  test('is in the policy, and defined by a header', () => {
    process.env.GATSBY_POLICY_REPORTS = 'https://reports.acme.example/csp';
    const [{ headers }] = headerRules(contentSecurityPolicy([]), false);
    expect(headers['Content-Security-Policy']).toMatch(
      /;report-uri https:\/\/reports\.acme\.example\/csp;report-to policy$/,
    );
    expect(headers['Reporting-Endpoints']).toBe('policy="https://reports.acme.example/csp"');
  });

  test('is not there unless it is set', () => {
    const [{ headers }] = headerRules(contentSecurityPolicy([]), false);
    expect(headers['Content-Security-Policy']).not.toContain('report');
    expect(headers).not.toHaveProperty('Reporting-Endpoints');
  });

  test.each(['reports.acme.example', 'http://a.example', 'https://a.example/a;b', 'https://'])(
    'stops the build if it is %s',
    (address) => {
      process.env.GATSBY_POLICY_REPORTS = address;
      expect(() => contentSecurityPolicy([])).toThrow(`GATSBY_POLICY_REPORTS is "${address}"`);
    },
  );
});

const pictures = ['used', 'unused'].map((name) => `static/${'0a'.repeat(16)}/b1c2d/${name}.avif`);

/** Returns what a function leaves of a folder of files. */
function leftBy(remove: (folder: string) => void, names: readonly string[]): string[] {
  const folder = temporaryFolder();
  writeFiles(folder, Object.fromEntries(names.map((name) => [name, ''])));
  remove(folder);
  const left = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return left.filter((name) => names.includes(name)).sort();
}

test('before a build only what Gatsby renews by itself is left of the one before', () => {
  const pages = ['index', 'about'].map((page) => `page-data/${page}/page-data.json`);
  const renewed = ['index.html', 'about/index.html', 'chunk-map.json', ...pages, ...pictures];
  const earlier = ['downloads/withdrawn.pdf', 'static/app-0a1b.js', 'sitemap-index.xml'];
  const all = [...renewed, ...earlier, 'verification.html', 'gone/index.html'];
  expect(leftBy(removeEarlierFiles, all)).toEqual(renewed.sort());
});

test('after a build nothing is left that is not for visitors', () => {
  const hidden = ['.DS_Store', 'downloads/.notes/a.txt', 'webpack.stats.json', '~partytown/a.js'];
  const shown = ['index.html', '.well-known/security.txt', 'downloads/a.pdf', ...pictures];
  expect(leftBy(removeHiddenFiles, [...shown, ...hidden])).toEqual(shown.sort());
});
