import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { cleanEnvironment } from '../../tools/environment';

const root = path.resolve(__dirname, '../..');

const sources = [
  'content',
  'hosting',
  'src',
  'static',
  'package.json',
  'tsconfig.json',
  ...readdirSync(root).filter((name) => /^gatsby-.+\.tsx?$/.test(name)),
];

/** A copy of the site's sources that a test may change and build. */
export type SiteCopy = {
  folder: string;
  /** Builds the copy; `code` is Gatsby's exit code. Never throws. */
  build: () => Promise<{ code: number; output: string }>;
  remove: () => void;
};

/** Small pictures, since encoding the real ones would be most of the time. */
async function shrinkPictures(folder: string): Promise<void> {
  const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(jpg|png)$/.test(name))
    .map((name) => path.join(folder, name));
  for (const picture of pictures) {
    const small = await sharp(picture).resize(60).toBuffer();
    await sharp(small).toFile(picture);
  }
}

function buildIn(folder: string): Promise<{ code: number; output: string }> {
  const gatsby = path.join(root, 'node_modules/gatsby/cli.js');
  const env = {
    ...cleanEnvironment(),
    NODE_ENV: 'production',
    GATSBY_TELEMETRY_DISABLED: '1',
    CI: 'true',
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [gatsby, 'build'],
      { cwd: folder, env, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });
}

export async function copySite(): Promise<SiteCopy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'throughline-'));
  for (const name of sources) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await shrinkPictures(path.join(folder, 'content/images'));
  return {
    folder,
    build: () => buildIn(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
