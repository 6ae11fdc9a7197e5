import { contentFolders } from '../../../src/content/kinds';
import type { Finding, Problem } from '../problem';
import type { SiteIndex } from '../site-index';
import { fileProblem } from '../source';
import { rightName } from './file-name';

const readByTools = ['README.md', 'words.txt'];

/** Returns what to do about a file that the site would silently pass over. */
function strayAdvice(file: string): { rule: Finding['rule']; message: string } {
  const name = file.split('/').at(-1) ?? file;
  if (/\.(jpe?g|png|webp|gif|heic|bmp|svg|tiff?)$/i.test(name))
    return { rule: 'stray-file', message: 'Keep pictures in content/images/. Move it there' };
  if (/\.(mdx?|json)(\.txt)?$/i.test(name) && contentFolders.includes(file.split('/')[0] ?? '')) {
    const right = rightName(name.replace(/\.txt$/i, '')).replace(/\.md$/, '.mdx');
    return {
      rule: 'file-name',
      message: `The site does not read "${name}". Rename it to ${right}`,
    };
  }
  const remedy = /\.(pdf|zip|mp4|mov|mp3)$/i.test(name)
    ? 'For visitors to download it, move it to static/downloads/'
    : /\.(bak|orig|old|tmp|swp)$|~$/i.test(name)
      ? 'Move it out of content/, or delete it'
      : 'Move it out of content/, or paste its text into an .mdx file';
  const message = `The site does not read "${name}". ${remedy}`;
  return { rule: 'stray-file', message };
}

/** Reports files that the site would silently pass over. */
export const strayFiles = ({ folder }: SiteIndex): Problem[] =>
  folder.names
    .filter(
      (file) =>
        !/\.(json|mdx)$/.test(file) && !file.startsWith('images/') && !readByTools.includes(file),
    )
    .map((file) => fileProblem(file, strayAdvice(file)));

/** Reports shortcuts whose file is somewhere else, or nowhere: no other machine could follow them. */
export const brokenShortcuts = ({ folder }: SiteIndex): Problem[] =>
  folder.broken.map((file) =>
    fileProblem(file, {
      rule: 'missing-file',
      message: 'This shortcut leads to no file. Put the file itself here',
    }),
  );
