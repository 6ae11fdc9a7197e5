import {
  canonicalPath,
  hrefProblem,
  isEmail,
  localAddressProblem,
  siteAddressProblem,
} from './addresses';

test.each(['https://throughline.example', 'https://xn--mnchen-3ya.de', 'https://müller.de'])(
  '%s can be the address of a site',
  (address) => {
    expect(siteAddressProblem(address)).toBeUndefined();
  },
);

test.each([
  ['', 'must start with https://'],
  ['http://www.example.com', 'must start with https://'],
  ['localhost:8000', 'must start with https://'],
  ['https://localhost:8000', 'leads to "localhost"'],
  ['https://127.0.0.1', 'leads to "127.0.0.1"'],
  ['https://[::1]', 'leads to "[::1]"'],
  ['https://studio.local', 'leads to "studio.local"'],
  ['https://', 'must be https:// and a domain'],
  ['https://example', 'must be https:// and a domain'],
  ['https://www.example.com/site', 'must be https:// and a domain'],
  ['https://www.example.com:8443', 'must be https:// and a domain'],
  ['https://Example.com', 'must be https:// and a domain'],
  ['https://user:word@example.com', 'must be https:// and a domain'],
])('"%s" %s', (address, fault) => {
  expect(siteAddressProblem(address)?.startsWith(fault)).toBe(true);
});

test.each([
  'http://localhost:8000',
  'http://studio',
  'http://10.0.0.7',
  'http://172.31.0.1/',
  'http://[::1]:8000',
  'http://[fd12::1]',
  'http://[fe80::1]',
])('%s is an address of one network', (address) => {
  expect(localAddressProblem(address)).toContain('which visitors cannot reach');
});

test.each([
  'https://10.example.com',
  'https://172.32.0.1',
  'https://[2001:db8::1]',
  'mailto:a@localhost',
])('%s is no address of one network', (address) => {
  expect(localAddressProblem(address)).toBeUndefined();
});

test.each(['/about', '/about%2F', '/./about/', '/x/../about/', '//about', '/about/index.html'])(
  '%s is the address /about',
  (path) => {
    expect(canonicalPath(path)).toBe('/about');
  },
);

test.each([
  'hello@throughline.example',
  'hallo@müller-texte.de',
  'info@xn--80akjhbed8ahk.xn--p1ai',
  'почта@пример.рф',
  "o'neil+news@mail.example.co.uk",
  '问@例え.jp',
])('%s is an e-mail address, in settings and after mailto:', (address) => {
  expect(isEmail(address)).toBe(true);
  expect(hrefProblem(`mailto:${address}?subject=Hi`)).toBeUndefined();
});

test.each([
  '',
  'acme',
  '@acme.example',
  'a@b',
  'a b@acme.example',
  'a@acme.example/b',
  'a@@b.example',
])('"%s" is no e-mail address', (text) => {
  expect(isEmail(text)).toBe(false);
});
