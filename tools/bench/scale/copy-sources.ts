import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../paths';

const sources = /^(content|src|static|hosting|package\.json|tsconfig\.json|gatsby-[a-z]+\.tsx?)$/;

/** A copy of the site's sources, with the project's own packages and nothing built yet. */
export function copySources(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'throughline-scale-'));
  for (const name of readdirSync(projectRoot).filter((entry) => sources.test(entry))) {
    cpSync(path.join(projectRoot, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
