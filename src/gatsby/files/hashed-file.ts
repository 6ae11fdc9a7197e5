import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicFolder } from '../environment';

/** Writes a file into `/static/` with a hash of its content in its name. Returns its path on the site. */
export function writeHashedFile(name: string, extension: string, content: string | Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const path = `/static/${name}-${hash}.${extension}`;
  mkdirSync(join(publicFolder, 'static'), { recursive: true });
  writeFileSync(join(publicFolder, path), content);
  return path;
}
