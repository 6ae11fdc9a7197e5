import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './content-security-policy';
import { headerRules } from './header-rules';
import { headersFile, limits, redirectsFile } from './netlify-files';

const script = 'document.documentElement.className = "dark"';
const digest = createHash('sha256').update(script).digest('base64');
const page = (index: number, extra = '') => `<!doctype html><html><head>
  <style>.c-${index}{color:red}</style><script>${script}</script>
  <script type="application/ld+json">{"name":"${index}"}</script></head>
  <body><p style="top:${index}px"></p><form action="https://api.acme.example/send"></form>
  <template id="app"><script async src="/static/${index}.js"></script></template>${extra}</body></html>`;
const pages = Array.from({ length: 1000 }, (_, index) => page(index));
const player = (name: string) => `<a data-player="https://${name}.example/7?a=1&amp;b=2"></a>`;
const moved = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ from: `/old-${index}/`, to: '/about/' }));

const headersOf = (html: readonly string[]) =>
  headersFile(headerRules(contentSecurityPolicy(html), false));
const longestLine = (text: string) => Math.max(...text.split('\n').map(({ length }) => length));

test('one short policy allows the scripts, styles and forms of 1,000 pages', () => {
  const policy = contentSecurityPolicy(pages);
  expect(policy).toBe(contentSecurityPolicy(pages.slice(0, 1)));
  expect(policy).toContain(
    `;script-src 'self' 'sha256-${digest}';style-src 'self' 'unsafe-inline';`,
  );
  expect(policy).toContain(`connect-src 'self' https://api.acme.example;`);
  expect(policy).toContain(`form-action 'self' https://api.acme.example;`);
  expect(policy).not.toContain('frame-src');
  expect(longestLine(headersOf(pages))).toBeLessThan(limits.headerLine);
});

test('the policy names what a film or a player on any page needs', () => {
  const film = '<a data-player="/downloads/film.mp4"></a>';
  const policy = contentSecurityPolicy([page(1, player('video')), page(2, film)]);
  expect(policy).toContain('frame-src https://video.example;');
  expect(policy).toContain("media-src 'self'");
});

test('2,000 redirects fit into what Cloudflare reads, and half of them with and without their slash', () => {
  const few = redirectsFile(moved(1000));
  expect(few.text).toMatch(/^\/old-999\/ \/about\/ 301$[^]*^\/old-999 \/about\/ 301$/m);
  expect(few.warnings).toEqual([]);
  const many = redirectsFile(moved(2000));
  expect(many.text.trim().split('\n')).toHaveLength(limits.redirects);
  expect(longestLine(many.text)).toBeLessThan(limits.redirectLine);
  expect(many.warnings).toEqual([expect.stringContaining('works only as it is written')]);
});

test('what Cloudflare would ignore stops the build', () => {
  const players = pages.map((_, index) => page(0, player(`video-${index}`)));
  expect(() => headersOf(players)).toThrow('Cloudflare reads 100 rules with lines of 2000');
  expect(() => redirectsFile(moved(2001))).toThrow('Cloudflare reads 2000 lines');
});
