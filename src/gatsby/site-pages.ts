import { plainHeadline } from '../content/headline';
import { listPages, neighboursAmong, usedTopics } from '../content/insights-lists';
import { insightsPath } from '../content/paths';
import type {
  ArticleContext,
  ListContext,
  PageContext,
  Translation,
} from '../content/page-context';

type Content = Queries.CreatePagesQuery;
type Article = Content['allArticle']['nodes'][number];
type Breadcrumbs = PageContext['breadcrumbs'];

/** A page without its share card. */
export type SitePage = {
  path: string;
  template: string;
  /** With its accent between asterisks. */
  headline: string;
  /** The name of the author on the share card. */
  byline?: string | undefined;
  /** Why it is not published, in a word; only `develop` has such pages. */
  unpublished: string | null;
  context: Omit<PageContext, 'card'> & Partial<ArticleContext & ListContext>;
};

/** Returns the newest of the days that writers gave to some articles, in ISO 8601. */
const lastChange = (articles: readonly Article[]) =>
  articles
    .map(({ publishedAt, updatedAt }) => updatedAt ?? publishedAt)
    .reduce((last, day) => (Date.parse(day) > Date.parse(last) ? day : last));

/** Returns, by the path of each page that has translations, the page itself and all of them. */
function translationsIn(
  pages: Content['allPage']['nodes'],
  siteLanguage: string,
): ReadonlyMap<string, readonly Translation[]> {
  const groups = new Map<string, Translation[]>();
  for (const { path, language, translates } of pages) {
    const original = translates ?? path;
    const group = groups.get(original) ?? [];
    groups.set(original, [...group, { path, language: language ?? siteLanguage }]);
  }
  const several = [...groups.values()].filter((group) => group.length > 1);
  return new Map(several.flatMap((group) => group.map(({ path }) => [path, group] as const)));
}

/** Returns what the page of an article knows of other articles. */
function articleContext(article: Article, articles: readonly Article[]): ArticleContext {
  const neighbours = neighboursAmong(articles)(article.slug);
  const { previous, next, related } = neighbours;
  return { neighbours, others: [previous, next, ...related].filter((slug) => slug !== null) };
}

/** Returns the lists of articles: the one of all, and one for each topic. */
function plannedLists(content: Content, home: Breadcrumbs): SitePage[] {
  const articles = content.allArticle.nodes;
  const [insights] = content.allInsights.nodes;
  if (!insights || articles.length === 0) return [];
  const topics = content.allTopics.nodes.flatMap(({ items }) => items);
  const topicsInLists = usedTopics(topics, articles).map(({ id, name }) => ({ id, name }));
  const above = [...home, { name: insights.eyebrow, path: insightsPath }];
  return listPages(articles, topics, insights).map((list) => {
    const { path, name, slugs, headline } = list;
    return {
      path,
      template: 'insights',
      headline,
      unpublished: null,
      context: {
        id: path,
        indexed: true,
        modified: lastChange(articles.filter(({ slug }) => slugs.includes(slug))),
        breadcrumbs: [...(path === insightsPath ? home : above), { name, path }],
        feed: insights.words.feed,
        translations: [],
        list,
        slugs,
        topics: topicsInLists,
      },
    };
  });
}

/** Returns a page for every file in `content/pages/`, every article, and every list of articles. */
export function sitePages(content: Content, siteLanguage: string): SitePage[] {
  const pages = content.allPage.nodes;
  const articles = content.allArticle.nodes;
  const [insights] = content.allInsights.nodes;
  const feed = articles.length > 0 && insights ? insights.words.feed : null;
  const labels = new Map(content.layout.navigation.items.map(({ href, label }) => [href, label]));
  const breadcrumbOf = ({ path, headline }: { path: string; headline: string }) => ({
    name: labels.get(path) ?? plainHeadline(headline),
    path,
  });
  const home = pages.filter(({ path }) => path === '/').map(breadcrumbOf);
  const translations = translationsIn(pages, siteLanguage);

  const own = pages.map((page): SitePage => {
    const { id, path, template, headline, hidden, unpublished } = page;
    const article = articles.find((one) => one.path === path);
    const above =
      article && insights ? [...home, { name: insights.eyebrow, path: insightsPath }] : home;
    return {
      path,
      template,
      headline,
      byline: article?.author.name,
      unpublished,
      context: {
        id,
        indexed: !hidden && unpublished === null,
        modified: article ? lastChange([article]) : null,
        breadcrumbs: path === '/' ? home : [...above, breadcrumbOf(page)],
        feed: article || path === '/' ? feed : null,
        translations: translations.get(path) ?? [],
        ...(article && articleContext(article, articles)),
      },
    };
  });
  return [...own, ...plannedLists(content, home)];
}
