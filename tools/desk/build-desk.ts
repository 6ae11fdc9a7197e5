import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { parse } from 'jsonc-parser';
import { siteSchema } from '../../src/content/site';
import { deskPolicy } from '../../src/gatsby/hosting/header-rules';
import type { Desk } from './desk-config';

/** Tells once which folder to choose, shows what the content check finds, and hides other sign-ins. */
const local = `
    <script type="module" src="/__content/overlay.js"></script>
    <style>
      body::after { content: "Choose the folder ${process.cwd().replaceAll('\\', '/')} and allow the desk to change its files. Your browser remembers it."; position: fixed; inset: auto 1rem 15%; font: 1rem/1.5 system-ui; color: var(--sui-primary-foreground-color); text-align: center; }
      body:not(:has(.powered-by))::after, body:has(.powered-by) .buttons .secondary { display: none; }
    </style>`;

const page = ({ brand, isOnline }: Desk) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="Content-Security-Policy" content="${deskPolicy(isOnline)}" />
    <title>${brand}</title>
    <script type="module" src="/admin/desk.js"></script>${isOnline ? '' : local}
  </head>
</html>
`;

/** What the desk never loads: coloured code, drawings and maps. */
const unused = ['@shikijs/*', 'svgo/*', 'leaflet/*', 'terra-draw', 'terra-draw-leaflet-adapter'];

/**
 * Builds the desk for `/admin/`, if it works on the files of this folder, or if `site.json` says to
 * which repository it saves.
 */
export async function buildDesk(folder: string, isOnline: boolean): Promise<void> {
  const settings = siteSchema.pick({ brand: true, repository: true }).strip();
  const { data } = settings.safeParse(parse(readFileSync('content/site.json', 'utf8')));
  if (isOnline && !data?.repository) return;
  const place = data?.repository ?? `github:site/${basename(process.cwd())}#main`;
  const [repository = '', branch = ''] = place.replace('github:', '').split('#');
  const desk: Desk = { brand: data?.brand ?? '', repository, branch, isOnline };
  await build({
    entryPoints: { desk: resolve(__dirname, 'desk.ts') },
    outdir: folder,
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    target: 'es2022',
    // As deep as in the package, whose scripts find their fonts in `assets/`.
    chunkNames: 'chunks/[name]-[hash]',
    external: unused,
    define: { DESK: JSON.stringify(desk) },
  });
  const assets = resolve(__dirname, '../../node_modules/@sveltia/cms/npm/assets');
  cpSync(assets, join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), page(desk));
}
