import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../check';
import { newKinds } from './kinds';
import { problemsOf, problemsOfAnswer } from './judge';
import { makeEntry, writeEntry, type Typed } from './make';

const specifiedContent = 'tests/specified/content';
const right = 'packages/content-check/mistakes/right';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-new-'));
  cpSync(specifiedContent, folder, { recursive: true });
  // The specified site has no articles.
  const articles = ['insights.json', 'topics.json', 'authors', 'images/jo-planer.png'];
  for (const name of articles) cpSync(join(right, name), join(folder, name), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const answers: Record<string, Typed> = {
  question: { question: 'Is this "new": yes?', answer: "It's new." },
  testimonial: {
    author: 'Jo Smith-Lee',
    role: 'Founder',
    quote: 'Short and true.',
    picture: join(specifiedContent, 'images/testimonials/portrait-mei.png'),
    alt: 'Drawing of Jo',
  },
  plan: {
    title: 'Gold: the plan',
    items: 'One thing; Another',
    note: 'More can be provided.',
    short: 'Gold',
    figure: 'Monthly',
    summary: 'A lot of it.',
    text: '**Gold.** Really.',
  },
  value: { title: 'Patience', text: 'Good lines take time.', icon: 'star' },
  article: {
    title: "The *board* that won't lie flat",
    description:
      'A board that will not lie flat has a reason. How to find it before you plane it all away.',
    topics: 'saws; boards',
    author: 'jo',
    day: '2025-03-31',
    text: "It's the end grain.",
  },
  page: {
    address: 'Press Kit',
    title: 'Press and Pictures for Writers | {brand}',
    description: 'Everything a reporter needs about {brand} on one page, with the way to reach us.',
    eyebrow: 'Press',
    headline: 'For those *who write*',
    lede: '{brand} in print.',
    text: 'Write to [{email}](mailto:{email}).',
  },
};

const files = {
  question: 'faq/is-this-new-yes.mdx',
  testimonial: 'testimonials/jo-smith-lee.json',
  plan: 'plans/gold-the-plan.mdx',
  value: 'values.json',
  article: 'insights/the-board-that-won-t-lie-flat.mdx',
  page: 'pages/press-kit.mdx',
};

test.each(newKinds.map((kind) => [kind.name, kind] as const))('a new %s is valid', (name, kind) => {
  const made = makeEntry(
    folder,
    kind,
    answers[name] ?? {},
    name === 'testimonial' ? { consent: true } : {},
  );
  expect(Object.entries(files)).toContainEqual([name, made.file]);
  expect(problemsOf(folder, made)).toEqual([]);
  writeEntry(folder, made);
  expect(checkContent(folder)).toEqual([]);
});

test('an article is a draft of today by the first author, unless the writer says so', () => {
  const { title, description, text } = answers.article ?? {};
  const { code, output } = run('article', ...flags({ title, description, text }));
  expect(output).toContain(`Wrote content/${files.article}`);
  expect(output).toContain('You did not say these, so they were assumed.');
  expect(output).toContain('remove the line "draft: true"');
  expect(code).toBe(0);
  const today = new Date().toISOString().slice(0, 10);
  const written = readFileSync(join(folder, files.article), 'utf8');
  expect(written).toMatch(
    new RegExp(
      `published: ${today}\nauthor: jo\ntopics:\n {2}- saws\npicture:\n {2}light: images/`,
    ),
  );
  expect(written).toContain('draft: true');
});

test('every answer is in the file, with curly quotes', () => {
  const [question] = newKinds;
  if (!question) throw new Error('No question');
  expect(makeEntry(folder, question, answers.question ?? {}).text).toBe(
    "---\nquestion: 'Is this “new”: yes?'\norder: 12\n---\n\nIt’s new.\n",
  );
});

function run(...args: string[]) {
  const command = [
    '--import',
    'tsx',
    'packages/content-check/new/main.ts',
    ...args,
    '--folder',
    folder,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
}

const flags = (typed: Readonly<Record<string, string | undefined>>) =>
  Object.entries(typed).flatMap(([name, value]) => [`--${name}`, value ?? '']);

test('answers may be given as flags; without consent a testimonial is a draft', () => {
  const { code, output } = run('testimonial', ...flags(answers.testimonial ?? {}));
  expect(output).toContain('Wrote content/testimonials/jo-smith-lee.json');
  expect(output).toContain('It is a draft. When the client has agreed, write "consent": true');
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, files.testimonial), 'utf8'))).toMatchObject({
    draft: true,
    order: 5,
    image: { light: 'images/testimonials/jo-smith-lee.png' },
  });
});

test('a plan leads to the form with its own address, and what was assumed is said', () => {
  const { code, output } = run('plan', ...flags(answers.plan ?? {}));
  expect(code).toBe(0);
  const text = readFileSync(join(folder, files.plan), 'utf8');
  expect(text.match(/href: .*/g)).toEqual(Array(2).fill('href: /contact/?plan=gold-the-plan'));
  expect(text).toContain(
    "help:\n  - Brand Strategy only\nask:\n  label: 'Ask about Gold: the plan'\n",
  );
  expect(text).not.toMatch(/icon: (compass|calendar|plus)/);
  expect(output).toContain('You did not say these, so they were assumed.');
  expect(output).toContain('help: Brand Strategy only');
  const said = { ...answers.plan, 'help-with': 'Not Sure Yet; Everything listed', icon: 'star' };
  rmSync(join(folder, files.plan));
  expect(run('plan', ...flags({ ...said, link: 'Ask', button: 'Ask' })).output).not.toMatch(
    /assumed/,
  );
  expect(readFileSync(join(folder, files.plan), 'utf8')).toContain(
    'help:\n  - Not Sure Yet\n  - Everything listed\nask:\n  label: Ask\n',
  );
});

test('the end says what to do next', () => {
  const { output } = run('page', ...flags(answers.page ?? {}));
  expect(output).toContain('No page links to it yet');
  expect(output).toContain('run "npm run develop" and open http://localhost:8000/press-kit/');
  expect(output).toContain('run "npm run content"');
});

test('what would be wrong is not written, and no file is named that is not there', () => {
  const { code, output } = run(
    'page',
    ...flags({ ...answers.page, title: 'Press', text: '<b>A</b>' }),
  );
  expect(output).toMatch(/^Nothing was written:\n--title: "title" .*30/);
  expect(output).toMatch(/^--text: /m);
  expect(output).not.toContain('content/');
  expect(code).toBe(1);
  expect(existsSync(join(folder, files.page))).toBe(false);
});

test.each<[string, string[], string]>([
  ['an answer is missing', ['question', '--question', 'Why?'], 'Still missing: --answer'],
  ['the kind is unknown', ['poem'], '"poem" cannot be made. Choose: question, testimonial'],
  [
    'the kind is missing',
    [],
    'Say what to make: question, testimonial, plan, value, article, page',
  ],
  [
    'the name is taken',
    ['question', '--question', 'On camera?', '--answer', 'No.'],
    'content/faq/on-camera.mdx already exists. Choose other words, or edit that file',
  ],
  [
    'the picture is not there',
    ['testimonial', ...flags({ ...answers.testimonial, picture: '~/no such.png' })],
    'There is no file ~/no such.png. Drag the picture into this window, or type its whole path',
  ],
  [
    'the picture is none',
    ['testimonial', ...flags({ ...answers.testimonial, picture: 'package.json' })],
    '--picture: ',
  ],
])('the command says so when %s', (_what, args, sentence) => {
  const { code, output } = run(...args);
  expect(output).toContain(sentence);
  expect(code).toBe(1);
});

test.each<[string, string, string, RegExp | undefined]>([
  ['page', 'title', 'Press', /^"title" .*30/],
  ['page', 'title', 'Press and Pictures for Writers | {brand}', undefined],
  ['page', 'description', 'Short.', /^"description" .*70/],
  ['page', 'headline', 'One *accent', /accent/],
  ['page', 'lede', 'Read {brnd}.', /\{brand\}|"brand"/],
  ['page', 'text', 'Go to [us](/nowhere/).', /\/nowhere\//],
  ['question', 'answer', 'Fewer than <3.', /</],
  ['testimonial', 'alt', 'Jo', /^"image\.alt" /],
  ['value', 'text', 'For {brnd}.', /\{brand\}|"brand"/],
])('a %s is judged after each answer: --%s "%s"', (name, flag, answer, sentence) => {
  const kind = newKinds.find((one) => one.name === name);
  const ask = kind?.asks.find((one) => one.flag === flag);
  if (!kind || !ask) throw new Error(`No ${name} has --${flag}`);
  const [first] = problemsOfAnswer(folder, kind, ask, { [flag]: answer });
  if (sentence) expect(first?.message).toMatch(sentence);
  else expect(first).toBeUndefined();
});
