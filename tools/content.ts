import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkContent } from '../src/check/check-content';
import { asGithub, asText } from '../src/check/report';
import { run } from './run';

const usage = `Checks every file in content/ and lists all mistakes.

  npm run content                      lists all mistakes
  npm run content -- --spelling        also checks the spelling (a few seconds)
  npm run content -- --format github   writes annotations of a pull request
  npm run content -- --folder <path>   checks another folder than content/`;

const formats: Readonly<Record<string, typeof asText>> = { text: asText, github: asGithub };

const { values } = parseArgs({
  options: {
    format: { type: 'string', default: 'text' },
    spelling: { type: 'boolean', default: false },
    folder: { type: 'string', default: 'content' },
    help: { type: 'boolean', default: false },
  },
});

/** The command `npm run content`. */
async function main(): Promise<void> {
  const { folder, spelling, help } = values;
  const format = formats[values.format];
  if (help) {
    console.log(usage);
    return;
  }
  if (!format) throw new Error(`There is no format "${values.format}". Choose: text, github`);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}`);
  const findings = await checkContent(folder);
  if (spelling) {
    const { spellingFindings } = await import('./spelling');
    findings.push(...(await spellingFindings(folder)));
  }
  console.log(format(findings));
  process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
}

run(main, 2);
