import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactWords } from '../../tests/support/fixtures';
import { checkContent, checkSite, contentFiles, errorsIn } from './check';
import { folderOf } from './mistakes/folder-of';
import { rightSite } from './mistakes/right-site';
import { formatProblem } from './problem';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-content-'));
  cpSync('content', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const problems = () => checkContent(folder).map(formatProblem);

test('the content of the site has no problems', () => {
  expect(problems()).toEqual([]);
});

test('content files are JSON and MDX at any depth, sorted', () => {
  const files = contentFiles(folder);
  expect(files).toEqual([...files].sort());
  expect(files).toEqual(
    expect.arrayContaining(['site.json', 'forms/contact.json', 'pages/404.mdx']),
  );
  expect(files.filter((file) => !/\.(json|mdx)$/.test(file))).toEqual([]);
});

test('the mistakes of several files are told at once, sorted by file and place', () => {
  writeFileSync(join(folder, 'steps.json'), '{ "items": [ }');
  writeFileSync(join(folder, 'faq/new.mdx'), '---\nquestion: {nobody}?\norder: 1\n---\n');
  const files = checkContent(folder).map(({ file, line }) => `${file}:${line}`);
  expect(files).toEqual([...files].sort());
  expect(new Set(files.map((name) => name.split(':')[0]))).toEqual(
    new Set(['faq/new.mdx', 'steps.json']),
  );
});

test('without site.json there are sentences, not a stack', () => {
  rmSync(join(folder, 'site.json'));
  expect(problems()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^content\/site\.json:1:1 {2}This file is missing/),
    ]),
  );
});

test('an empty content folder is told by what it lacks', () => {
  const said = checkSite(folderOf(new Map()));
  expect(errorsIn(said).length).toBeGreaterThan(10);
  expect(new Set(said.map(({ rule }) => rule))).toEqual(new Set(['missing-file']));
});

const inRightSite = (changes: Record<string, [from: string, to: string]>) => {
  const files = new Map(rightSite);
  for (const [file, [from, to]] of Object.entries(changes)) {
    files.set(file, String(files.get(file)).replace(from, to));
  }
  return checkSite(folderOf(files)).map(formatProblem);
};

test('a published page may not lead to a draft', () => {
  const said = inRightSite({
    'pages/press.mdx': ['template: page', 'template: page\ndraft: true'],
    'faq/who-writes.mdx': ['People do.', 'People do. See [the press page](/press/).'],
  });
  expect(said).toEqual([
    'content/faq/who-writes.mdx:6:33  "/press/" is a draft and will not be published. Publish it, or leave the link out until then',
  ]);
});

test('a draft may hold what is not finished yet', () => {
  const said = inRightSite({
    'faq/who-writes.mdx': [
      'order: 1\n---\n\nPeople do.',
      'order: 1\ndraft: true\n---\n\nTODO: ask Jo.',
    ],
    'testimonials/mei.json': ['"consent": true', '"draft": true'],
  });
  expect(said).toEqual([]);
});

test.each([
  ['missing', '  "address": "https://acme.example",\n', '', '1:1', 'Missing field "address"'],
  ['empty', '"https://acme.example"', '""', '5:14', '"address" is empty'],
  [
    'local',
    'acme.example"',
    'localhost:8000"',
    '5:14',
    '"address" leads to "localhost", which visitors cannot reach',
  ],
  ['without https', 'https://acme', 'http://acme', '5:14', '"address" must start with https://'],
  [
    'malformed',
    'acme.example"',
    'acme.example/"',
    '5:14',
    '"address" must be https:// and a domain',
  ],
])('a public address that is %s is told in one sentence', (_name, from, to, place, says) => {
  expect(inRightSite({ 'site.json': [from, to] })).toEqual([
    expect.stringContaining(`content/site.json:${place}  ${says}`),
  ]);
});

test('a plan that chooses what the inquiry form does not offer is told where it does so', () => {
  const { helpNeeded } = contactWords();
  const [option = ''] = helpNeeded.options;
  expect(inRightSite({ 'plans/strategy.mdx': [`  - ${option}`, '  - Brand Magic'] })).toEqual([
    expect.stringMatching(
      /^content\/plans\/strategy\.mdx:\d+:5 {2}"Brand Magic" is not an option of forms\/contact\.json\. Choose: /,
    ),
  ]);
});

test('a link to a plan that does not exist is told, in a field and in a text', () => {
  const said = inRightSite({
    'pages/404.mdx': ['href: /contact/', 'href: /contact/?plan=extras'],
    'pages/press.mdx': ['(/about/)', '(/contact/?plan=gold&from=404)'],
  });
  expect(said).toEqual([
    'content/pages/404.mdx:8:18  There is no plan "extras". Choose: strategy',
    'content/pages/press.mdx:16:27  There is no plan "gold". Choose: strategy',
  ]);
});

test('while the form has mistakes of its own, plans are not compared with it', () => {
  const said = inRightSite({ 'forms/contact.json': ['"offer":', '"offers":'] });
  expect(said).toEqual([
    expect.stringMatching(/^content\/forms\/contact\.json:.*Did you mean "offer"/),
  ]);
});

test('a shortcut that leads to no file, or to a folder, is told and not followed', () => {
  for (const [to, name] of [
    ['nowhere.mdx', 'faq/lost.mdx'],
    [tmpdir(), 'faq/folder.mdx'],
    ['loop.mdx', 'faq/loop.mdx'],
  ] as const) {
    symlinkSync(to, join(folder, name));
  }
  expect(problems()).toEqual(
    ['folder', 'loop', 'lost'].map(
      (name) =>
        `content/faq/${name}.mdx:1:1  This shortcut leads to no file. Put the file itself here`,
    ),
  );
});

const question = (text: string) => `---\nquestion: Why?\norder: 3\n---\n\n${text}\n`;
const siteWithAnswer = (text: string) =>
  folderOf(new Map([...rightSite, ['faq/why.mdx', question(text)]]));

test('an emoji made of several is no mistake', () => {
  expect(checkSite(siteWithAnswer('Go 👩🏽‍🚀 now'))).toEqual([]);
});

/** Each makes some pattern or other try again from every place, unless it is written with care. */
test.each([
  ...[
    ' ',
    '\t',
    '*',
    '`',
    '[',
    '](',
    '(',
    '-',
    '_',
    '{',
    '<',
    '<a ',
    '"',
    '&',
    '1 ',
    'ab ',
    '[a](b ',
  ],
  ...['\n', '` `` ', '---\na: b\n', '<<<<<<< \n', '>>>>>>> \n', '[a]: b\n'],
])('very many of %j are read to the end', (sign) => {
  // Lines as long as they may be: a pattern that tries again from every place would not end in time.
  const line = `a${sign.repeat(Math.floor(9_900 / sign.length))}b`;
  const lines = sign.includes('\n') ? [line] : Array<string>(30).fill(line);
  const problems = checkSite(siteWithAnswer(lines.join('\n')));
  expect(problems).toBeInstanceOf(Array);
});
