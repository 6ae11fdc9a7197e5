import { valueAt } from '../../content/fields';
import { join, resolve } from 'node:path';
import { isPage, slugOf, type SiteIndex } from '../../../packages/content-check/site-index';
import { contentFolder } from '../content-folder';
import { cardPainter } from '../output/share-cards';
import { publicFolder } from '../public-folder';

/**
 * Draws the current share card of a page. A card that the build has drawn already is not drawn
 * again.
 *
 * @returns the path of the file; null if there is no such page, or it has no headline
 */
export async function cardNow(
  { files, tokens }: SiteIndex,
  slug: string,
  folder = publicFolder,
): Promise<string | null> {
  const page = files.find((file) => isPage(file) && slugOf(file.file) === slug);
  const site = files.find(({ file }) => file === 'site.json');
  const headline = valueAt(page?.fields, ['hero', 'headline']) ?? page?.fields.headline;
  const picture = valueAt(site?.fields, ['shareCard', 'picture']);
  if (typeof headline !== 'string' || typeof picture !== 'string') return null;
  const cards = cardPainter(folder, {
    brand: tokens.brand ?? '',
    picture: join(contentFolder, picture),
    mark: resolve('static/icon.svg'),
    alt: '',
  });
  const { path } = await cards.paint({ slug, headline });
  return join(folder, path);
}
