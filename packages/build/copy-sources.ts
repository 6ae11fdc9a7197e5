import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../kit/paths';
import { siteSources } from './site-sources';

/** Copies the site's sources, with the project's own packages and nothing built yet. */
export function copySources(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'throughline-scale-'));
  for (const name of ['content', ...siteSources(projectRoot)]) {
    cpSync(path.join(projectRoot, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
