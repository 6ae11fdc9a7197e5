import type { Named } from '../content/entry';
import type { PageNode } from './content-nodes';
import type { History } from './history';

/** The templates that also show lists and forms, whose files are outside these folders. */
const listTemplates = ['home', 'about', 'services', 'contact'];
const isShared = (file: string) => !/^(pages|insights|authors)\/|^layout\.json$/.test(file);

/** A page whose date is asked for. */
type DatedPage = Pick<PageNode, 'slug' | 'template'> & {
  /** The folder of its file; left out: `pages`. */
  folder?: 'pages' | 'insights';
  named: Pick<Named, 'testimonials' | 'faq'>;
};

/**
 * Returns a function that says when a page was last changed: the newest commit of its file, of the
 * entries that its text names, and, if its template shows lists, of everything that lists show.
 *
 * @returns ISO 8601 in UTC, or null if git cannot tell, for example because its file is not committed
 */
export const pageDates =
  (history: History) =>
  ({ slug, template, folder = 'pages', named }: DatedPage): string | null => {
    if (!history.known) return null;
    const { changed } = history;
    const files = [
      `${folder}/${slug}.mdx`,
      ...named.testimonials.map((name) => `testimonials/${name}.json`),
      ...named.faq.map((name) => `faq/${name}.mdx`),
      ...(listTemplates.includes(template) ? [...changed.keys()].filter(isShared) : []),
    ];
    const time = Math.max(...files.map((file) => changed.get(file)?.getTime() ?? NaN));
    return Number.isNaN(time) ? null : new Date(time).toISOString().replace('.000Z', 'Z');
  };

/** The days of an article, and the name of its file. */
type DatedArticle = Pick<DatedPage, 'slug' | 'named'> & {
  publishedAt: string;
  updatedAt: string | null;
};

/**
 * Returns a function that says when articles were last changed, the latest of them: by the day that
 * the writer gave, or by a later commit. An article that waited for its day is new on that day.
 */
export const articleDates =
  (modifiedOf: ReturnType<typeof pageDates>) =>
  (articles: readonly DatedArticle[]): string => {
    const dates = articles.flatMap(({ slug, named, publishedAt, updatedAt }) => [
      updatedAt ?? publishedAt,
      modifiedOf({ slug, named, template: 'article', folder: 'insights' }) ?? publishedAt,
    ]);
    return dates.reduce((last, date) => (Date.parse(date) > Date.parse(last) ? date : last));
  };
