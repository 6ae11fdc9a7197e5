import { securityReminder, securityTxt } from './security-txt';

const security = { email: 'security@acme.example', expires: '2025-12-31' };

test('security.txt has the contact, its last day, the language and its own address', () => {
  expect(securityTxt('https://acme.example', 'en-GB', security)).toBe(
    `Contact: mailto:security@acme.example
Expires: 2025-12-31T00:00:00.000Z
Preferred-Languages: en
Canonical: https://acme.example/.well-known/security.txt
`,
  );
});

test.each([
  ['2025-06-01', null],
  ['2025-10-31', null],
  ['2025-11-02', /expires in 59 days, on 2025-12-31\. Set "expires".*content\/site\.json/],
  ['2025-12-31', /expired on 2025-12-31/],
  ['2026-03-01', /expired on 2025-12-31/],
  ['2024-06-01', /later than RFC 9116 recommends/],
])('on %s the build says %s', (today, said) => {
  const reminder = securityReminder(security, new Date(today));
  if (said) expect(reminder).toMatch(said);
  else expect(reminder).toBeNull();
});
