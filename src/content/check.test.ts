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

/** Edits a file so that it does not matter what writers have made of it. */
const change = (file: string, from: RegExp, to: string) => {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(join(folder, file), text.replace(from, to));
};

/** Adds a paragraph to the end of a file, and tells its line. */
const append = (file: string, paragraph: string) => {
  const text = readFileSync(join(folder, file), 'utf8').trimEnd();
  writeFileSync(join(folder, file), `${text}\n\n${paragraph}\n`);
  return text.split('\n').length + 2;
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
  change('steps.json', /"title":/, '"titel":');
  change('pages/404.mdx', /^---\ntemplate: .*$/m, '---\ntemplate: letter');
  const line = append('pages/404.mdx', '{nobody} knows.');
  change('site.json', /"language": "[^"]*"/, '"language": "English"');
  expect(await problems()).toEqual([
    expect.stringMatching(/^content\/pages\/404\.mdx:2:11 {2}"template" must be one of/),
    expect.stringMatching(`^content/pages/404\\.mdx:${line}:1 {2}"{nobody}" is not known`),
    expect.stringMatching(/^content\/site\.json:\d+:15 {2}"language" must be a language code/),
    expect.stringMatching(/^content\/steps\.json:3:5 {2}"items\.0\.title" is missing/),
    expect.stringMatching(/^content\/steps\.json:3:5 {2}unknown field "titel"/),
  ]);
});

test('a picture that does not exist is told where it is named', async () => {
  change('pages/about.mdx', /light: \S+$/m, 'light: images/nowhere.jpg');
  expect(await problems()).toEqual([
    expect.stringMatching(
      /^content\/pages\/about\.mdx:\d+:10 {2}"images\/nowhere\.jpg" does not exist: put the picture there, or correct the name$/,
    ),
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
  change('pages/about.mdx', /^hero:/m, 'heero:');
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
  const line = append('pages/404.mdx', '<b>This</b> is where it ends.');
  expect(await problems()).toEqual([
    expect.stringMatching(`^content/pages/404\\.mdx:${line}:1 {2}tags are not available here`),
  ]);
});

test('a page to which the site itself leads is missed by its name', async () => {
  rmSync(join(folder, 'pages/newsletter-confirmation.mdx'));
  expect(await problems()).toEqual([
    'content/pages/newsletter-confirmation.mdx:1:1  is missing: the site leads visitors to this page by its name',
  ]);
});

test.each([
  ['missing', /\n\s*"address":[^\n]*/, '', '1:1', 'is missing: add it'],
  ['empty', /"address": "[^"]*"/, '"address": ""', '5:14', 'must start with https://'],
  [
    'local',
    /"address": "[^"]*"/,
    '"address": "https://localhost:8000"',
    '5:14',
    'leads to "localhost", which no visitor can reach',
  ],
  ['without https', /"address": "https/, '"address": "http', '5:14', 'must start with https://'],
  ['malformed', /("address": "[^"]*)"/, '$1/"', '5:14', 'must be https:// and a domain'],
])('a public address that is %s is told in one sentence', async (_name, from, to, place, says) => {
  change('site.json', from, to);
  expect(await problems()).toEqual([
    expect.stringContaining(`content/site.json:${place}  "address" ${says}`),
  ]);
});

test('a plan that chooses what the inquiry form does not offer is told where it does so', async () => {
  change('plans/strategy-plan.mdx', /^ {2}- Brand Strategy only$/m, '  - Brand Magic');
  expect(await problems()).toEqual([
    expect.stringMatching(
      /^content\/plans\/strategy-plan\.mdx:\d+:5 {2}"help" names "Brand Magic", which forms\/contact\.json does not offer: write one of Brand Strategy only, /,
    ),
  ]);
});

test('a link to a plan that does not exist is told, in a field and in a text', async () => {
  change('plans/add-ons.mdx', /\?plan=add-ons/, '?plan=extras');
  const line = append('pages/404.mdx', 'See [this](/contact/?plan=gold&from=404).');
  expect(await problems()).toEqual([
    expect.stringMatching(`^content/pages/404\\.mdx:${line}:21 {2}"\\?plan=gold" leads to no plan`),
    expect.stringMatching(
      /^content\/plans\/add-ons\.mdx:\d+:\d+ {2}"\?plan=extras" leads to no plan: there is no plans\/extras\.mdx; write one of add-ons, monthly-retainer, strategy-plan$/,
    ),
  ]);
});

test('while the form has mistakes of its own, plans are not compared with it', async () => {
  change('forms/contact.json', /"offer":/, '"offers":');
  const lines = await problems();
  expect(lines.filter((line) => !line.startsWith('content/forms/contact.json'))).toEqual([]);
  expect(lines).not.toEqual([]);
});
