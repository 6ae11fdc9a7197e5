import { join, resolve } from 'node:path';
import type { GatsbyNode, Page } from 'gatsby';
import { readHistory } from '../../packages/content-check/history';
import type { PublishedPage } from '../content/published-page';
import { contentFolder } from './content-folder';
import { layoutOf, pagesOf, siteOf, type PageNode } from './content-nodes';
import { draftPage } from './develop/draft-page';
import { writeListTexts } from './list-texts';
import { pageDates } from './page-dates';
import { publicFolder } from './public-folder';
import { cardPainter } from './output/share-cards';

/** How many cards are drawn in parallel. */
const atOnce = 4;

/**
 * Returns the breadcrumbs of each page. A page is named as in the navigation, otherwise by its
 * headline.
 */
function trails(pages: readonly PageNode[], labels: ReadonlyMap<string, string>) {
  const step = ({ path, headline }: PageNode) => ({
    name: labels.get(path) ?? headline.replaceAll('*', ''),
    path,
  });
  const home = pages.filter(({ path }) => path === '/').map(step);
  return (page: PageNode) => (page.path === '/' ? home : [...home, step(page)]);
}

/**
 * Returns the template of a page. gatsby-plugin-mdx passes it the text of the file in the query.
 */
function componentOf({ template, textFile }: PageNode): string {
  const component = resolve(`src/templates/${template}.tsx`);
  return textFile === null ? component : `${component}?__contentFilePath=${textFile}`;
}

/** Creates a page for every file in `content/pages/`, with the template that its front matter names. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, getNodesByType }) => {
  const { brand, shareCard } = siteOf({ getNodesByType });
  const pages = pagesOf({ getNodesByType });
  const { navigation } = layoutOf({ getNodesByType });
  const trailOf = trails(pages, new Map(navigation.items.map(({ href, label }) => [href, label])));
  const modifiedOf = pageDates(contentFolder, readHistory(contentFolder));
  const cards = cardPainter(publicFolder, {
    brand,
    picture: join(contentFolder, shareCard.picture),
    mark: resolve('static/icon.svg'),
    alt: shareCard.alt,
  });

  async function createPage(page: PageNode): Promise<void> {
    const published = {
      path: page.path,
      component: componentOf(page),
      context: {
        id: page.id,
        card: await cards.paint(page),
        modified: modifiedOf(page),
        trail: trailOf(page),
        // Otherwise gatsby-plugin-mdx adds all fields here, and so to the data of the page.
        frontmatter: {},
      } satisfies PublishedPage & { frontmatter: object },
    };
    actions.createPage<Page['context']>(page.draft ? draftPage(published) : published);
  }
  for (let start = 0; start < pages.length; start += atOnce) {
    await Promise.all(pages.slice(start, start + atOnce).map(createPage));
  }
  cards.sweep();
  writeListTexts({ getNodesByType });
};
