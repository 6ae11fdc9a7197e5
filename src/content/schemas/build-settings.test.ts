import { readFileSync } from 'node:fs';
import { buildSettingNames, buildSettingProblems, buildSettings } from './build-settings';

const account = {
  GATSBY_EMAILJS_PUBLIC_KEY: 'aB3dE5fG7hI9jK1lM',
  GATSBY_EMAILJS_SERVICE_ID: 'service_a1b2c3d',
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: 'template_a1b2c3d',
  GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID: 'newsletter',
};

test('.env.example explains each variable, and no other', () => {
  const explained = readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=/gm);
  expect([...explained].map(([, name]) => name).sort()).toEqual([...buildSettingNames].sort());
});

test('an account is accepted, in part or whole, and an empty variable is not set', () => {
  expect(buildSettingProblems({ ...account, GATSBY_EMAILJS_ORIGIN: '' })).toEqual([]);
  expect(buildSettingProblems({ GATSBY_PREVIEW: 'drafts', HOME: '/home' })).toEqual([]);
  expect(buildSettings({}).GATSBY_TRANSPORT_SECURITY).toBe('max-age=31536000; includeSubDomains');
});

const { GATSBY_EMAILJS_SERVICE_ID: service, GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: template } =
  account;

test.each([
  ['GATSBY_EMAILJS_PUBLIC_KEY', 'YOUR_PUBLIC_KEY', 'placeholder'],
  ['GATSBY_EMAILJS_PUBLIC_KEY', ' aB3dE5fG7', 'letters, digits'],
  ['GATSBY_EMAILJS_PUBLIC_KEY', '“aB3dE5fG7”', 'letters, digits'],
  ['GATSBY_EMAILJS_PUBLIC_KEY', service, 'That is a service ID'],
  ['GATSBY_EMAILJS_SERVICE_ID', 'template_z9', 'That is a template ID'],
  ['GATSBY_EMAILJS_SERVICE_ID', 'service_id', 'placeholder'],
  ['GATSBY_EMAILJS_SERVICE_ID', 'service_xxxxxxx', 'placeholder'],
  ['GATSBY_EMAILJS_CONTACT_TEMPLATE_ID', 'service_z9', 'That is a service ID'],
  ['GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID', template, 'It is the same as GATSBY_EMAILJS_CONTACT'],
  ['GATSBY_EMAILJS_SERVICE_ID', 'local-service', 'placeholder'],
  ['GATSBY_EMAILJS_ORIGIN', 'http://localhost:9001', 'No visitor can reach it'],
  ['GATSBY_EMAILJS_ORIGIN', 'http://127.0.0.1:8025', 'No visitor can reach it'],
  ['GATSBY_EMAILJS_ORIGIN', 'http://mail.acme-words.com', 'write https://'],
  ['GATSBY_EMAILJS_ORIGIN', 'https://mail.acme-words.com/', 'with nothing after it'],
  ['GATSBY_PREVIEW', 'yes', 'Write true for a preview'],
  ['GATSBY_TRANSPORT_SECURITY', 'max-age=a year', 'Write "max-age=300"'],
  ['GATSBY_POLICY_REPORTS', 'reports.acme-words.com', 'Write an address such as'],
])('%s="%s" is refused', (name, value, advice) => {
  const found = buildSettingProblems({ ...account, [name]: value });
  expect(found).toEqual([{ name, problem: expect.stringContaining(`${name} is "${value}". `) }]);
  expect(found[0]?.problem).toContain(advice);
});

test('one id for all, and two that are swapped, are each named', () => {
  const names = (env: Record<string, string>) => buildSettingProblems(env).map(({ name }) => name);
  const one = Object.fromEntries(Object.keys(account).map((name) => [name, 'one']));
  expect(names(one)).toEqual(Object.keys(account).slice(1));
  const swapped = {
    ...account,
    GATSBY_EMAILJS_SERVICE_ID: template,
    GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: service,
  };
  expect(names(swapped)).toEqual([
    'GATSBY_EMAILJS_SERVICE_ID',
    'GATSBY_EMAILJS_CONTACT_TEMPLATE_ID',
  ]);
});

test('a build with the account of the local inbox may send to this computer', () => {
  const env = { GATSBY_EMAILJS_ORIGIN: 'http://localhost:8025', GATSBY_PREVIEW: 'yes' };
  expect(buildSettingProblems({ ...env, LOCAL_INBOX: 'true' }).map(({ name }) => name)).toEqual([
    'GATSBY_PREVIEW',
  ]);
});
