import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../kit/paths';
import { generatedFiles } from './generated-files';

/** Writes the generated files, or with --check names those that are not current. */
async function main(): Promise<void> {
  // npm runs the script in the folder of its package.
  process.chdir(projectRoot);
  const checkOnly = process.argv.includes('--check');
  for (const [file, text] of await generatedFiles()) {
    const target = path.join(projectRoot, file);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    if (checkOnly) {
      console.log(`${file} is not current. Run: npm run reference -w packages/content-check`);
      process.exitCode = 1;
      continue;
    }
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    console.log(`Wrote ${file}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
