import { join, resolve } from 'node:path';
import type { GatsbyNode, Page } from 'gatsby';
import { readSettings } from '../check/read-file';
import { plainHeadline } from '../content/headline';
import type { PublishedPage } from '../content/published-page';
import type { CardPage } from './cards/card-layout';
import { cardPainter } from './cards/share-cards';
import { layoutOf, pagesOf, siteOf, type PageNode } from './content-nodes';
import { inDevelop, withRibbon } from './entries';
import { contentFolder, publicFolder } from './folders';
import { insightsPages } from './insights-pages';
import { writeIslandProps, writeListTexts } from './generated-modules';
import { articleDates, pageDates, readHistory } from './page-dates';
import { translationsOf } from './translations';
import { writeTextParts } from './text-parts';

const concurrency = 4;

/** A page without its card. */
type PlannedPage = {
  path: string;
  template: string;
  textFile: string | null;
  card: CardPage;
  /** Why it is not published, in a word; only `develop` has such pages. */
  unpublished: string | undefined;
  context: Omit<PublishedPage, 'card' | 'translations'>;
};

/** Creates a page for every file in `content/pages/`, every article, and every list of articles. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions, getNodesByType, reporter } = args;
  await writeTextParts(args);
  const nodes = { getNodesByType };
  const history = readHistory(contentFolder);
  if (!history.known && !inDevelop) {
    reporter.warn(`The sitemap has no dates: ${history.reason}.`);
  }
  const modifiedOf = pageDates(history);
  const modifiedOfArticles = articleDates(modifiedOf);
  const insights = insightsPages(nodes, readSettings(contentFolder).today);
  const feed = insights ? insights.feed : null;
  const pages = pagesOf(nodes);
  const { items } = layoutOf(nodes).navigation;
  const labels = new Map(items.map(({ href, label }) => [href, label]));
  const crumb = ({ path, headline }: PageNode) => ({
    name: labels.get(path) ?? plainHeadline(headline),
    path,
  });
  const home = pages.filter(({ path }) => path === '/').map(crumb);

  const plannedPages: PlannedPage[] = [
    ...pages.map((page) => ({
      ...page,
      card: page,
      unpublished: page.draft ? 'Draft' : undefined,
      context: {
        id: page.id,
        indexed: !page.hidden && !page.draft,
        // The pages of the catalogue, which are drafts, have no file in `content/`.
        modified: page.draft ? null : modifiedOf(page),
        breadcrumbs: page.path === '/' ? home : [...home, crumb(page)],
        feed: page.path === '/' ? feed : null,
      },
    })),
    ...(insights ? insights.pages : []).map(({ name, parents, articles, facts, ...page }) => ({
      ...page,
      card: { ...page, slug: page.path.slice(1, -1).replaceAll('/', '-') },
      context: {
        id: page.id,
        indexed: true,
        modified: modifiedOfArticles(articles),
        breadcrumbs: [...home, ...parents, { name, path: page.path }],
        feed,
        ...facts,
      },
    })),
  ];

  const { brand, shareCard, language } = siteOf(nodes);
  const translations = translationsOf(nodes, language);
  const picture = join(contentFolder, shareCard.picture);
  const cards = cardPainter(publicFolder, { brand, picture, alt: shareCard.alt });
  const create = async ({ path, template, textFile, card, unpublished, context }: PlannedPage) => {
    const component = resolve(`src/templates/${template}.tsx`);
    const published = {
      path,
      // gatsby-plugin-mdx passes the text of the file in the query to the template.
      component: textFile === null ? component : `${component}?__contentFilePath=${textFile}`,
      // Without `frontmatter`, gatsby-plugin-mdx adds all fields to the data of the page.
      context: {
        ...context,
        translations: translations.get(path) ?? [],
        card: await cards.paint(card),
        frontmatter: {},
      },
    };
    actions.createPage<Page['context']>(withRibbon(published, unpublished));
  };
  for (let start = 0; start < plannedPages.length; start += concurrency) {
    await Promise.all(plannedPages.slice(start, start + concurrency).map(create));
  }
  cards.sweep();
  writeListTexts(nodes);
  writeIslandProps(nodes, new Set(plannedPages.map(({ path }) => path)));
};
