import { securityTxt } from './security-txt';

const security = { email: 'security@acme.example', expires: '2025-12-31' };

test('security.txt has the contact, the expiry date, the language and its own address', () => {
  expect(securityTxt('https://acme.example', 'en-GB', security)).toBe(
    `Contact: mailto:security@acme.example
Expires: 2025-12-31T00:00:00.000Z
Preferred-Languages: en
Canonical: https://acme.example/.well-known/security.txt
`,
  );
});
