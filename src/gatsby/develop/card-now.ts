import { join, resolve } from 'node:path';
import { valueAt } from '../../content/field-context';
import { isPage, slugOf, type SiteIndex } from '../../content/site-index';
import { contentFolder } from '../content-folder';
import { cardPainter } from '../output/share-cards';
import { publicFolder } from '../public-folder';

/**
 * Draws the share card of a page as it is at this moment. A card that the build has drawn is there
 * already, and is not drawn again.
 *
 * @returns the path of the file; null where there is no such page, or it has no headline
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
