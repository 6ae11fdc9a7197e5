import { join } from 'node:path';
import { z } from 'zod';
import { readEntries } from '../../../src/check/read-entry';
import { readSettings } from '../../../src/check/read-file';
import { isScheduled } from '../../../src/content/calendar';
import { planSchema, questionSchema, testimonialSchema } from '../../../src/content/collections';
import { insightsPath } from '../../../src/content/insights-lists';
import { insightsPageWords } from '../../../src/content/insights-words';
import { layoutSchema } from '../../../src/content/layout';
import type { Entry } from '../../../src/content/entry';
import { siteSchema } from '../../../src/content/site';
import { siteFolder } from './build';

export const contentFolder = join(siteFolder, 'content');

let known: Entry[] | undefined;

/** Returns every file of `content/` that is published, with its tokens filled in. */
export const entries = (): Entry[] =>
  (known ??= readEntries(contentFolder).filter(
    ({ data }) => data.draft !== true && !isScheduled(data, readSettings(contentFolder).today),
  ));

const entriesIn = (folder: string) => entries().filter(({ file }) => file.startsWith(folder));

export function site() {
  const settings = entries().find(({ file }) => file === 'site.json');
  return siteSchema.parse(settings?.data);
}

/** Returns the words that are read out after a link to another site. */
export function newTabHint(): string {
  const layout = entries().find(({ file }) => file === 'layout.json');
  return layoutSchema.parse(layout?.data).newTabHint;
}

/** Returns the navigation's words for each page. */
export function layoutLabels(): ReadonlyMap<string, string> {
  const layout = entries().find(({ file }) => file === 'layout.json');
  const { navigation } = layoutSchema.parse(layout?.data);
  return new Map(navigation.items.map(({ href, label }) => [href, label]));
}

const pictureShape = z.object({
  light: z.string(),
  dark: z.string().optional(),
  alt: z.string(),
});
const pageShape = z.object({
  title: z.string(),
  description: z.string(),
  hidden: z.boolean(),
  picture: pictureShape.optional(),
  hero: z.object({ picture: pictureShape.optional() }).optional(),
});

/** The content of a page: of a file in `content/pages/`, of an article, or of a list of articles. */
export type PageContent = z.infer<typeof pageShape> & {
  /** The file of its words, relative to `content/`. */
  file: string;
  /** The page's template; null for a list of articles. */
  template: string | null;
  path: string;
};

const pictureIn = z.object({ picture: pictureShape });

/** Returns the article that lists show first. */
const newestArticle = () =>
  entriesIn('insights/').reduce((newest, article) =>
    String(article.data.published) > String(newest.data.published) ? article : newest,
  );

/** The pages that articles make. */
const insightsContents = (): PageContent[] =>
  insightsPageWords(entries(), site().brand).map((page) => {
    const article = entriesIn('insights/').find(({ file }) => file === page.file);
    // The list of all articles begins with the newest one, and its picture.
    const leading = page.path === insightsPath ? newestArticle() : article;
    const picture = leading && pictureIn.parse(leading.data).picture;
    return {
      ...page,
      hidden: false,
      template: article ? 'article' : null,
      ...(picture && { picture }),
    };
  });

export const pageContents = (): PageContent[] => [
  ...entriesIn('pages/').map(({ file, data }) => {
    const slug = file.replace(/^pages\/|\.mdx$/g, '');
    const path = slug === 'home' ? '/' : `/${slug}/`;
    return { ...pageShape.parse(data), file, template: String(data.template), path };
  }),
  ...insightsContents(),
];

/** Returns the picture above or next to the first headline of a page. */
export const heroPicture = (page: PageContent) => page.hero?.picture ?? page.picture;

export const questions = () =>
  entriesIn('faq/').map(({ file, data, body }) => ({
    ...questionSchema.parse(data),
    slug: file.replace(/^faq\/|\.mdx$/g, ''),
    body,
  }));

export const plans = () =>
  entriesIn('plans/').map(({ data, body }) => ({ ...planSchema.parse(data), body }));

export const testimonials = () =>
  entriesIn('testimonials/').map(({ data }) => testimonialSchema.parse(data));
