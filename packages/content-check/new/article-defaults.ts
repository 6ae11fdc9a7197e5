import { valueAt } from '../../../src/content/fields';
import { newestFirst } from '../../../src/content/insights-lists';
import { topicsSchema } from '../../../src/content/insights';
import { isArticle, slugOf, type SiteIndex } from '../site-index';

/** Returns the ids of the topics that an article may have; nothing while they have mistakes. */
export function topicOptions({ files }: SiteIndex): readonly string[] {
  const topics = files.find(({ file }) => file === 'topics.json');
  const read = topicsSchema.safeParse(topics?.fields);
  return read.success ? read.data.items.map(({ id }) => id) : [];
}

/** Returns the authors that an article may have. */
export const authorOptions = ({ files }: SiteIndex): readonly string[] =>
  files.filter(({ file }) => file.startsWith('authors/')).map(({ file }) => slugOf(file));

/** Returns what a writer may leave unsaid about a new article, by flag. */
export function articleDefaults(site: SiteIndex): Readonly<Record<string, string>> {
  const [topic] = topicOptions(site);
  const [author] = authorOptions(site);
  return {
    ...(topic !== undefined && { topics: topic }),
    ...(author !== undefined && { author }),
    day: site.today,
  };
}

/** Returns a picture for a new article until it has its own: that of the newest, or of the home page. */
export function articlePicture({ files }: SiteIndex): unknown {
  const articles = files.filter(isArticle).map(({ file, fields }) => ({
    slug: file,
    published: String(fields.published),
    topics: [],
    fields,
  }));
  const [newest] = newestFirst(articles);
  const home = files.find(({ file }) => file === 'pages/home.mdx');
  return newest ? newest.fields.picture : valueAt(home?.parsed.data, ['hero', 'picture']);
}
