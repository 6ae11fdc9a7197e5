import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FSWatcher } from 'chokidar';
import { watchContent, type ShownProblem } from './problems';
import { temporaryFolder } from '../../tests/support/temporary-folder';

let folder: string;
let watcher: FSWatcher;
const found: string[] = [];
let next: (errors: readonly ShownProblem[]) => void = () => undefined;

const errorsAfter = (change: () => void) =>
  new Promise<readonly ShownProblem[]>((resolve) => {
    next = resolve;
    change();
  });

const afterSave = (file: string, text: string) =>
  errorsAfter(() => writeFileSync(join(folder, file), text));

/** Saves as git, `sed -i` and vim do: a new file replaces the old one. */
const afterReplacement = (file: string, text: string) =>
  errorsAfter(() => {
    const other = join(folder, '..', `throughline-${process.pid}-replacement`);
    writeFileSync(other, text);
    renameSync(other, join(folder, file));
  });

beforeEach(async () => {
  folder = temporaryFolder();
  cpSync('tests/specified/content', folder, { recursive: true });
  const say = (kind: string) => (text: string) => found.push(`${kind}: ${text.trim()}`);
  const reporter = { error: say('error'), warn: say('warn'), success: say('success') };
  watcher = watchContent(folder, reporter, (errors) => next(errors));
  await once(watcher, 'ready');
});
afterEach(() => watcher.close());

test('reports a mistake at its file and line after a save, and its removal after the next', async () => {
  const right = readFileSync(join(folder, 'steps.json'), 'utf8');
  const errors = await afterSave('steps.json', right.replace('"title"', '"titel"'));
  expect(errors).toEqual([
    {
      place: expect.stringMatching(/^content\/steps\.json:\d+:\d+$/),
      message: expect.stringContaining('Did you mean "title"?'),
      text: expect.stringContaining('^^^^^^^'),
    },
  ]);
  expect(found.join()).toMatch(/error: content\/steps\.json:.*\[unknown-field\]/);
  expect(await afterSave('steps.json', right)).toEqual([]);
  expect(found.at(-1)).toBe('success: content/ has no mistakes');
});

test('keeps watching a file after another one replaces it', async () => {
  const right = readFileSync(join(folder, 'steps.json'), 'utf8');
  const wrong = right.replace('"title"', '"titel"');
  for (let round = 0; round < 2; round += 1) {
    expect(await afterReplacement('steps.json', wrong)).toHaveLength(1);
    expect(await afterReplacement('steps.json', right)).toEqual([]);
    expect(await afterSave('steps.json', wrong)).toHaveLength(1);
    expect(await afterSave('steps.json', right)).toEqual([]);
  }
});

test('notices new folders and deleted files', async () => {
  const errors = await errorsAfter(() => {
    mkdirSync(join(folder, 'articles'));
    writeFileSync(join(folder, 'articles/first.mdx'), 'First.');
  });
  expect(errors.map(({ place }) => place)).toContain('content/articles/first.mdx:1:1');
  expect(await errorsAfter(() => rmSync(join(folder, 'articles/first.mdx')))).toEqual([]);
});
