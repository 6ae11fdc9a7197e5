import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { parse } from 'jsonc-parser';
import { readContentFolder } from '../../src/check/read-site';
import { plainHeadline } from '../../src/content/headline';
import { siteSchema } from '../../src/content/site';
import { cmsPolicy } from '../../src/gatsby/hosting/header-rules';
import type { CmsOptions } from './cms-config';

/** Tells once which folder to choose, shows what the content check finds, and hides other sign-ins. */
const local = `
    <script type="module" src="/__content/overlay.js"></script>
    <style>
      body::after { content: "Choose the folder ${process.cwd().replaceAll('\\', '/')} and allow the editor to change its files. Your browser remembers it."; position: fixed; inset: auto 1rem 15%; font: 1rem/1.5 system-ui; color: var(--sui-primary-foreground-color); text-align: center; }
      body:not(:has(.powered-by))::after, body:has(.powered-by) .buttons .secondary { display: none; }
      :has(> #preview[open]:not([hidden])) .app-shell { width: 50vw; contain: layout; }
      #preview { position: fixed; z-index: 9; inset: auto 1rem 1rem auto; font: .875rem/1.5 system-ui; color: #171a2b; }
      #preview > summary { padding: .375rem 1rem; border-radius: 2rem; background: #fbf7f0; box-shadow: 0 1px 8px #0006; cursor: pointer; }
      #preview[open] { inset: 0 0 0 50vw; background: #fbf7f0; }
      #preview[open] > summary { border-radius: 0; }
      #preview > iframe { position: absolute; inset: 2.25rem 0 0; width: 100%; height: calc(100% - 2.25rem); border: 0; }
      @media (width < 600px) { #preview[open] { left: 0; } }
    </style>`;

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const page = ({ brand, isOnline, pages }: CmsOptions) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="Content-Security-Policy" content="${cmsPolicy(isOnline)}" />
    <title>${brand}</title>
    <style>
      /* Sveltia takes a writer who opens an entry to the last part of its text. What is hidden takes no focus. */
      .lexical-root:not(:focus-within) .component.wrapper { transition: visibility 50ms step-end; @starting-style { visibility: hidden; } }
    </style>
    <script type="module" src="/admin/cms.js"></script>${isOnline ? '' : local}
  </head>
  <datalist id="pages">
    ${pages.map(({ path, title }) => `<option value="${path}" label="${quoted(title)}">`).join('')}
  </datalist>
</html>
`;

/** What the editor never loads: coloured code, drawings and maps. */
const unused = ['@shikijs/*', 'svgo/*', 'leaflet/*', 'terra-draw', 'terra-draw-leaflet-adapter'];

/**
 * Builds the editor for `/admin/`, if it works on the files of this folder, or if `site.json` says to
 * which repository it saves.
 */
export async function buildCms(folder: string, isOnline: boolean): Promise<void> {
  const settings = siteSchema.pick({ brand: true, repository: true }).strip();
  const { data } = settings.safeParse(parse(readFileSync('content/site.json', 'utf8')));
  if (isOnline && !data?.repository) return;
  const place = data?.repository ?? `github:site/${basename(process.cwd())}#main`;
  const [repository = '', branch = ''] = place.replace('github:', '').split('#');
  const pages = [...readContentFolder('content').pages].flatMap(
    ([path, { file, contentType, fields }]) =>
      contentType && file.endsWith('.mdx')
        ? [
            {
              path,
              file,
              title: plainHeadline(typeof fields.title === 'string' ? fields.title : path),
              typeName: contentType.typeName,
            },
          ]
        : [],
  );
  const options: CmsOptions = { brand: data?.brand ?? '', repository, branch, isOnline, pages };
  await build({
    entryPoints: { cms: resolve(__dirname, 'cms.ts') },
    outdir: folder,
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    target: 'es2022',
    // As deep as in the package, whose scripts find their fonts in `assets/`.
    chunkNames: 'chunks/[name]-[hash]',
    external: unused,
    define: { CMS_OPTIONS: JSON.stringify(options) },
  });
  const assets = resolve(__dirname, '../../node_modules/@sveltia/cms/npm/assets');
  cpSync(assets, join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), page(options));
}
