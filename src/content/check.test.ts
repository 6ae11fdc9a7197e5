import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent, contentFiles } from './check';
import { formatProblem } from './problem';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-content-'));
  cpSync('content', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const problems = async () => (await checkContent(folder)).map(formatProblem);

const change = (file: string, from: string, to: string) => {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
};

test('the content of the site has no problems', async () => {
  expect(await problems()).toEqual([]);
});

test('content files are JSON and MDX at any depth, sorted', () => {
  const files = contentFiles(folder);
  expect(files).toEqual([...files].sort());
  expect(files).toEqual(
    expect.arrayContaining(['site.json', 'forms/contact.json', 'pages/404.mdx']),
  );
  expect(files.filter((file) => !/\.(json|mdx)$/.test(file))).toEqual([]);
});

test('the mistakes of several files are told at once, sorted by file and place', async () => {
  change('steps.json', '"title": "Discovery"', '"titel": "Discovery"');
  change('faq/on-camera.mdx', '---\n', '---\nanswer: none\n');
  change('pages/404.mdx', 'template: message', 'template: letter');
  change('site.json', '"language": "en"', '"language": "English"');
  expect(await problems()).toEqual([
    expect.stringMatching(/^content\/faq\/on-camera\.mdx:\d+:\d+ {2}unknown field "answer"/),
    expect.stringMatching(/^content\/pages\/404\.mdx:2:11 {2}"template" must be one of/),
    expect.stringMatching(/^content\/site\.json:8:15 {2}"language" must be a language code/),
    expect.stringMatching(/^content\/steps\.json:3:5 {2}"items\.0\.title" is missing/),
    expect.stringMatching(/^content\/steps\.json:3:5 {2}unknown field "titel"/),
  ]);
});

test('a picture that does not exist is told where it is named', async () => {
  change('pages/about.mdx', 'images/tangle-light.jpg', 'images/tangel-light.jpg');
  expect(await problems()).toEqual([
    'content/pages/about.mdx:10:10  "images/tangel-light.jpg" does not exist: put the picture there, or correct the name',
  ]);
});

test('a file or a kind of page that the site cannot do without is missed', async () => {
  rmSync(join(folder, 'layout.json'));
  rmSync(join(folder, 'pages/about.mdx'));
  rmSync(join(folder, 'faq'), { recursive: true });
  expect(await problems()).toEqual([
    'content/faq/*.mdx:1:1  is missing: the site cannot do without a Question',
    'content/layout.json:1:1  is missing: the site cannot do without a Layout',
    'content/pages/*.mdx:1:1  is missing: the site cannot do without a AboutPage',
  ]);
});

test('a page that is there and wrong is not called missing', async () => {
  change('pages/about.mdx', 'hero:', 'heero:');
  const lines = await problems();
  expect(lines).not.toEqual([]);
  expect(lines.filter((line) => line.includes('cannot do without'))).toEqual([]);
});

test('without site.json there are sentences, not a stack', async () => {
  rmSync(join(folder, 'site.json'));
  const lines = await problems();
  expect(lines).toContain(
    'content/site.json:1:1  is missing: the site cannot do without a SiteSettings',
  );
  expect(lines).toContainEqual(expect.stringMatching(/"\{brand\}" is not known: mend site\.json/));
});

test('code and tags in a text are told at their line of the file', async () => {
  change('pages/404.mdx', 'This is where', 'Here\n\n<b>This</b> is where');
  expect(await problems()).toEqual([
    expect.stringMatching(/^content\/pages\/404\.mdx:15:1 {2}tags are not available here/),
  ]);
});
