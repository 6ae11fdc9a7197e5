import { addressFault } from './public-address';

test.each([
  'https://throughline.example',
  'https://www.example.com',
  'https://a-b.co.uk',
  'https://xn--mnchen-3ya.de',
  'https://localhost-experts.com',
  'https://home.example.org',
  'https://müller.de',
  'https://例え.jp',
])('%s can be the address of a site', (address) => {
  expect(addressFault(address)).toBeUndefined();
});

test.each([
  '',
  'http://www.example.com',
  'www.example.com',
  'localhost:8000',
  'HTTPS://EXAMPLE.COM',
])('"%s" must start with https://', (address) => {
  expect(addressFault(address)).toMatch(/^must start with https:\/\//);
});

test.each([
  ['https://localhost', 'localhost'],
  ['https://localhost:8000', 'localhost'],
  ['https://site.localhost', 'site.localhost'],
  ['https://127.0.0.1', '127.0.0.1'],
  ['https://10.0.0.7:443', '10.0.0.7'],
  ['https://192.168.1.20/', '192.168.1.20'],
  ['https://172.16.0.1', '172.16.0.1'],
  ['https://0.0.0.0', '0.0.0.0'],
  ['https://[::1]', '[::1]'],
  ['https://[fd00::1]:3000', '[fd00::1]'],
  ['https://studio.local', 'studio.local'],
  ['https://nas.lan', 'nas.lan'],
  ['https://www.internal', 'www.internal'],
  ['https://router.home.arpa', 'router.home.arpa'],
  ['https://site.test', 'site.test'],
])('%s is not public', (address, host) => {
  expect(addressFault(address)).toMatch(`leads to "${host}", which visitors cannot reach`);
});

test.each([
  'https://',
  'https://example',
  'https://www.example.com/',
  'https://www.example.com/site',
  'https://www.example.com:8443',
  'https://www.example.com?a=b',
  'https://Example.com',
  'https://exa mple.com',
  'https://-example.com',
  'https://example..com',
  'https://user:word@example.com',
  'https://www.example.com#top',
])('%s is malformed', (address) => {
  expect(addressFault(address)).toMatch(/^must be https:\/\/ and a domain/);
});
