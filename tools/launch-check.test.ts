import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../tests/support/temporary-folder';
import { writeFiles } from '../tests/support/write-files';
import { launchToDos, shareDone } from './launch-check';
import { sampleOf } from './sample-texts';

const keys = ['PUBLIC_KEY', 'SERVICE_ID', 'CONTACT_TEMPLATE_ID', 'NEWSLETTER_TEMPLATE_ID'].map(
  (name) => `GATSBY_EMAILJS_${name}`,
);
const site = {
  brand: 'Acme',
  address: 'https://acme-words.com',
  socials: [{ label: 'X', icon: 'x', href: 'https://x.com/acme' }],
};
const page = (more = '') => `---\ntemplate: page\ntitle: Page\n${more}---\n\nText.\n`;

const account = keys.map((key, index) => [key, `id-${index}`] as const);
const envFile = account.map((pair) => pair.join('=')).join('\n');

const nightly = (timeZone: string) =>
  `on:\n  schedule:\n    - cron: '10 0 * * *'\n      timezone: ${timeZone}\n`;

/** The files of an owner who has done everything. */
const owned = {
  'content/site.json': JSON.stringify(site),
  'content/pages/privacy.mdx': page(),
  'content/pages/imprint.mdx': page(),
  'content/layout.json':
    '{ "footer": { "privacy": { "href": "/privacy/" }, "imprint": { "href": "/imprint/" } } }',
  'content/forms/newsletter.json': '{}',
  'content/brand.json': '{ "logo": "/logo.svg" }',
  'static/icon.svg': '<svg/>',
  'package.json': '{ "name": "acme" }',
  '.env.production': envFile,
};

function toDos(
  files: Record<string, string | Buffer> = {},
  env: Record<string, string> = {},
  sample = sampleOf(temporaryFolder()),
) {
  const root = temporaryFolder();
  writeFiles(root, { ...owned, ...files });
  return launchToDos(root, env, sample).map(({ place, task }) => `${place}  ${task}`);
}

test('when everything is the owner’s own, nothing is left to do', () => {
  expect(toDos()).toEqual([]);
});

test.each([
  ['the sample brand', { brand: 'Throughline' }, 'content/site.json:1:10  Write your own brand'],
  [
    'a day that is over',
    { security: { expires: '2020-01-01' } },
    'site.json:1:139  Write a day within a year',
  ],
  [
    'a day that is more than a year away',
    { security: { expires: '2099-01-01' } },
    'site.json:1:139  Write a day within a year instead of 2099-01-01, which is too far away',
  ],
  ['a reserved address', { address: 'https://acme.example' }, 'Write your own address instead'],
])('%s is to be replaced', (_name, change, line) => {
  expect(toDos({ 'content/site.json': JSON.stringify({ ...site, ...change }) })).toEqual([
    expect.stringContaining(line),
  ]);
});

test.each([
  ['content/pages/a.mdx', page('sample: true\n'), 'content/pages/a.mdx:4:9  This came with'],
  ['content/pages/home.mdx', page('intro:\n  edit:\n    sample: true\n'), ':6:13  This came with'],
  ['content/pages/a.mdx', page('draft: true\nsample: true\n'), undefined],
  ['content/pages/imprint.mdx', page('draft: true\n'), 'content/pages/imprint.mdx  Write a page'],
  ['content/brand.json', '{}', 'content/brand.json:1:1  Set "logo"'],
  ['.env.production', `${envFile}\nGATSBY_PREVIEW=true`, '.env.production  Delete GATSBY_PREVIEW'],
  [
    '.env.production',
    `${envFile}\nGATSBY_PREVIEW=drafts`,
    '.env.production  Delete GATSBY_PREVIEW=d',
  ],
  ['.env.production', `${envFile}\nGATSBY_PREVIEW=drafts`, 'Delete GATSBY_PREVIEW=drafts'],
  ['.env.production', `${envFile}\nGATSBY_PREVIEW=`, undefined],
  [
    '.github/workflows/deploy.yml',
    nightly('Europe/Lisbon'),
    'Write timezone: UTC, as in content/site.json',
  ],
  ['.github/workflows/deploy.yml', nightly('UTC'), undefined],
  ['package.json', '{\n"name": "throughline"\n}', 'package.json:2  Write your own name'],
  ['README.md', '\n# Throughline\n', 'README.md:2  Write your own name'],
  ['.env.production', `${envFile}\nGATSBY_EMAILJS_ORIGIN=http://localhost:9001`, 'No visitor can'],
  [
    '.env.production',
    `${envFile}\nGATSBY_POLICY_REPORTS=https://a.example/csp`,
    'a sample address',
  ],
  ['.env.production', `${envFile}\nGATSBY_POLICY_REPORT=a`, 'Did you mean GATSBY_POLICY_REPORTS?'],
  ['.env.production', envFile.replace('id-0', 'YOUR_PUBLIC_KEY'), 'That is a placeholder'],
  ['package.json', '{\n"license": "UNLICENSED"\n}', 'package.json:2  The licence of this code'],
  ['content/pages/a.mdx', `${page()}\n[So](https://x.example/)\n`, ':8:1  This link leads to'],
])('%s, case %#', (file, text, line) => {
  expect(toDos({ [file]: text })).toEqual(
    line === undefined ? [] : [expect.stringContaining(line)],
  );
});

test('a typeface that is a devDependency is named, because a host leaves those out', () => {
  const files = {
    'content/brand.json': JSON.stringify({
      logo: '/logo.svg',
      fonts: { headlines: { family: 'Open Sans' }, text: { family: 'Instrument Sans' } },
    }),
    'package.json': '{\n  "devDependencies": {\n    "@fontsource/open-sans": "1.0.0"\n  }\n}',
  };
  expect(toDos(files)).toEqual([
    expect.stringMatching(/^package.json:3 .* --save-prod @fontsource\/open-sans$/),
  ]);
});

test('a line about content leads to its field in the editor, too', () => {
  const root = temporaryFolder();
  writeFiles(root, {
    ...owned,
    'content/site.json': JSON.stringify({ ...site, email: 'a@b.example' }),
  });
  expect(launchToDos(root, {}, sampleOf(temporaryFolder())).map(({ editor }) => editor)).toEqual([
    { place: 'Site settings: Email', entry: '#/collections/_singletons/entries/SiteSettings' },
  ]);
});

test('the share that is done counts the texts and files of the sample that are not there', () => {
  const root = temporaryFolder();
  writeFiles(root, { ...owned, ...sampleSite });
  const sample = sampleOf(root);
  const before = sample.placeholders.length + sample.files.length;
  rmSync(join(root, 'content/images/hero.jpg'));
  expect(shareDone(root, sample)).toContain(`of its ${before} texts and files`);
  expect(shareDone(temporaryFolder(), sample)).toMatch(/^100 %/);
});

test('an address of site.json is to do once, wherever texts use it', () => {
  const files = {
    'content/site.json': JSON.stringify({ ...site, email: 'hello@acme.example' }),
    'content/pages/a.mdx': `${page()}\n[Write](mailto:{email})\n`,
  };
  expect(toDos(files)).toEqual([expect.stringContaining('Write your own email')]);
});

test('a legal page without a link in the footer is to do', () => {
  expect(toDos({ 'content/layout.json': '{}' })).toHaveLength(2);
});

test('the keys of EmailJS are to do until the file or the environment has them', () => {
  const missing = (text: string, env = {}) => toDos({ '.env.production': text }, env);
  expect(missing(keys.join('=\n'))).toHaveLength(keys.length);
  // The build reads the file with the same reader.
  expect(missing(keys.map((key) => `${key}= # later`).join('\n'))).toHaveLength(keys.length);
  expect(missing('', Object.fromEntries(account))).toEqual([]);
});

const imprint = 'Registered name<br />\nStreet and number<br />\nPostal code, city and country';
const quote = 'They kept my worst joke.';
const home = page('hero:\n  lede: We talk, then we write.\n');
const form = (label = 'Save it', missing = 'Enter your name') =>
  JSON.stringify({ submit: label, formFields: { fullName: { label, missing } } });
const advice =
  '\n## In your tab\n\nThese entries stay in your browser.\n\n| Name | Saved here |\n| - | - |\n';

const samplePage = (more: string) => page(more).replace('Page', 'Start').replace('Text', 'Notes');

const sampleSite = {
  'content/pages/imprint.mdx': `${samplePage('draft: true\n')}\n${imprint}\n`,
  'content/pages/privacy.mdx': `${samplePage('sample: true\n')}${advice}`,
  'content/testimonials/mei.json': JSON.stringify({ sample: true, quote, author: 'Mei' }),
  'content/pages/a.mdx': home
    .replace('page\ntitle: Page', 'about\ntitle: Start')
    .replace('Text.', ''),
  'content/forms/contact.json': form(),
  'content/site.json': JSON.stringify({
    brand: 'Sample',
    variables: { replyTime: '24 to 48 hours' },
  }),
  'content/images/hero.jpg': 'A picture',
};

test.each<[string, Record<string, string>, string[]]>([
  [
    'of an imprint that is a draft no more, by their lines',
    { 'content/pages/imprint.mdx': `${page()}\n${imprint}\n` },
    ['content/pages/imprint.mdx:9:1  This came with the site'],
  ],
  [
    'in another file, with other marks',
    { 'content/pages/a.mdx': `${page()}\n**Street** and *number*\n` },
    ['content/pages/a.mdx:8:1  This came with the site'],
  ],
  [
    'of a testimonial that is marked no more',
    { 'content/testimonials/a.json': JSON.stringify({ quote, author: 'Mei' }) },
    ['content/testimonials/a.json:1:10  This came with the site'],
  ],
  ['that an owner may keep', { 'content/pages/privacy.mdx': page() + advice }, []],
  [
    'in the language of the sample, on a page in another',
    { 'content/pages/privacy.mdx': page('language: pt\n') + advice },
    ['content/pages/privacy.mdx:9:1  This came with the site', 'content/pages/privacy.mdx:13:1  '],
  ],
  [
    'that was never marked, beside a group that is',
    {
      'content/pages/b.mdx': home
        .replace('lede', 'eyebrow: Hi\n  lede')
        .replace('hero:', 'intro:\n  edit:\n    sample: true\nhero:'),
    },
    ['content/pages/b.mdx:6:13  This came with the site', 'content/pages/b.mdx:9:9  This came'],
  ],
  ['that are labels or messages of any form', { 'content/forms/contact.json': form() }, []],
  [
    'in a form of a site in another language, by its labels and messages',
    {
      'content/site.json': JSON.stringify({ ...site, language: 'pt' }),
      'content/forms/contact.json': form(),
    },
    ['delete it (3 times: also on line 1)'],
  ],
  [
    'in another language, by a heading, a cell and a variable',
    {
      'content/site.json': JSON.stringify({
        ...site,
        language: 'es',
        variables: { replyTime: '24 to 48 hours' },
      }),
      'content/pages/a.mdx': `${page()}\n## In your tab\n\n| Aquí | saved here |\n| - | - |\n`,
    },
    [
      'content/pages/a.mdx:8:1  This came with the site. Replace it with your own, or delete it (2 times: also on line 10)',
      'content/site.json:1:158  This came',
    ],
  ],
  [
    'in another language, by a word, unless that has it, too',
    {
      'content/site.json': JSON.stringify({ ...site, language: 'es' }),
      'content/pages/a.mdx': page().replace('Page', 'Start').replace('Text', 'Notes'),
      'content/words.txt': 'Notes # notas\n',
    },
    [
      'content/pages/a.mdx:3:8  This came with the site. Replace it with your own, or delete it; if your',
    ],
  ],
  [
    'and pictures under another name',
    { 'content/images/a.jpg': 'A picture' },
    ['content/images/a.jpg  This came with the site'],
  ],
])('texts of the sample %s', (_which, files, lines) => {
  const root = temporaryFolder();
  writeFiles(root, sampleSite);
  expect(toDos(files, {}, sampleOf(root))).toEqual(
    lines.map((line): unknown => expect.stringContaining(line)),
  );
});

test.each([
  'https://www.16personalities.com/en/test',
  'https://hbr.org/2020/bios/example',
  'https://cal.com/acme/test',
  'https://example.de/',
  'https://testing.com/',
  'mailto:test@acme.com',
])('%s is nobody’s placeholder', (address) => {
  expect(toDos({ 'content/pages/a.mdx': `${page()}\n[So](${address})\n` })).toEqual([]);
});

test.each([
  'https://example.com/a',
  'https://www.example.org',
  'https://acme.test:8000/',
  'https://acme.invalid?a',
  'mailto:you@example.net?subject=A',
])('%s is at a name that nobody can own', (address) => {
  expect(toDos({ 'content/pages/a.mdx': `${page()}\n[So](${address})\n` })).toHaveLength(1);
});
