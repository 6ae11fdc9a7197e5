import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync, type FSWatcher } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchContent, type ShownProblem } from './problems';

let folder: string;
let watcher: FSWatcher;
const told: string[] = [];
let next: (errors: readonly ShownProblem[]) => void = () => undefined;

const afterSave = (file: string, text: string) =>
  new Promise<readonly ShownProblem[]>((resolve) => {
    next = resolve;
    writeFileSync(join(folder, file), text);
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-watch-'));
  cpSync('tests/specified/content', folder, { recursive: true });
  const say = (kind: string) => (text: string) => told.push(`${kind}: ${text.trim()}`);
  const reporter = { error: say('error'), warn: say('warn'), success: say('success') };
  watcher = watchContent(folder, reporter, (errors) => next(errors));
});
afterEach(() => {
  watcher.close();
  rmSync(folder, { recursive: true });
});

test('a save with a mistake is reported with its file and line, and so is its repair', async () => {
  const right = readFileSync(join(folder, 'steps.json'), 'utf8');
  const errors = await afterSave('steps.json', right.replace('"title"', '"titel"'));
  expect(errors).toEqual([
    {
      place: expect.stringMatching(/^content\/steps\.json:\d+:\d+$/),
      message: expect.stringContaining('Did you mean "title"?'),
      text: expect.stringContaining('^^^^^^^'),
    },
  ]);
  expect(told.join()).toMatch(/error: content\/steps\.json:.*\[unknown-field\]/);
  expect(await afterSave('steps.json', right)).toEqual([]);
  expect(told.at(-1)).toBe('success: content/ has no mistakes');
});
