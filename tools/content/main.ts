import { existsSync, watch } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkContent, errorsIn } from '../../src/content/check';
import { frameText } from '../../src/content/content-folder';
import type { Problem } from '../../src/content/problem';
import { describeProblems } from '../../src/content/report';
import { fixContent } from './fix';
import { asGithub, asJson } from './formats';

const usage = `Checks every file in content/ and tells all mistakes at once.

  npm run content                      all mistakes, with the lines around them
  npm run content -- --fix             mends first what is safe to mend
  npm run content -- --spelling        spelling, too (a few seconds)
  npm run content -- --watch           again at every save
  npm run content -- --format github   as annotations of a pull request; or json
  npm run content -- --folder <path>   another folder than content/`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      fix: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      spelling: { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
      folder: { type: 'string', default: 'content' },
      help: { type: 'boolean', default: false },
    },
  });
  if (!['text', 'github', 'json'].includes(values.format)) {
    throw new Error(`--format ${values.format} is not known. Choose: text, github, json`);
  }
  if (!existsSync(values.folder)) throw new Error(`There is no folder ${values.folder}`);
  return values;
}

async function spellingOf(folder: string): Promise<Problem[]> {
  const { spellingProblems } = await import('./spelling');
  return spellingProblems(folder);
}

function print(format: string, folder: string, problems: readonly Problem[]): void {
  if (format === 'json') console.log(asJson(problems));
  else if (format === 'github') console.log(asGithub(problems));
  else if (problems.length === 0) console.log('content/ has no mistakes.');
  else {
    console.log(describeProblems(problems, (file) => frameText(folder, file)));
  }
}

type Options = ReturnType<typeof readOptions>;

async function check({ fix, spelling, format, folder }: Options): Promise<boolean> {
  if (fix) {
    const mended = fixContent(folder);
    if (format === 'text') {
      for (const { file, count } of mended) console.log(`Mended ${count} in content/${file}`);
    }
  }
  const found = checkContent(folder);
  const problems = spelling ? [...found, ...(await spellingOf(folder))] : found;
  print(format, folder, problems);
  return errorsIn(problems).length === 0;
}

/** Editors write a file in several steps; the check waits for the last. */
const settleMs = 150;

/** Checks again at every save, until the command is stopped. VS Code reads the lines around it. */
function watchFolder(options: Options): void {
  let timer: NodeJS.Timeout | undefined;
  const again = async () => {
    console.log('Checking content/');
    await check(options);
    console.log('Waiting for the next save');
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void again(), settleMs);
  };
  watch(options.folder, { recursive: true }, later);
  later();
}

/** The command `npm run content`. */
async function main(): Promise<void> {
  const options = readOptions();
  if (options.help) console.log(usage);
  else if (options.watch) watchFolder(options);
  else process.exitCode = (await check(options)) ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
});
