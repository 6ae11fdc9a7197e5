import { valueAt } from '../../../src/content/fields';
import { closest, didYouMean } from '../../../src/content/closest';
import { isDay } from '../../../src/content/calendar';
import { idPattern, searchTitle } from '../../../src/content/insights';
import { searchTitleOf } from '../../../src/content/insights-lists';
import { characters } from '../../../src/content/primitives';
import type { ContentFile } from '../content-file';
import { once } from '../once';
import type { Finding, Problem } from '../problem';
import { isArticle, slugOf, topicsOf, type SiteIndex } from '../site-index';
import { problemsIn } from '../source';
import { rightName } from './file-name';
import { atField } from './place';

/** Returns the ids in `topics.json`, as far as they can be read. */
const topicIds = once(({ files }: SiteIndex): string[] => {
  const items = files.find(({ file }) => file === 'topics.json')?.fields.items;
  return Array.isArray(items)
    ? items.map((item: unknown) => valueAt(item, ['id'])).filter((id) => typeof id === 'string')
    : [];
});

/** The web is younger than anything published before. */
const firstYear = '1991';

function dayFindings(file: ContentFile, { today }: SiteIndex): Finding[] {
  const { published, updated } = file.fields;
  if (isDay(published) && Number(published.slice(0, 4)) > Number(today.slice(0, 4)) + 1) {
    const message = `"published" is in ${published.slice(0, 4)}, and the article waits until then. Correct the year`;
    return [atField(file, ['published'], 'far-day', message)];
  }
  if (isDay(published) && published < firstYear) {
    const message = `"published" is in ${Number(published.slice(0, 4))}. Correct the year`;
    return [atField(file, ['published'], 'far-day', message)];
  }
  if (!isDay(published) || !isDay(updated)) return [];
  const finding = (message: string) => [atField(file, ['updated'], 'day-order', message)];
  if (updated < published) {
    return finding(
      `"updated" is before the date of publication, ${published}. Correct one of them`,
    );
  }
  return updated > today && updated !== published
    ? finding(`"updated" is still to come: today is ${today}. Write the date of the change`)
    : [];
}

/** Returns the names of the authors by those of their files. */
const authorsOf = once(
  ({ files }: SiteIndex) =>
    new Map(
      files
        .filter(({ file }) => file.startsWith('authors/'))
        .map(({ file, fields }) => [slugOf(file), fields.name]),
    ),
);

function authorFinding(file: ContentFile, site: SiteIndex): Finding[] {
  const { author } = file.fields;
  const authors = authorsOf(site);
  const slugs = [...authors.keys()];
  if (typeof author !== 'string' || author.trim() === '' || slugs.includes(author)) return [];
  if (author.includes(',')) {
    const message = `An article has one author. Choose: ${slugs.join(', ')}`;
    return [atField(file, ['author'], 'author', message)];
  }
  // Their name, or their file with its ending, instead of its name alone.
  // The name of its file is mended there.
  if (slugs.some((one) => one !== author && rightName(`${one}.json`) === `${author}.json`))
    return [];
  const slug = slugs.find((one) => authors.get(one) === author || slugOf(author) === one);
  const known = slugs.length === 0 ? '' : ` There is ${slugs.join(', ')}.`;
  const message =
    slug === undefined
      ? `No file authors/${author}.json.${didYouMean(author, slugs) || `${known} Add the author`}`
      : `Write "${slug}", the name of the author’s file in authors/`;
  return [atField(file, ['author'], 'author', message)];
}

function topicFindings(file: ContentFile, site: SiteIndex): Finding[] {
  const ids = [...new Set(topicIds(site))];
  const known = ids.filter((id) => idPattern.test(id));
  const topics = topicsOf(file);
  return topics.flatMap((topic, index) => {
    const finding = (message: string) => [atField(file, ['topics', index], 'topic', message)];
    if (topics.indexOf(topic) < index) return finding(`"${topic}" is listed twice. Delete one`);
    if (known.length === 0 || known.includes(topic)) return [];
    if (topic.includes(',')) return finding('Write each topic on a line of its own, after "- "');
    // An id that is refused in topics.json is mended there.
    const near = closest(topic, ids);
    if (near !== undefined && !idPattern.test(near)) return [];
    const meant = didYouMean(topic, known) || ` Choose: ${known.join(', ')}. Or add it there`;
    return finding(`No topic "${topic}" in topics.json.${meant}`);
  });
}

/** Reports a title that is too long with the brand, which follows it in search results. */
function titleFinding(file: ContentFile, { tokens }: SiteIndex): Finding[] {
  const { title } = file.fields;
  if (typeof title !== 'string') return [];
  const sign = /\s*[|–—·-]\s*$/.exec(title.slice(0, -(tokens.brand ?? '').length))?.[0];
  if (sign !== undefined && title.endsWith(tokens.brand ?? '')) {
    const own = 'Delete the brand from "title". Search results show it after every title';
    return [atField(file, ['title'], 'repeated-word', own)];
  }
  const { length } = characters(searchTitleOf(title, tokens.brand ?? ''));
  const over = length - searchTitle.most;
  const message = `"title" is ${length} characters long in search results, with " | ${tokens.brand ?? ''}"; the limit is ${searchTitle.most}. Remove ${over}`;
  return over > 0 ? [atField(file, ['title'], 'length', message)] : [];
}

/** Reports days, authors and topics of an article that do not fit the rest of the site. */
export const articleFindings = (file: ContentFile, site: SiteIndex): Finding[] =>
  isArticle(file) && file.kind
    ? [
        ...titleFinding(file, site),
        ...dayFindings(file, site),
        ...authorFinding(file, site),
        ...topicFindings(file, site),
      ]
    : [];

/** Reports topics that no article has, and ids that two topics share. */
export function topicProblems(site: SiteIndex): Problem[] {
  const topics = site.files.find(({ file }) => file === 'topics.json');
  if (!topics) return [];
  const articles = site.files.filter(isArticle);
  const used = new Set(articles.flatMap(topicsOf));
  const ids = topicIds(site);
  // A topic that nobody has may be the one that an article misspells.
  const isSure = articles.every(({ entry }) => entry) && [...used].every((id) => ids.includes(id));
  const findings = ids.flatMap((id, index): Finding[] => {
    const path = ['items', index, 'id'];
    if (ids.indexOf(id) < index) {
      const message = `Two topics have the id "${id}". Give this one another`;
      return [atField(topics, path, 'topic', message)];
    }
    const message = `No article has the topic "${id}", so it has no page. Use it, or delete it`;
    return articles.length === 0 || !isSure || used.has(id)
      ? []
      : [atField(topics, path, 'topic-unused', message)];
  });
  return problemsIn(topics.file, topics.text, findings);
}
