import { readFileSync } from 'node:fs';
import { temporaryFolder } from '../tests/support/temporary-folder';
import { writeFiles } from '../tests/support/write-files';
import { launchToDos } from './launch-check';

const keys = ['PUBLIC_KEY', 'SERVICE_ID', 'CONTACT_TEMPLATE_ID', 'NEWSLETTER_TEMPLATE_ID'].map(
  (name) => `GATSBY_EMAILJS_${name}`,
);
const site = {
  brand: 'Acme',
  address: 'https://acme-words.com',
  socials: [{ label: 'X', icon: 'x', href: 'https://x.com/acme' }],
};
const page = (more = '') => `---\ntemplate: page\ntitle: A page\n${more}---\n\nText.\n`;

const samplePicture = readFileSync('tests/specified/content/images/hero-light.jpg');

const envFile = keys.map((key) => `${key}=set`).join('\n');

/** The files of an owner who has done everything. */
const owned = {
  'content/site.json': JSON.stringify(site),
  'content/pages/privacy.mdx': page(),
  'content/pages/imprint.mdx': page(),
  'content/layout.json':
    '{ "footer": { "privacy": { "href": "/privacy/" }, "imprint": { "href": "/imprint/" } } }',
  'content/brand.json': '{ "logo": "/logo.svg" }',
  'static/icon.svg': '<svg/>',
  'package.json': '{ "name": "acme" }',
  '.env.production': envFile,
};

function toDos(files: Record<string, string | Buffer> = {}, env: Record<string, string> = {}) {
  const root = temporaryFolder();
  writeFiles(root, { ...owned, ...files });
  return launchToDos(root, env).map(({ place, task }) => `${place}  ${task}`);
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
  ['content/images/a.jpg', samplePicture, 'content/images/a.jpg  This came with the site'],
  ['.env.production', `${envFile}\nGATSBY_PREVIEW=true`, '.env.production  Delete GATSBY_PREVIEW'],
  ['.env.production', `${envFile}\nGATSBY_PREVIEW=`, undefined],
  ['package.json', '{\n"name": "throughline"', 'package.json:2  Write your own name'],
  ['content/pages/a.mdx', `${page()}\n[So](https://x.example/)\n`, ':8:1  This link leads to'],
])('%s, case %#', (file, text, line) => {
  expect(toDos({ [file]: text })).toEqual(
    line === undefined ? [] : [expect.stringContaining(line)],
  );
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
  expect(missing('', Object.fromEntries(keys.map((key) => [key, 'set'])))).toEqual([]);
});
