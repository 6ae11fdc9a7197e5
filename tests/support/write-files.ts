import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes files into a folder, by their names relative to it. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}
