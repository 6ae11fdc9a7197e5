import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatedFiles } from './content/reference';
import { projectRoot } from './paths';
import { fail } from './stop';

/** Writes the generated files anew, or tells with --check which of them are not current. */
async function main(): Promise<void> {
  const checkOnly = process.argv.includes('--check');
  for (const [file, text] of await generatedFiles()) {
    const target = path.join(projectRoot, file);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    if (checkOnly) {
      console.log(`${file} is not current. Run: npm run reference`);
      process.exitCode = 1;
      continue;
    }
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    console.log(`Wrote ${file}`);
  }
}

main().catch(fail);
