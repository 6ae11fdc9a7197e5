import { addressFault } from './public-address';

test.each([
  'https://throughline.example',
  'https://www.example.com',
  'https://xn--mnchen-3ya.de',
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
  ['https://192.168.1.20/', '192.168.1.20'],
  ['https://[::1]', '[::1]'],
  ['https://studio.local', 'studio.local'],
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
  'https://Example.com',
  'https://exa mple.com',
  'https://user:word@example.com',
])('%s is malformed', (address) => {
  expect(addressFault(address)).toMatch(/^must be https:\/\/ and a domain/);
});
