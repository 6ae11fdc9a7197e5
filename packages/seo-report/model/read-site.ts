import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../hosting/files-under';
import { indexContent } from './content';
import { measurable, readImageFile } from './image-file';
import { modelOf } from './model';
import type { ImageFile, SeoSite } from './site';

const namesIn = (folder: string) => filesUnder(folder).map((address) => address.slice(1));

const textsOf = (folder: string, files: readonly string[]) =>
  new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));

/** Gatsby's slices are parts of pages. */
const isPage = (file: string) => file.endsWith('.html') && !file.startsWith('_gatsby/');

/** Text files for robots and browsers, in the root of the site. */
const isSiteFile = (file: string) => /^[^/]+\.(txt|xml|webmanifest)$|^manifest\.json$/.test(file);

/**
 * Reads a built site and the content it was built from.
 *
 * @param root the project's root, which holds `public/` and `content/`
 * @throws a sentence when there is no built site
 */
export async function readSite(root: string): Promise<SeoSite> {
  const built = path.join(root, 'public');
  if (!existsSync(path.join(built, 'index.html'))) {
    throw new Error('There is no built site in public/. Run npm start, npm test or npm run build.');
  }
  const names = namesIn(built);
  const contentNames = namesIn(path.join(root, 'content'));
  const content = indexContent(
    textsOf(
      path.join(root, 'content'),
      contentNames.filter((name) => /\.(json|mdx)$/.test(name)),
    ),
  );
  const images = await Promise.all(
    names
      .filter((name) => measurable.test(name))
      .map(async (name): Promise<[string, ImageFile]> => [
        `/${name}`,
        await readImageFile(path.join(built, name)),
      ]),
  );
  return modelOf({
    content,
    html: textsOf(built, names.filter(isPage)),
    texts: textsOf(built, names.filter(isSiteFile)),
    files: new Map(names.map((name) => [`/${name}`, statSync(path.join(built, name)).size])),
    images: new Map(images),
    sources: await Promise.all(
      content.pictures
        .filter((file) => existsSync(path.join(root, file)))
        .map(async (file) => ({ file, ...(await readImageFile(path.join(root, file))) })),
    ),
  });
}
