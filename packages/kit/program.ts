import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectRoot } from './paths';

const packages = z.record(z.string(), z.string()).default({});
const projectShape = z.object({ dependencies: packages, devDependencies: packages });
const packageShape = z.object({
  bin: z.union([z.string(), z.record(z.string(), z.string())]).default({}),
});

const readJson = (...names: string[]): unknown =>
  JSON.parse(readFileSync(path.join(...names), 'utf8'));

/**
 * Finds the script that an installed package offers as a program: for `tsc`, `typescript/bin/tsc`.
 * Node runs the script without a shell, so spaces in a path or an argument need no quotes on any
 * system.
 *
 * @param root the folder of package.json
 * @throws if no package of package.json has the program
 */
export function scriptOf(program: string, root: string = projectRoot): string {
  const { dependencies, devDependencies } = projectShape.parse(readJson(root, 'package.json'));
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const folder = path.join(root, 'node_modules', name);
    const { bin } = packageShape.parse(readJson(folder, 'package.json'));
    const scripts = typeof bin === 'string' ? { [name.replace(/^.*\//, '')]: bin } : bin;
    const script = scripts[program];
    if (script !== undefined) return path.join(folder, script);
  }
  throw new Error(`No package of package.json has the program "${program}".`);
}
