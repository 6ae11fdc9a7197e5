import { mkdirSync } from 'node:fs';
import { copyInputs, link } from '../../tools/build-beside';
import { buildInputs } from '../../tools/build-inputs';
import { projectRoot } from './sites';

/** Returns what a build of the project reads, apart from its content and the settings of its owner. */
export const projectInputs = (): Map<string, string> =>
  new Map([...buildInputs(projectRoot)].filter(([name]) => !/^(?:content\/|\.env)/.test(name)));

/** Makes a folder in which the project can be built. What Gatsby has in its cache there stays. */
export function prepareBuildFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  link('node_modules', projectRoot, folder);
}

/** Copies the project without its content into a folder. */
export function copyProject(folder: string): void {
  prepareBuildFolder(folder);
  copyInputs(projectInputs(), folder);
}
