import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build, stop, type Plugin } from 'esbuild';
import { plainHeadline } from '../../src/content/text/headline-parts';
import { hasEditor } from '../../src/content/types/site-settings-type';
import { readSiteContent } from '../../src/reader/site-content';
import { adminPage } from './admin-page';
import type { CmsOptions } from './cms-options';

/** Packages that the editor never loads, for code highlighting, drawings and maps. */
const unused = ['@shikijs/*', 'svgo/*', 'leaflet/*', 'terra-draw', 'terra-draw-leaflet-adapter'];

/** Inserts a component, and a paragraph for what follows, after the block with the caret; not if the block is empty. */
const insertAfterBlock =
  '(editor,part,next)=>{let block=editor._pendingEditorState._selection?.anchor?.getNode().getTopLevelElement();return block?.isEmpty?.()===false&&block.insertAfter(part).insertAfter(next).select()}';

/** What we change in the script of Sveltia 0.221.1: its code, and ours. */
const changes = [
  // Its typing shortcut for a component removes the first character of a line, so that "I think" becomes "think".
  ['regExpStart:/^./,', 'regExpStart:/^/,'],
  // "Insert" splits the block with the caret, and is lost in a cell of a table. Ours inserts after the block.
  ['ey([a()(),fb()])', `(${insertAfterBlock})(n.editor,a()(),fb())||ey([a()(),fb()])`],
] as const;

const changeSveltia: Plugin = {
  name: 'change-sveltia',
  setup(esbuild) {
    esbuild.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => {
      let contents = readFileSync(path, 'utf8');
      for (const [theirs, ours] of changes) {
        if (contents.split(theirs).length !== 2)
          throw new Error(`${path} has no longer one ${theirs}: adapt "changes" in build-cms.ts`);
        contents = contents.replace(theirs, () => ours);
      }
      return { contents };
    });
  },
};

/**
 * Builds the editor for `/admin/`. An online editor is built only if `site.json` names the repository to which it
 * saves.
 */
export async function buildCms(folder: string, isOnline: boolean): Promise<void> {
  const site = readSiteContent('content');
  const { brand = '', repository: place } = site.siteFields;
  if (isOnline && !hasEditor(site.siteFields)) return;
  const [repository = '', branch = ''] = (place ?? `github:site/${basename(process.cwd())}#main`)
    .replace('github:', '')
    .split('#');
  const pages = [...site.pages].flatMap(([path, { file, contentType, fields }]) => {
    if (!contentType || !file.endsWith('.mdx')) return [];
    const title = plainHeadline(typeof fields.title === 'string' ? fields.title : path);
    return { path, file, title, typeName: contentType.typeName };
  });
  const options: CmsOptions = { brand, repository, branch, isOnline, pages };
  await build({
    entryPoints: { cms: resolve(__dirname, 'cms.ts') },
    outdir: folder,
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    target: 'es2022',
    // One folder deep, as in the package: the scripts look for fonts in `../assets/`.
    chunkNames: 'chunks/[name]-[hash]',
    external: unused,
    plugins: [changeSveltia],
    define: { CMS_OPTIONS: JSON.stringify(options) },
  });
  // Its process would keep 300 MB as long as `develop` runs.
  await stop();
  const assets = resolve(__dirname, '../../node_modules/@sveltia/cms/npm/assets');
  cpSync(assets, join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), adminPage(options));
}
