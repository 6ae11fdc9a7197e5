import { valueAt } from '../../src/content/fields';
import { isPage, slugOf, type SiteIndex } from '../content-check/site-index';

/** What the share card of a page shows; the picture is a file in the content folder. */
export type CardWords = { brand: string; picture: string; slug: string; headline: string };

/**
 * Returns what the share card of a page shows at this moment; null if there is no such page, or it
 * has no headline.
 */
export function cardNow({ files, tokens }: SiteIndex, slug: string): CardWords | null {
  const page = files.find((file) => isPage(file) && slugOf(file.file) === slug);
  const site = files.find(({ file }) => file === 'site.json');
  const headline = valueAt(page?.fields, ['hero', 'headline']) ?? page?.fields.headline;
  const picture = valueAt(site?.fields, ['shareCard', 'picture']);
  if (typeof headline !== 'string' || typeof picture !== 'string') return null;
  return { brand: tokens.brand ?? '', picture, slug, headline };
}
