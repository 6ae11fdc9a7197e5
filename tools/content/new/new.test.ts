import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../../../src/content/check';
import { specifiedContent } from '../../sites/sites';
import { newKinds } from './kinds';
import { makeEntry, problemsOf, writeEntry, type Typed } from './make';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-new-'));
  cpSync(specifiedContent, folder, { recursive: true });
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

test('every answer stands in the file, with curly quotes', () => {
  const [question] = newKinds;
  if (!question) throw new Error('No question');
  expect(makeEntry(folder, question, answers.question ?? {}).text).toBe(
    "---\nquestion: 'Is this “new”: yes?'\norder: 12\n---\n\nIt’s new.\n",
  );
});

function run(...args: string[]) {
  const command = ['--import', 'tsx', 'tools/content/new/main.ts', ...args, '--folder', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
}

const flags = (typed: Typed) =>
  Object.entries(typed).flatMap(([name, value]) => [`--${name}`, value]);

test('answers may be given as flags; without consent a testimonial is a draft', () => {
  const { code, output } = run('testimonial', ...flags(answers.testimonial ?? {}));
  expect(output).toContain('Wrote content/testimonials/jo-smith-lee.json');
  expect(output).toContain('It is a draft until the client has agreed');
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, files.testimonial), 'utf8'))).toMatchObject({
    draft: true,
    order: 5,
  });
});

test('what would be wrong is not written', () => {
  const { code, output } = run('page', ...flags({ ...answers.page, title: 'Press' }));
  expect(output).toContain('Nothing was written, because the check would say:');
  expect(output).toContain('"title" has 5 characters; 30 are the least');
  expect(code).toBe(1);
  expect(existsSync(join(folder, files.page))).toBe(false);
  expect(run('question', '--question', 'Why?').output).toBe('Still to say: --answer\n');
  expect(run('poem').output).toContain('"poem" cannot be made. Choose: question, testimonial');
});
