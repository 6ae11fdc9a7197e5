import { folderOf } from '../mistakes/site-in-memory';
import { rightSite } from '../mistakes/right-site';
import { launchToDos, type Owned } from './checklist';

const keys = [
  'GATSBY_EMAILJS_PUBLIC_KEY',
  'GATSBY_EMAILJS_SERVICE_ID',
  'GATSBY_EMAILJS_CONTACT_TEMPLATE_ID',
  'GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID',
];

const page = String(rightSite.get('pages/press.mdx'));

/** A site of an owner who has done everything. */
const owned = new Map(rightSite)
  .set('site.json', String(rightSite.get('site.json')).replaceAll('acme.example', 'acme-words.com'))
  .set('pages/privacy.mdx', page.replace('Press, Pictures', 'Privacy, Cookies'))
  .set('pages/imprint.mdx', page.replace('Press, Pictures', 'Imprint, Owners'));

const toDos = (files: Map<string, string | Uint8Array>, more: Partial<Owned> = {}) =>
  launchToDos({
    folder: folderOf(files),
    env: {},
    envFile: keys.map((key) => `${key}=set`).join('\n'),
    hasSampleIcon: false,
    ...more,
  }).map(({ place, task }) => `${place}  ${task}`);

const change = (file: string, from: string, to: string) =>
  new Map(owned).set(
    file,
    String(owned.get(file)).replace(from, () => to),
  );

test('when everything is the owner’s own, nothing is left to do', () => {
  expect(toDos(owned)).toEqual([]);
});

test.each([
  ['site.json', '"Acme"', '"Throughline"', /^content\/site\.json:2:12 {2}Write your own brand/],
  [
    'site.json',
    'https://acme-words.com',
    'https://acme.example',
    /^content\/site\.json:5:14 {2}Write the public address of your site instead of https:\/\/acme\.example$/,
  ],
  ['site.json', 'hello@acme-words.com', 'hello@acme.example', /:6:12 {2}Write your e-mail address/],
  [
    'site.json',
    'calendar.acme-words.com',
    'calendar.acme.example',
    /:7:21 {2}Write the address of your scheduling page/,
  ],
  [
    'testimonials/mei.json',
    '"consent": true',
    '"sample": true',
    /^content\/testimonials\/mei\.json:3:13 {2}This testimonial is a sample/,
  ],
  [
    'pages/404.mdx',
    'href: /contact/',
    'href: https://x.example/',
    /^content\/pages\/404\.mdx:8:9 {2}This link leads to a sample address/,
  ],
  [
    'faq/how-soon.mdx',
    'order: 2',
    'order: 2\ndraft: true',
    /^content\/faq\/how-soon\.mdx:4:8 {2}This is a draft/,
  ],
  [
    'pages/privacy.mdx',
    'template: page',
    'template: page\nsample: true',
    /^content\/pages\/privacy\.mdx:3:9 {2}This page is a sample/,
  ],
  [
    'insights/first-cut.mdx',
    'author: jo',
    'author: jo\nsample: true',
    /^content\/insights\/first-cut\.mdx:7:9 {2}This article is a sample/,
  ],
  [
    'authors/jo.json',
    '"role": "Joiner",',
    '"role": "Joiner", "sample": true,',
    /^content\/authors\/jo\.json:3:31 {2}This author is a sample/,
  ],
])('%s with %s as %s is one thing to do', (file, from, to, line) => {
  expect(toDos(change(file, from, to))).toEqual([expect.stringMatching(line)]);
});

test('missing legal pages and the sample icon are to do', () => {
  const files = new Map(owned);
  files.delete('pages/privacy.mdx');
  files.delete('pages/imprint.mdx');
  expect(toDos(files, { hasSampleIcon: true })).toEqual([
    expect.stringMatching(/^content\/pages\/privacy\.mdx {2}Write a privacy page/),
    expect.stringMatching(/^content\/pages\/legal\.mdx {2}Write a legal page/),
    expect.stringMatching(/^static\/icon\.svg {2}Draw your own icon/),
  ]);
});

test('keys are listed until the file or the environment has them', () => {
  expect(toDos(owned, { envFile: '' })).toHaveLength(4);
  const env = Object.fromEntries(keys.map((key) => [key, 'set']));
  expect(toDos(owned, { envFile: '', env })).toEqual([]);
  expect(toDos(owned, { envFile: `# keys\n${keys.join('=\n')}=` })).toEqual([
    expect.stringMatching(/^\.env\.production:2:27 {2}Set GATSBY_EMAILJS_PUBLIC_KEY/),
    ...keys.slice(1).map((key): unknown => expect.stringContaining(key)),
  ]);
});
