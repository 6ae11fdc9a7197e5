import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent, checkContentFile } from '../../src/check/check-content';
import { commit, exampleArticle, withWords, type Example } from '../../src/check/example';
import type { LocatedProblem } from '../../src/check/located-problem';
import { readContentFile } from '../../src/reader/content-file';
import { readSiteContent, type SiteContent } from '../../src/reader/site-content';
import { writeExampleSite } from './example-site';
import { temporaryFolder } from './temporary-folder';
import { writeFiles } from './write-files';

const mark = '▸';

let root: string;
let site: SiteContent;
let texts: ReadonlyMap<string, string>;
/** What is found in the example site itself: lengths, since its texts are short. */
let known: ReadonlySet<string>;

const keyOf = ({ file, rule, message }: LocatedProblem) => `${file} ${rule} ${message}`;

beforeAll(async () => {
  root = temporaryFolder();
  const { folder, files } = await writeExampleSite(root);
  texts = files;
  site = readSiteContent(folder);
  known = new Set((await checkContent(folder)).map(keyOf));
});

type Change = Extract<Example, { file: string }>;
type Step = Change | typeof commit;

/** Returns a text after a change. A file without text has the mark alone. */
function changed(text: string, change: Change): string {
  if ('text' in change) return change.text;
  if (!('by' in change)) return mark;
  const lines = text.split('\n');
  const replace =
    'field' in change
      ? lines.find((line) => line.trimStart().startsWith(`${change.field}:`))
      : change.replace;
  if (replace === undefined || !text.includes(replace))
    throw new Error(`There is nothing to change: ${JSON.stringify(change)}`);
  return text.replace(replace, () => change.by);
}

const isChange = (step: Step): step is Change => step !== commit;

/** Returns the files that are changed, with their texts. */
function textsAfter(steps: readonly Step[]): Map<string, string> {
  const after = new Map<string, string>();
  for (const change of steps.filter(isChange)) {
    const text = after.get(change.file) ?? texts.get(change.file.replace('content/', '')) ?? '';
    after.set(change.file, changed(text, change));
  }
  return after;
}

/** Returns a function that puts a file back as it is now. */
function remember(file: string): () => void {
  const path = join(root, file);
  const before = existsSync(path) ? readFileSync(path) : null;
  return () => (before ? writeFileSync(path, before) : rmSync(path, { force: true }));
}

/** Commits all files to a new repository. */
function commitAll(): void {
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args]);
  git('init', '--quiet');
  git('add', '.');
  const author = ['user.name=A', 'user.email=a@example.com', 'commit.gpgsign=false'];
  git(...author.flatMap((setting) => ['-c', setting]), 'commit', '--quiet', '--message=A');
}

const write = (texts: ReadonlyMap<string, string>) => {
  for (const [file, text] of texts) writeFiles(root, { [file]: text.replaceAll(mark, '') });
};

async function checkFiles(steps: readonly Step[]): Promise<LocatedProblem[]> {
  const after = textsAfter(steps);
  const restore = [...after.keys()].map(remember);
  if (steps.includes(commit)) {
    write(textsAfter(steps.slice(0, steps.indexOf(commit))));
    commitAll();
  }
  write(after);
  for (const change of steps.filter(isChange)) {
    if ('isDeleted' in change) rmSync(join(root, change.file));
    if ('base64' in change)
      writeFileSync(join(root, change.file), Buffer.from(change.base64, 'base64'));
    if ('bytes' in change) truncateSync(join(root, change.file), change.bytes);
  }
  const problems = await checkContent(site.folder);
  rmSync(join(root, '.git'), { recursive: true, force: true });
  for (const putBack of restore) putBack();
  return problems;
}

/** Checks the example article with another text. The rest of the site is the same, and so is what is found in it. */
function checkText(text: string): LocatedProblem[] {
  const name = exampleArticle.replace('content/', '');
  const file = readContentFile(name, text.replaceAll(mark, ''), site);
  const files = site.files.map((one) => (one.file === name ? file : one));
  const pages = new Map(site.pages).set('/insights/sample/', file);
  return checkContentFile(file, { ...site, files, pages });
}

const markedIn = (file: string, text: string) =>
  text.split('\n').flatMap((line, index) => (line.includes(mark) ? `${file}:${index + 1}` : []));

/** Checks the example site with a change. Returns what is found beside what is known, and the lines that are marked. */
export async function checkExample(
  example: Example,
): Promise<{ found: LocatedProblem[]; marked: string[] }> {
  const isText = typeof example === 'string';
  const steps = isText
    ? [withWords('\nWords.\n', `\n${example}\n`, exampleArticle)]
    : [example].flat();
  const after = textsAfter(steps);
  const problems = isText ? checkText(after.get(exampleArticle) ?? '') : await checkFiles(steps);
  // Where git has a deleted file, another one is marked.
  if (steps.includes(commit))
    for (const step of steps) if (isChange(step) && 'isDeleted' in step) after.delete(step.file);
  return {
    found: problems.filter((problem) => !known.has(keyOf(problem))),
    marked: [...after].flatMap(([file, text]) => markedIn(file, text)),
  };
}
