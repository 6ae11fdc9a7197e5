import { z } from 'zod';
import { articleSchema, insightsSchema, topicsSchema } from '../../../src/content/insights';
import { articlePath, slugOf } from '../../../src/content/paths';
import { listPages, searchTitleOf } from '../../../src/content/insights-lists';

type ContentEntry = { file: string; data: unknown };

const listed = z.object(
  articleSchema.pick({ title: true, description: true, published: true, topics: true }).shape,
);

/**
 * Returns every page that articles make: the lists and the articles themselves.
 *
 * @param entries the published files of `content/`, tokens filled in
 */
export function insightsPageWords(entries: readonly ContentEntry[], brand: string) {
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
