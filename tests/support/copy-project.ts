import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './sites';

/** Whatever Gatsby reads, apart from `content/`. */
const isSource = (name: string) =>
  /^(src|static|tools|package\.json|tsconfig\.json|gatsby-[a-z]+\.tsx?)$/.test(name);

/** Replaces a file or a folder. webpack compiles a file again if its time is another one. */
export function replace(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
}

/** Copies the project without its content into a folder, and keeps what Gatsby has in its cache there. */
export function copyProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const source of readdirSync(projectRoot).filter(isSource)) {
    replace(path.join(projectRoot, source), path.join(folder, source));
  }
  rmSync(path.join(folder, 'content'), { recursive: true, force: true });
  const modules = path.join(folder, 'node_modules');
  if (!existsSync(modules)) symlinkSync(path.join(projectRoot, 'node_modules'), modules);
}
