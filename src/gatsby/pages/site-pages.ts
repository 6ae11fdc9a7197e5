import { plainHeadline } from '../../content/text/headline-parts';
import { listPages, neighborsOf, usedTopics } from '../../content/insights-lists';
import type {
  ArticleContext,
  ListContext,
  PageContext,
  Translation,
} from '../../content/page-context';
import { insightsPath } from '../../content/addresses/paths';

type Content = Queries.CreatePagesQuery;
type Page = Content['allPage']['nodes'][number];
type Article = Content['allArticle']['nodes'][number];
type Breadcrumbs = PageContext['breadcrumbs'];

/** A page without its share card. */
export type SitePage = {
  path: string;
  /** The file in `src/templates`, without its extension. */
  template: string;
  /** With asterisks around its accent. */
  headline: string;
  /** The name of the author on the share card. */
  byline?: string | undefined;
  /** The banner over a page that is not ready to be published, for `develop` and previews of drafts; null if it is ready. */
  notReady: string | null;
  context: Omit<PageContext, 'card'> & Partial<ArticleContext & ListContext>;
};

/** Returns the start of the newest day on which an article was published or updated, in ISO 8601. */
const lastChange = (articles: readonly Article[]) =>
  articles
    .map(({ publishedAt, updatedAt }) => updatedAt ?? publishedAt)
    .reduce((last, day) => (Date.parse(day) > Date.parse(last) ? day : last));

/** Returns the name of the feed; null without articles. */
function feedName({ allArticle, allInsights }: Content): string | null {
  const [insights] = allInsights.nodes;
  return insights && allArticle.nodes.length > 0 ? insights.words.feed : null;
}

/** Returns the translations of each translated page, itself included, by its path. */
function translationsIn(
  pages: readonly Page[],
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

/** Returns a page as a breadcrumb. Its name is that in the navigation, or else its headline. */
function breadcrumbOf({ path, headline }: Page, { layout }: Content): Breadcrumbs[number] {
  const item = layout.navigation.items.find(({ href }) => href === path);
  return { name: item?.label ?? plainHeadline(headline), path };
}

const homeBreadcrumbs = (content: Content): Breadcrumbs =>
  content.allPage.nodes
    .filter(({ path }) => path === '/')
    .map((page) => breadcrumbOf(page, content));

/** Returns the breadcrumbs of the list of all articles. */
const insightsBreadcrumbs = (content: Content): Breadcrumbs => [
  ...homeBreadcrumbs(content),
  ...content.allInsights.nodes.map(({ eyebrow }) => ({ name: eyebrow, path: insightsPath })),
];

function articleContext(article: Article, articles: readonly Article[]): ArticleContext {
  const neighbors = neighborsOf(article.slug, articles);
  const { previous, next, related } = neighbors;
  return { neighbors, others: [previous, next, ...related].filter((slug) => slug !== null) };
}

/** Returns the pages of the files in `content/pages/` and `content/insights/`. */
function pagesOfFiles(content: Content, siteLanguage: string): SitePage[] {
  const pages = content.allPage.nodes;
  const articles = content.allArticle.nodes;
  const translations = translationsIn(pages, siteLanguage);
  return pages.map((page) => {
    const { id, path, template, headline, hidden, unpublished, notReady } = page;
    const isHome = path === '/';
    const article = articles.find((one) => one.path === path);
    const parents = article ? insightsBreadcrumbs(content) : homeBreadcrumbs(content);
    return {
      path,
      template,
      headline,
      byline: article?.author.name,
      notReady,
      context: {
        id,
        indexed: !hidden && unpublished === null,
        modified: article ? lastChange([article]) : null,
        breadcrumbs: isHome ? parents : [...parents, breadcrumbOf(page, content)],
        feed: isHome || article ? feedName(content) : null,
        translations: translations.get(path) ?? [],
        ...(article && articleContext(article, articles)),
      },
    };
  });
}

/** Returns the pages of the list of all articles and of the list of each topic. */
function pagesOfLists(content: Content): SitePage[] {
  const articles = content.allArticle.nodes;
  const [insights] = content.allInsights.nodes;
  if (!insights) return [];
  const allTopics = content.allTopics.nodes.flatMap(({ items }) => items);
  const topics = usedTopics(allTopics, articles).map(({ id, name }) => ({ id, name }));
  return listPages(articles, allTopics, insights).map((list) => {
    const { path, name, slugs, headline } = list;
    const isFirst = path === insightsPath;
    const parents = isFirst ? homeBreadcrumbs(content) : insightsBreadcrumbs(content);
    return {
      path,
      template: 'insights',
      headline,
      notReady: null,
      context: {
        id: path,
        indexed: true,
        modified: lastChange(articles.filter(({ slug }) => slugs.includes(slug))),
        breadcrumbs: [...parents, { name, path }],
        feed: feedName(content),
        translations: [],
        list,
        slugs,
        topics,
      },
    };
  });
}

/** Returns all pages of the site. */
export const sitePages = (content: Content, siteLanguage: string): SitePage[] => [
  ...pagesOfFiles(content, siteLanguage),
  ...pagesOfLists(content),
];
