/**
 * Starts a content command quickly: its sources are bundled once into a single file of
 * node_modules/.cache, and again when one of them has changed. Loading TypeScript and the many
 * small files of the libraries would take most of a second each time.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/throughline');
const sources = ['src/content', 'packages/content-check'];

function stamp() {
  const hash = createHash('sha1');
  for (const file of ['package.json', 'packages/content-check/command/start.mjs']) {
    hash.update(readFileSync(join(root, file)));
  }
  for (const folder of sources) {
    for (const name of readdirSync(join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    }).sort()) {
      if (!/\.ts$/.test(name) || /\.test\.ts$/.test(name)) continue;
      const { mtimeMs, size } = statSync(join(root, folder, name));
      hash.update(`${folder}/${name} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function bundle(outfile) {
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache)) {
    if (/^content-.*\.cjs$/.test(old)) rmSync(join(cache, old), { force: true });
  }
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: ['packages/content-check/command/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    minify: true,
    // cspell is loaded for --spelling alone; esbuild cannot be bundled.
    external: ['cspell', 'cspell-lib', 'esbuild'],
    logLevel: 'error',
  });
}

const file = join(cache, `content-${stamp()}.cjs`);
if (!existsSync(file)) await bundle(file);
createRequire(import.meta.url)(file);
