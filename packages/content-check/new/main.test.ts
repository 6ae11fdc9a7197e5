import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { answers, files, useContent } from './test-site';

const site = useContent();

function run(...args: string[]) {
  const command = [
    '--import',
    'tsx',
    'packages/content-check/new/main.ts',
    ...args,
    '--folder',
    site.folder,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
}

const flags = (typed: Readonly<Record<string, string | undefined>>) =>
  Object.entries(typed).flatMap(([name, value]) => [`--${name}`, value ?? '']);

test('an article is a draft of today by the first author, unless the writer says so', () => {
  const { title, description, text } = answers.article ?? {};
  const { code, output } = run('article', ...flags({ title, description, text }));
  expect(output).toContain(`Wrote content/${files.article}`);
  expect(output).toContain('You did not say these, so they were assumed.');
  expect(output).toContain('remove the line "draft: true"');
  expect(code).toBe(0);
  const today = new Date().toISOString().slice(0, 10);
  const written = readFileSync(join(site.folder, files.article), 'utf8');
  expect(written).toMatch(
    new RegExp(
      `published: ${today}\nauthor: jo\ntopics:\n {2}- saws\npicture:\n {2}light: images/`,
    ),
  );
  expect(written).toContain('draft: true');
});

test('answers may be given as flags; without consent a testimonial is a draft', () => {
  const { code, output } = run('testimonial', ...flags(answers.testimonial ?? {}));
  expect(output).toContain('Wrote content/testimonials/jo-smith-lee.json');
  expect(output).toContain('It is a draft. When the client has agreed, write "consent": true');
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(join(site.folder, files.testimonial), 'utf8'))).toMatchObject({
    draft: true,
    order: 5,
    image: { light: 'images/testimonials/jo-smith-lee.png' },
  });
});

test('a plan leads to the form with its own address, and what was assumed is said', () => {
  const { code, output } = run('plan', ...flags(answers.plan ?? {}));
  expect(code).toBe(0);
  const text = readFileSync(join(site.folder, files.plan), 'utf8');
  expect(text.match(/href: .*/g)).toEqual(Array(2).fill('href: /contact/?plan=gold-the-plan'));
  expect(text).toContain(
    "help:\n  - Brand Strategy only\nask:\n  label: 'Ask about Gold: the plan'\n",
  );
  expect(text).not.toMatch(/icon: (compass|calendar|plus)/);
  expect(output).toContain('You did not say these, so they were assumed.');
  expect(output).toContain('help: Brand Strategy only');
  const said = { ...answers.plan, 'help-with': 'Not Sure Yet; Everything listed', icon: 'star' };
  rmSync(join(site.folder, files.plan));
  expect(run('plan', ...flags({ ...said, link: 'Ask', button: 'Ask' })).output).not.toMatch(
    /assumed/,
  );
  expect(readFileSync(join(site.folder, files.plan), 'utf8')).toContain(
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
  expect(existsSync(join(site.folder, files.page))).toBe(false);
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
