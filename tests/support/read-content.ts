import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { dayIn, isScheduled } from '../../src/content/calendar';
import { planSchema, questionSchema, testimonialSchema } from '../../src/content/collections';
import { contactFormSchema, newsletterFormSchema } from '../../src/content/forms';
import { insightsPath } from '../../src/content/insights-lists';
import { insightsPageWords } from '../../src/content/insights-words';
import { kindOf } from '../../src/content/kinds';
import { textLanguage } from '../../src/content/language';
import { layoutSchema } from '../../src/content/layout';
import { slugOf } from '../../src/content/page-path';
import { setWords } from '../../src/content/set-words';
import { siteSchema } from '../../src/content/site';
import { fillText, fillTokens, siteTokens } from '../../src/content/tokens';

const fieldsSchema = z.record(z.string(), z.unknown());

/** A file of `content/`, with its tokens filled in and the signs of its language in its fields. */
export type ContentFile = { file: string; data: Record<string, unknown>; body: string };

function parseFile(file: string, text: string): Omit<ContentFile, 'file'> {
  const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const data: unknown = file.endsWith('.mdx') ? parse(frontMatter) : JSON.parse(text);
  return { data: fieldsSchema.parse(data), body };
}

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
  hero: z.object({ picture: pictureSchema.optional() }).optional(),
});

/** The words of a page: of a file in `pages/`, of an article, or of a list of articles. */
export type PageContent = z.infer<typeof pageSchema> & {
  file: string;
  path: string;
  language: string;
};

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** Reads the content from which a site was built, without what was not published. */
export function readContent(folder: string) {
  const read = (file: string) => parseFile(file, readFileSync(path.join(folder, file), 'utf8'));
  const settings = read('site.json').data;
  const site = siteSchema.parse(settings);
  const tokens = siteTokens(settings);
  const today = dayIn(site.timeZone, new Date());
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(mdx|json)$/.test(file))
    .map((file): ContentFile => {
      const { data, body } = read(file);
      const filled = fieldsSchema.parse(fillTokens(data, tokens));
      const schema = kindOf(file, filled)?.schema;
      const language = textLanguage(filled, site.language);
      const set = schema ? setWords(filled, schema, language) : filled;
      return { file, data: set, body: fillText(body, tokens) };
    })
    .filter(({ data }) => data.draft !== true && !isScheduled(data, today));
  const inFolder = (name: string) => files.filter(({ file }) => file.startsWith(`${name}/`));
  const dataOf = (file: string) => files.find((one) => one.file === file)?.data ?? {};

  const languageOf = (file: string) => textLanguage(dataOf(file), site.language);

  const own = inFolder('pages').map(({ file, data }): PageContent => {
    const slug = slugOf(file);
    const address = slug === 'home' ? '/' : `/${slug}/`;
    return { ...pageSchema.parse(data), file, path: address, language: languageOf(file) };
  });
  const newest = inFolder('insights').sort((a, b) =>
    String(b.data.published).localeCompare(String(a.data.published)),
  )[0];
  const made = insightsPageWords(files, site.brand).map((page): PageContent => {
    const isArticle = page.file.startsWith('insights/');
    // The list of all articles begins with the newest one, and its picture.
    const first = page.path === insightsPath ? newest?.data : undefined;
    const { picture } = (isArticle ? dataOf(page.file) : first) ?? {};
    const template = isArticle ? 'article' : 'list';
    return {
      ...pageSchema.parse({ ...page, template, picture }),
      file: page.file,
      path: page.path,
      language: languageOf(page.file),
    };
  });

  return {
    site: siteSchema.parse(dataOf('site.json')),
    layout: layoutSchema.parse(dataOf('layout.json')),
    contactForm: contactFormSchema.parse(dataOf('forms/contact.json')),
    newsletterForm: newsletterFormSchema.parse(dataOf('forms/newsletter.json')),
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
