import { isDay, isScheduled } from '../../../src/content/calendar';
import { openFolder, textOf, type ContentFolder } from '../content-folder';
import { parseContent } from '../reading/parse';
import { siteDay } from '../read-site';
import { indexSite, isArticle, isDraft } from '../site-index';

const day = 24 * 60 * 60 * 1000;

/**
 * Returns the articles whose day has come within the last 24 hours: a site that was built before
 * does not have them.
 *
 * @param now the day of the site is that of its time zone
 */
export function dueArticles(folder: ContentFolder, now: Date): string[] {
  const settings = parseContent('site.json', textOf(folder.read('site.json'))).data;
  const today = siteDay(settings, now);
  const yesterday = siteDay(settings, new Date(now.getTime() - day));
  return indexSite(folder)
    .files.filter((file) => isArticle(file) && !isDraft(file) && isDay(file.fields.published))
    .filter(({ fields }) => isScheduled(fields, yesterday) && !isScheduled(fields, today))
    .map(({ file }) => file);
}

/** Returns the articles of the folder at a path that are due. */
export const dueIn = (path: string, now = new Date()) => dueArticles(openFolder(path), now);
