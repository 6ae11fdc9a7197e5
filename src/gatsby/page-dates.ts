import type { Named } from '../content/entry';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { History } from './history';
import { filesBelow } from '../check/read-site';
import { imageNames } from '../content/image-names';
import { entryKinds, type ContentKind } from '../content/kinds';
import { contentField, pageField } from './content-field';
import type { PageNode } from './content-nodes';

/** Every template reads the site's facts under this name. */
const site = 'site';

/** The header and footer do not count: a new word in the footer changes the date of no page. */
const frame = 'layout';

/**
 * The lists and forms that a template shows in addition to its page, by their names in its query.
 */
const shown: Readonly<Record<string, readonly string[]>> = {
  home: ['highlights', 'differentiators', 'steps', 'testimonials', 'plans', 'questions'],
  about: ['values'],
  services: ['plans'],
  contact: ['plans', 'contactForm'],
};

const shownBy = (template: string) => shown[template] ?? [];

/**
 * Compares the list of what a template shows with the result of its query.
 *
 * @param page the GraphQL type and the template of the page
 * @param fields the fields of `content` in the result of its query
 * @throws if the two differ, because dates in the sitemap would then be wrong
 */
export function checkShown(
  { type, template }: { type: string; template: string },
  fields: readonly string[],
): void {
  const given = fields.filter((field) => ![site, frame, pageField(type)].includes(field));
  const listed = shownBy(template);
  const differing = [
    ...given.filter((field) => !listed.includes(field)),
    ...listed.filter((field) => !given.includes(field)),
  ];
  if (differing.length === 0) return;
  throw new Error(
    `The template "${template}" and the list \`shown\` in src/gatsby/page-dates.ts differ in ${differing.join(', ')}. ` +
      'List there the fields of `content` in its query: page dates depend on them.',
  );
}

const filesOf = ({ from }: ContentKind, files: readonly string[]) =>
  'file' in from
    ? [from.file]
    : files.filter((file) => file.startsWith(`${from.folder}/`) && file.endsWith(from.extension));

/** Returns the content files that every page of a template shows. */
const sharedFiles = (template: string, files: readonly string[]) =>
  entryKinds
    .filter(
      (kind) => kind.type === 'SiteSettings' || shownBy(template).includes(contentField(kind)),
    )
    .flatMap((kind) => filesOf(kind, files));

/** Returns a function that remembers its results. */
function once<Answer>(work: (name: string) => Answer): (name: string) => Answer {
  const answers = new Map<string, Answer>();
  return (name) => {
    const answer = answers.get(name) ?? work(name);
    answers.set(name, answer);
    return answer;
  };
}

/** Returns the latest of some times, or NaN if one of them is unknown. */
const latest = (dates: readonly (Date | undefined)[]) =>
  Math.max(...dates.map((date) => date?.getTime() ?? NaN));

/** A page whose date is asked for. */
type DatedPage = Pick<PageNode, 'slug' | 'template'> & {
  /** The folder of its file; left out: `pages`. */
  folder?: 'pages' | 'insights';
  named: Pick<Named, 'testimonials' | 'faq'>;
};

/**
 * Returns a function that says when a page was last changed: its own file, the entries that its
 * text names, the lists that its template shows, and the pictures that these name. If one of these times is unknown, so is the
 * result: a search engine does not reread a page that is newer than its date says.
 *
 * @param folder the content folder
 * @returns ISO 8601 in UTC, or null if git cannot tell
 */
export function pageDates(folder: string, history: History): (page: DatedPage) => string | null {
  if (!history.known) return () => null;
  const { changed } = history;
  const files = filesBelow(folder);
  const timeOf = once((file) => {
    const images = imageNames(readFileSync(join(folder, file), 'utf8'));
    return latest([changed.get(file), ...images.map(({ image }) => changed.get(image))]);
  });
  const shared = once((template) => sharedFiles(template, files));
  return ({ slug, template, folder: own = 'pages', named }) => {
    const entries = [
      ...named.testimonials.map((name) => `testimonials/${name}.json`),
      ...named.faq.map((name) => `faq/${name}.mdx`),
    ];
    const time = Math.max(...[`${own}/${slug}.mdx`, ...entries, ...shared(template)].map(timeOf));
    return Number.isNaN(time) ? null : new Date(time).toISOString().replace('.000Z', 'Z');
  };
}

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
