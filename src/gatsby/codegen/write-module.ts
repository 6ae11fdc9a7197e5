import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The folder of the modules that the code imports as `generated/…`. Their types are in `src/generated.d.ts`. */
export const generatedFolder = resolve('.cache/generated');

/** Writes a module only if its text has changed, so that webpack does not recompile it. */
export function writeModule(name: string, text: string): void {
  const file = join(generatedFolder, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
