import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { buildInputs } from './build-inputs';

/** Makes the inputs of a build in a folder those files. What is unchanged keeps its time, by which Gatsby and webpack know it. */
export function copyInputs(files: ReadonlyMap<string, string>, folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, path] of buildInputs(folder)) {
    if (!files.has(name)) fs.rmSync(path);
  }
  for (const [name, path] of files) {
    const copy = join(folder, name);
    const bytes = fs.readFileSync(path);
    if (fs.existsSync(copy) && fs.readFileSync(copy).equals(bytes)) continue;
    fs.mkdirSync(dirname(copy), { recursive: true });
    fs.writeFileSync(copy, bytes);
  }
}

/** Links a name of one folder in another, if it is there. The folders may have been moved since the last time. */
export function link(name: string, from: string, to: string): void {
  fs.rmSync(join(to, name), { force: true });
  if (!fs.existsSync(join(from, name))) return;
  // Windows asks for a right to make other links.
  fs.symlinkSync(join(from, name), join(to, name), 'junction');
}

/** Lets every server read a folder, whatever the umask of the build. */
function makeReadable(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true }))
    fs.chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

/** What a build writes and a host reads. The policy in both belongs to one build. */
const outputs = ['public', 'deploy'];

type Build = {
  /** The folder in which to build, on the same disk. It keeps what later builds reuse. */
  buildFolder: string;
  /** What the build reads: the names of files, and their paths. */
  files: ReadonlyMap<string, string>;
  /** The folder that gets `public/` and `deploy/`. */
  site: string;
  build: () => Promise<void> | void;
  /** Adds something to the built `public/`. */
  finish?: (built: string) => Promise<void> | void;
};

/**
 * Builds beside a site, and puts the result in the place of the last one when it is whole. A build that fails or is
 * killed, and a disk that is full, leave the last site as it is.
 */
export async function buildBeside({
  buildFolder,
  files,
  site,
  build,
  finish,
}: Build): Promise<void> {
  copyInputs(files, buildFolder);
  await build();
  const [ready, replaced] = [join(buildFolder, 'ready'), join(buildFolder, 'replaced')];
  for (const folder of [ready, replaced]) fs.rmSync(folder, { recursive: true, force: true });
  // Gatsby needs its own at the next build.
  for (const name of outputs)
    fs.cpSync(join(buildFolder, name), join(ready, name), {
      recursive: true,
      preserveTimestamps: true,
    });
  await finish?.(join(ready, 'public'));
  makeReadable(ready);
  fs.mkdirSync(replaced);
  fs.mkdirSync(site, { recursive: true });
  for (const name of outputs) {
    if (fs.existsSync(join(site, name))) fs.renameSync(join(site, name), join(replaced, name));
    fs.renameSync(join(ready, name), join(site, name));
  }
  for (const folder of [ready, replaced]) fs.rmSync(folder, { recursive: true });
}
