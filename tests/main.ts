import { buildSite } from '../packages/build/build-site';
import { buildVariant } from '../packages/build/build-variant';
import { specifiedContent } from '../packages/build/sites';
import { localEmailEnv } from '../packages/inbox/local-account';
import { forgetPorts } from '../packages/kit/environment';
import { run } from '../packages/kit/run';
import { fail } from '../packages/kit/stop';
import { buildEdited } from './edits/support/build-edited';
import { testAccessibility } from './parts/accessibility';
import { testEdits } from './parts/edits';
import { validatePages } from './parts/nu';
import { walkForms } from './parts/walk-forms';
import { testAll } from './stages/all';
import { checkStyle, checkTypes } from './stages/stages';

type Args = readonly string[];

/** Runs a program and exits with its exit code. */
async function show(program: string, args: Args): Promise<void> {
  process.exitCode = (await run(program, args)).code;
}

async function testBuilt(args: Args): Promise<void> {
  await buildSite({ env: localEmailEnv });
  await buildVariant('specified', specifiedContent);
  // Jest treats all words after `--selectProjects` as projects.
  await show('jest', [...args, '--selectProjects', 'invariants', 'specified']);
}

async function testEngines(args: Args): Promise<void> {
  await buildEdited();
  await show('playwright', ['test', '--config', 'tests/engines', ...args]);
}

async function check(work: typeof checkTypes): Promise<void> {
  const { failed, output } = await work();
  if (failed > 0) console.log(output);
  process.exitCode = failed;
}

/** The parts that can run alone. Each passes further arguments to its program. */
const parts: Record<string, (args: Args) => Promise<void> | void> = {
  units: (args) => show('jest', [...args, '--selectProjects', 'units']),
  built: testBuilt,
  e2e: (args) => show('playwright', ['test', ...args]),
  engines: testEngines,
  a11y: testAccessibility,
  edits: testEdits,
  walks: walkForms,
  nu: validatePages,
  types: () => check(checkTypes),
  lint: () => check(checkStyle),
};

/** Runs everything for `npm test`, and one part for `npm test -- <part>`. */
async function main(): Promise<void> {
  const [name, ...args] = process.argv.slice(2);
  forgetPorts();
  if (name === undefined) {
    await testAll();
    return;
  }
  const part = parts[name];
  if (!part)
    throw new Error(`No part is named "${name}". Choose ${Object.keys(parts).join(', ')}.`);
  await part(args);
}

main().catch(fail);
