import { z } from 'zod';
import { entryOf } from '../../../src/gatsby/entries';
import { readContentFolder } from '../../../src/check/read-site';
import { isScheduled } from '../../../src/content/calendar';
import { planSchema, questionSchema, testimonialSchema } from '../../../src/content/collections';
import { contactFormSchema } from '../../../src/content/forms';
import { articleSchema, insightsSchema, topicsSchema } from '../../../src/content/insights';
import { listPages, searchTitleOf } from '../../../src/content/insights-lists';
import { textLanguage } from '../../../src/content/language';
import { layoutSchema } from '../../../src/content/layout';
import { articlePath, pathOfFile, slugOf } from '../../../src/content/paths';
import { fillText } from '../../../src/content/tokens';
import { typesetFields } from '../../../src/content/typeset-fields';
import { siteSchema } from '../../../src/content/site';

const pictureSchema = z.object({
  light: z.string(),
  dark: z.string().optional(),
  alt: z.string(),
});
const pageSchema = z.object({
  template: z.string(),
  title: z.string(),
  description: z.string(),
  hidden: z.boolean().default(false),
  picture: pictureSchema.optional(),
  /** Shown in place of the picture. */
  edit: z.string().optional(),
  hero: z.object({ picture: pictureSchema.optional() }).optional(),
});
/** The words of a page: of a file in `pages/`, of an article, or of a list of articles. */
export type PageContent = z.infer<typeof pageSchema> & { file: string; path: string };

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

type ContentEntry = { file: string; data: unknown };

const listed = z.object(
  articleSchema.pick({ title: true, description: true, published: true, topics: true }).shape,
);

/**
 * Returns every page that articles make: the lists and the articles themselves.
 *
 * @param entries the published files of `content/`, tokens filled in
 */
function insightsPageWords(entries: readonly ContentEntry[], brand: string) {
  const articles = entries
    .filter(({ file }) => file.startsWith('insights/'))
    .map(({ file, data }) => ({ file, slug: slugOf(file), ...listed.parse(data) }));
  if (articles.length === 0) return [];
  const dataOf = (name: string) => entries.find(({ file }) => file === name)?.data;
  const topics = z.object(topicsSchema.shape).parse(dataOf('topics.json')).items;
  const words = z.object(insightsSchema.shape).parse(dataOf('insights.json'));
  return [
    ...listPages(articles, topics, words).map(({ topic, path, title, description }) => {
      const file = topic === null ? 'insights.json' : 'topics.json';
      return { file, path, title, description };
    }),
    ...articles.map(({ file, slug, title, description }) => {
      return { file, path: articlePath(slug), title: searchTitleOf(title, brand), description };
    }),
  ];
}

/** Reads the content from which a site was built, with its typography, without what was not published. */
export function readContent(folder: string) {
  const { files: read, today, language, tokens } = readContentFolder(folder);
  const files = read
    .flatMap((file) => entryOf(file) ?? [])
    .filter(({ data }) => data.draft !== true && !isScheduled(data, today))
    .map((entry) => {
      const own = textLanguage(entry.data, language);
      return {
        file: entry.file,
        data: typesetFields(entry.data, entry.kind.schema, own),
        body: fillText(entry.text.slice(entry.body), tokens),
      };
    });
  const inFolder = (name: string) => files.filter(({ file }) => file.startsWith(`${name}/`));
  const dataOf = (file: string) => files.find((one) => one.file === file)?.data ?? {};
  const site = siteSchema.parse(dataOf('site.json'));

  const own = inFolder('pages').map(({ file, data }): PageContent => ({
    ...pageSchema.parse(data),
    file,
    path: pathOfFile(file),
  }));
  const made = insightsPageWords(files, site.brand).map(({ file, ...words }): PageContent => {
    const isArticle = file.startsWith('insights/');
    const { picture, edit } = isArticle ? dataOf(file) : {};
    const template = isArticle ? 'article' : 'list';
    return { ...pageSchema.parse({ ...words, template, picture, edit }), file, path: words.path };
  });

  return {
    site,
    layout: layoutSchema.parse(dataOf('layout.json')),
    contactForm: contactFormSchema.parse(dataOf('forms/contact.json')),
    files,
    dataOf,
    pages: [...own, ...made],
    questions: inFolder('faq')
      .map(({ file, data, body }) => ({ ...questionSchema.parse(data), slug: slugOf(file), body }))
      .sort(byOrder),
    plans: inFolder('plans')
      .map(({ data, body }) => ({ ...planSchema.parse(data), body }))
      .sort(byOrder),
    testimonials: inFolder('testimonials')
      .map(({ data }) => testimonialSchema.parse(data))
      .sort(byOrder),
  };
}
