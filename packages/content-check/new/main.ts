import { parseArgs } from 'node:util';
import { intro, log, outro } from '@clack/prompts';
import { openFolder } from '../content-folder';
import { indexSite } from '../site-index';
import { formatProblem } from '../problem';
import { problemsOf, refusalOf } from './judge';
import { newKinds, type Ask } from './kinds';
import { makeEntry, writeEntry, type Typed } from './make';
import { nextSteps } from './next-steps';
import { agreed, askForAll, chooseKind } from './prompts';

const flags = [...new Set(newKinds.flatMap(({ asks }) => asks.map(({ flag }) => flag)))];

const usage = `Adds a question, testimonial, plan, value, article or page. It asks for the words and writes the file.

  npm run new                          asks what to add
  npm run new -- question              asks for the words of a question
  npm run new -- question --question "…" --answer "…"

${newKinds.map(({ name, asks }) => `  ${name.padEnd(12)} ${asks.map(({ flag }) => `--${flag}`).join(' ')}`).join('\n')}
  A testimonial also takes --consent: the client agreed to be quoted by name and picture.`;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }])),
      consent: { type: 'boolean' },
      folder: { type: 'string', default: 'content' },
      help: { type: 'boolean', default: false },
    },
  });
  const typed: Typed = Object.fromEntries(
    flags.flatMap((flag) => {
      const value: unknown = Reflect.get(values, flag);
      return typeof value === 'string' ? [[flag, value]] : [];
    }),
  );
  const { consent, folder, help } = values;
  return { name: positionals[0], typed, consent, folder, help };
}

async function main(): Promise<void> {
  const given = readArguments();
  if (given.help) {
    console.log(usage);
    return;
  }
  const { folder } = given;
  const asking = process.stdin.isTTY;
  const kind = await chooseKind(given.name, asking);
  const assumed = asking ? {} : makeEntry(folder, kind, given.typed).assumed;
  const missing = kind.asks.filter(
    ({ flag }) => ({ ...assumed, ...given.typed })[flag] === undefined,
  );
  if (missing.length > 0 && !asking) {
    throw new Error(`Still missing: ${missing.map(({ flag }) => `--${flag}`).join(', ')}`);
  }
  if (missing.length > 0) intro(`A new ${kind.name}`);
  const extra = await agreed(kind, given.consent, missing.length > 0);
  let typed = given.typed;
  for (let open: readonly Ask[] = missing; ;) {
    typed = await askForAll(folder, kind, open, typed);
    const made = makeEntry(folder, kind, typed, extra);
    const refusal = refusalOf(folder, kind, typed, made);
    if (refusal === undefined) {
      const site = indexSite(openFolder(folder));
      const options = { isDraft: 'draft' in extra, port: Number(process.env.PORT || 8000) };
      // The questions say at once what reads badly; options do not.
      const remarks = missing.length > 0 ? [] : problemsOf(folder, made);
      writeEntry(folder, made);
      for (const problem of remarks) {
        if (problem.severity === 'warning') log.warn(formatProblem(problem));
      }
      outro(nextSteps(site, kind, made, options));
      return;
    }
    if (!asking || refusal.asks.length === 0) throw new Error(refusal.message);
    log.error(`${refusal.message}\nYour answers are kept. Change this one:`);
    open = refusal.asks;
  }
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  const [, option] = /^Unknown option '([^']+)'/.exec(message) ?? [];
  console.error(option === undefined ? message : `There is no option ${option}.\n\n${usage}`);
  process.exitCode = 1;
});
