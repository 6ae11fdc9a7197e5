import { resolve } from 'node:path';
import type { GatsbyNode, Page } from 'gatsby';
import { readHistory } from './history';
import { readSettings } from '../check/read-file';
import type { PublishedPage } from '../content/published-page';
import { siteCards } from './cards';
import { contentFolder } from './folders';
import { layoutOf, pagesOf, siteOf, type PageNode } from './content-nodes';
import { heldBack, inDevelop } from './drafts';
import { insightsPages, type InsightsPage } from './insights-pages';
import { writeListTexts } from './list-texts';
import { articleDates, pageDates } from './page-dates';
import { plainHeadline } from '../content/headline';

/** How many cards are drawn in parallel. */
const atOnce = 4;

/** Works on some entries at a time, one batch after the other. */
async function inBatches<Entry>(entries: readonly Entry[], work: (entry: Entry) => Promise<void>) {
  for (let start = 0; start < entries.length; start += atOnce) {
    await Promise.all(entries.slice(start, start + atOnce).map(work));
  }
}

/**
 * Returns the breadcrumbs of each page. A page is named as in the navigation, otherwise by its
 * headline.
 */
function trails(pages: readonly PageNode[], labels: ReadonlyMap<string, string>) {
  const step = ({ path, headline }: PageNode) => ({
    name: labels.get(path) ?? plainHeadline(headline),
    path,
  });
  const home = pages.filter(({ path }) => path === '/').map(step);
  return {
    home,
    of: (page: PageNode) => (page.path === '/' ? home : [...home, step(page)]),
  };
}

/**
 * Returns the template of a page. gatsby-plugin-mdx passes it the text of the file in the query.
 */
function componentOf({ template, textFile }: Pick<PageNode, 'template' | 'textFile'>): string {
  const component = resolve(`src/templates/${template}.tsx`);
  return textFile === null ? component : `${component}?__contentFilePath=${textFile}`;
}

/**
 * Adds the words of its ribbon to a page that is held back, as a draft or for a later day; only
 * `develop` has such pages. Gatsby does not call `onCreatePage` for pages created by the same
 * gatsby-node.
 */
const draftPage = (page: Page<PublishedPage>, why: string): Page => ({
  ...page,
  context: { ...page.context, ribbon: `${why}: this page is not published` },
});

/**
 * Creates a page for every file in `content/pages/`, with the template that its front matter names,
 * for every article, and for every list of articles.
 */
export const createPages: GatsbyNode['createPages'] = async ({
  actions,
  getNodesByType,
  reporter,
}) => {
  const pages = pagesOf({ getNodesByType });
  const { navigation } = layoutOf({ getNodesByType });
  const trail = trails(pages, new Map(navigation.items.map(({ href, label }) => [href, label])));
  const history = readHistory(contentFolder);
  if (!history.known && !inDevelop) {
    reporter.warn(`The sitemap has no dates: ${history.reason}.`);
  }
  const modifiedOf = pageDates(history);
  const modifiedOfArticles = articleDates(modifiedOf);
  const insights = insightsPages({ getNodesByType });
  const feed = insights ? insights.feed : null;
  const { today } = readSettings(contentFolder);
  const cards = siteCards(siteOf({ getNodesByType }));

  async function createPage(page: PageNode): Promise<void> {
    const published = {
      path: page.path,
      component: componentOf(page),
      context: {
        id: page.id,
        card: await cards.paint(page),
        indexed: !page.hidden && !page.draft,
        // The pages of the catalogue, which are drafts, have no file in `content/`.
        modified: page.draft ? null : modifiedOf(page),
        trail: trail.of(page),
        feed: page.path === '/' ? feed : null,
        // Otherwise gatsby-plugin-mdx adds all fields here, and so to the data of the page.
        frontmatter: {},
      } satisfies PublishedPage & { frontmatter: object },
    };
    actions.createPage<Page['context']>(page.draft ? draftPage(published, 'Draft') : published);
  }

  async function createInsightsPage(page: InsightsPage): Promise<void> {
    const { path, name, parent } = page;
    const isArticle = page.template === 'article';
    const published = {
      path,
      component: componentOf({
        template: page.template,
        textFile: isArticle ? page.article.internal.contentFilePath : null,
      }),
      context: {
        id: page.id,
        card: await cards.paint({
          slug: path.slice(1, -1).replaceAll('/', '-'),
          headline: page.headline,
          ...(isArticle && { byline: page.author }),
        }),
        indexed: true,
        modified: modifiedOfArticles(page.articles),
        trail: [...trail.home, ...(parent ? [parent] : []), { name, path }],
        feed,
        ...page.facts,
        frontmatter: {},
      } satisfies PublishedPage & { frontmatter: object },
    };
    const held = isArticle ? heldBack({ data: page.article }, today) : undefined;
    actions.createPage<Page['context']>(held ? draftPage(published, held) : published);
  }

  await inBatches(pages, createPage);
  await inBatches(insights ? insights.pages : [], createInsightsPage);
  cards.sweep();
  writeListTexts({ getNodesByType });
};
