import { createHash } from 'node:crypto';
import { allows, parsePolicies } from './content-policy';

const own = 'https://a.example';
const script = 'alert(1)';
const hash = `'sha384-${createHash('sha384').update(script).digest('base64')}'`;

test.each([
  ["script-src 'self'", '/a.js', true],
  ["default-src 'self'", '/a.js', true],
  ["default-src 'self';script-src 'none'", '/a.js', false],
  ["default-src 'self', script-src https://b.example", '/a.js', false],
  ["SCRIPT-SRC 'self';script-src 'none'", '/a.js', true],
  ['script-src b.example', 'https://b.example/x.js', true],
  ['script-src http://b.example', 'https://b.example/x.js', true],
  ['script-src *.b.example', 'https://b.example/x.js', false],
  ['script-src *.b.example', 'https://c.b.example/x.js', true],
  ['script-src b.example:8443', 'https://b.example/x.js', false],
  ['script-src b.example:*', 'https://b.example:8443/x.js', true],
  ['script-src b.example/lib/', 'https://b.example/lib/x.js', true],
  ['script-src b.example/lib', 'https://b.example/lib/x.js', false],
  ['script-src https:', 'https://b.example/x.js', true],
  ['script-src *', 'data:text/javascript,1', false],
  ['img-src *', '/a.js', true],
  ['script-src', '/a.js', false],
])('%s lets a page load %s: %s', (policy, address, isAllowed) => {
  const request = { directive: 'script-src', url: new URL(address, own) };
  expect(allows(parsePolicies(policy), request, own)).toBe(isAllowed);
});

test.each([
  [`script-src ${hash}`, true],
  ["script-src 'sha256-AAAA'", false],
  ["script-src 'unsafe-inline'", true],
  ["script-src 'unsafe-inline' 'sha256-AAAA'", false],
  ["script-src 'unsafe-inline' 'nonce-1'", false],
  ["script-src 'self'", false],
  ["style-src 'none'", true],
])('%s lets a page run its script: %s', (policy, isAllowed) => {
  expect(allows(parsePolicies(policy), { directive: 'script-src', text: script }, own)).toBe(
    isAllowed,
  );
});
