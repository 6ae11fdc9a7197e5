import { siteAddressProblem, canonicalPath } from './addresses';

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

test.each(['/about', '/about%2F', '/./about/', '/x/../about/', '//about', '/about/index.html'])(
  '%s is the address /about',
  (path) => {
    expect(canonicalPath(path)).toBe('/about');
  },
);
