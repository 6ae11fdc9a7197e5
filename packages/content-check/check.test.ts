import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent, checkSite, contentFiles, errorsIn } from './check';
import { folderOf } from './mistakes/site-in-memory';
import { rightSite } from './mistakes/right-site';
import { formatProblem } from './problem';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-content-'));
  cpSync('tests/specified/content', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const problems = () => checkContent(folder).map(formatProblem);

test('the specified content has no problems', () => {
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

test('the mistakes of several files are reported at once, sorted by file and place', () => {
  writeFileSync(join(folder, 'steps.json'), '{ "items": [ }');
  writeFileSync(join(folder, 'faq/new.mdx'), '---\nquestion: {nobody}?\norder: 1\n---\n');
  const files = checkContent(folder).map(({ file, line }) => `${file}:${line}`);
  expect(files).toEqual([...files].sort());
  expect(new Set(files.map((name) => name.split(':')[0]))).toEqual(
    new Set(['faq/new.mdx', 'steps.json']),
  );
});

test('a download of no bytes is reported', () => {
  const content = join(folder, 'site/content');
  cpSync('tests/specified/content', content, { recursive: true });
  mkdirSync(join(folder, 'site/static/downloads'), { recursive: true });
  writeFileSync(join(folder, 'site/static/downloads/kit.pdf'), '');
  writeFileSync(
    join(content, 'faq/kit.mdx'),
    '---\nquestion: Where is it?\norder: 99\n---\n\nIn [our kit](/downloads/kit.pdf).\n',
  );
  expect(checkContent(content).map(({ message }) => message)).toEqual([
    'The file static/downloads/kit.pdf is empty, or not a real PDF. Save it again',
  ]);
});

test('without site.json there are sentences, not a stack', () => {
  rmSync(join(folder, 'site.json'));
  expect(problems()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^content\/site\.json:1:1 {2}This file is missing/),
    ]),
  );
});

test('an empty content folder is reported by what it lacks', () => {
  const said = checkSite(folderOf(new Map()));
  expect(errorsIn(said).length).toBeGreaterThan(10);
  expect(new Set(said.map(({ rule }) => rule))).toEqual(new Set(['missing-file']));
});

test('a shortcut that leads to no file, or to a folder, is reported and not followed', () => {
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

test('pictures whose names say that they are swapped', () => {
  const picture = rightSite.get('images/hero.png') ?? '';
  const press = String(rightSite.get('pages/press.mdx'));
  const swapped = press.replace(
    'light: images/hero.png',
    'light: images/red-dark.png\n  dark: images/red-light.png',
  );
  const files = new Map([
    ...rightSite,
    ['images/red-dark.png', picture],
    ['images/red-light.png', picture],
    ['pages/press.mdx', swapped],
  ] as const);
  const found = checkSite(folderOf(files)).filter(({ file }) => file === 'pages/press.mdx');
  expect(found.map(({ message }) => message)).toEqual([
    'red-light.png is shown in the dark theme, and its dark picture in the light one. Swap the two',
  ]);
});

const question = (text: string) => `---\nquestion: Why?\norder: 3\n---\n\n${text}\n`;
const siteWithAnswer = (text: string) =>
  folderOf(new Map([...rightSite, ['faq/why.mdx', question(text)]]));

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
