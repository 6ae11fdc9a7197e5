import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { parse } from 'jsonc-parser';
import { siteSchema } from '../../src/content/site';
import { deskPolicy } from '../../src/gatsby/hosting/desk-policy';
import type { Desk } from './desk-config';

/** Says on the sign-in page what to choose; `desk.ts` removes it. There is nobody to sign in as. */
const local = `<style>
      #hint { position: fixed; z-index: 200; inset: auto 0 12%; padding: 0 1rem; font: 1rem/1.5 system-ui; color: var(--sui-primary-foreground-color); text-align: center; }
      .buttons .secondary { display: none; }
    </style>
    <script src="/__content/overlay.js" defer></script>`;
const hint = (folder: string) => `<p id="hint">
      Choose the folder of this site, <b>${folder}</b>, and allow the desk to change its files. Your browser remembers both.
    </p>`;

const page = ({ brand, isOnline }: Desk, folder: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="Content-Security-Policy" content="${deskPolicy(isOnline)}" />
    <title>Desk | ${brand}</title>
    <script type="module" src="/admin/desk.js"></script>
    ${isOnline ? '' : local}
  </head>
  <body>${isOnline ? '' : hint(folder)}</body>
</html>
`;

/** What the desk never loads: coloured code, drawings and maps. */
const unused = ['@shikijs/*', 'svgo/*', 'leaflet/*', 'terra-draw', 'terra-draw-leaflet-adapter'];

const settings = siteSchema.pick({ brand: true, repository: true }).strip();

/** Returns of which site a desk is, by its `site.json`; without a repository it has a stand-in. */
function deskOf(isOnline: boolean): Desk {
  const { data } = settings.safeParse(parse(readFileSync('content/site.json', 'utf8')));
  const { name = `github:site/${basename(process.cwd())}`, branch = 'main' } =
    data?.repository ?? {};
  const repository = name.replace('github:', '');
  return { brand: data?.brand ?? 'This site', repository, branch, isOnline };
}

/** Builds the desk: a page with its scripts and fonts, for the address `/admin/`. */
export async function buildDesk(folder: string, desk: Desk): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: { desk: resolve(__dirname, 'desk.ts') },
    outdir: folder,
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    target: 'es2022',
    // As deep as in the package, whose scripts find their fonts and modules in `assets/`.
    chunkNames: 'chunks/[name]-[hash]',
    external: unused,
    define: { DESK: JSON.stringify(desk) },
  });
  const assets = 'node_modules/@sveltia/cms/npm/assets';
  cpSync(resolve(__dirname, '../..', assets), join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), page(desk, process.cwd()));
}

/** Builds the desk that works on the files of this folder. */
export const buildLocalDesk = (folder: string) => buildDesk(folder, deskOf(false));

/** The second half of `npm run build`: adds the desk if `site.json` names the repository. */
async function main(): Promise<void> {
  const { data } = settings.safeParse(parse(readFileSync('content/site.json', 'utf8')));
  if (data?.repository) await buildDesk('public/admin', deskOf(true));
}

if (require.main === module) void main();
