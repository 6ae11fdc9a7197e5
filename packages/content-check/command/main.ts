import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkContent, errorsIn } from '../check';
import { frameText } from '../content-folder';
import type { Problem } from '../problem';
import { describeProblems } from '../report';
import { watchFolder } from '../watch-folder';
import { fixContent } from './fix-files';
import { asGithub, asJson } from './formats';

const usage = `Checks every file in content/ and lists all mistakes.

  npm run content                      lists all mistakes, with the lines around them
  npm run content -- --fix             first fixes what keeps the meaning
  npm run content -- --spelling        also checks the spelling (a few seconds)
  npm run content -- --watch           checks again at every save
  npm run content -- --format github   writes annotations of a pull request; or json
  npm run content -- --folder <path>   checks another folder than content/`;

/** Returns whether npm was given an option without `--` before it. It keeps such an option to itself. */
const keptByNpm = (name: string) => process.env[`npm_config_${name}`] === 'true';

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      fix: { type: 'boolean', default: keptByNpm('fix') },
      watch: { type: 'boolean', default: keptByNpm('watch') },
      spelling: { type: 'boolean', default: keptByNpm('spelling') },
      format: { type: 'string', default: 'text' },
      folder: { type: 'string', default: 'content' },
      help: { type: 'boolean', default: false },
    },
  });
  // Without `--`, npm keeps the name of an option to itself and passes on its value.
  const [rest] = positionals;
  if (rest !== undefined) {
    throw new Error(
      `"${rest}" belongs to no option. Write -- before the options, for example: npm run content -- --format json`,
    );
  }
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
    const { counts, refused } = fixContent(folder);
    if (format === 'text') {
      for (const [file, count] of counts) console.log(`Fixed ${count} in content/${file}`);
      for (const file of refused) {
        console.log(`Not fixed: content/${file}, because its words would change. Edit it by hand`);
      }
    }
  }
  const found = checkContent(folder);
  const problems = spelling ? [...found, ...(await spellingOf(folder))] : found;
  print(format, folder, problems);
  return errorsIn(problems).length === 0;
}

/** Checks again at every save, until the command is stopped. VS Code reads the lines around it. */
function watchContent(options: Options): void {
  const again = async () => {
    console.log('Checking content/');
    await check(options);
    console.log('Waiting for the next save');
  };
  // Before that, a save would not be seen.
  watchFolder(options.folder, again).once('ready', () => void again());
}

/** The command `npm run content`. */
async function main(): Promise<void> {
  const options = readOptions();
  if (options.help) console.log(usage);
  else if (options.watch) watchContent(options);
  else process.exitCode = (await check(options)) ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
});
