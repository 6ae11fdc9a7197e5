import { join, resolve } from 'node:path';
import type { CreatePagesArgs, GatsbyNode, Page } from 'gatsby';
import type { PageContext } from '../../content/page-context';
import { cardSize } from '../cards/card-layout';
import { cardPainter } from '../cards/share-cards';
import { writeFormsProps } from '../codegen/forms-props';
import { writeLogo } from '../codegen/write-logo';
import { writeMdxData } from '../codegen/write-mdx-data';
import { writeTexts } from '../codegen/write-texts';
import { contentFolder, inDevelop, publicFolder, showsUnpublished } from '../environment';
import { readLayout, readSiteSettings, type Nodes } from '../nodes/content-nodes';
import { readCollections, readPageNodes } from '../nodes/page-nodes';
import { sitePages, type SitePage } from './site-pages';

const concurrency = 4;

function readPages(nodes: Nodes) {
  const { navigation, footer } = readLayout(nodes);
  const { insights, caseStudies, statement, privacy, imprint } = footer;
  return sitePages({
    language: readSiteSettings(nodes).language,
    links: [...navigation.items, insights, caseStudies, statement, privacy, imprint].filter(
      (link) => link !== undefined,
    ),
    pages: readPageNodes(nodes),
    collections: readCollections(nodes),
  });
}

/** In place of a painter in `develop`, where nothing shows a card: a thousand would take a minute. */
const noCards: ReturnType<typeof cardPainter> = {
  paint: () => Promise.resolve({ path: '/og/in-builds-only.png', ...cardSize, alt: '' }),
  sweep: () => undefined,
};

/** Returns pages with their share cards, as Gatsby creates them. */
async function withCards(pages: readonly SitePage[], nodes: Nodes): Promise<Page<PageContext>[]> {
  const { brand, shareCard } = readSiteSettings(nodes);
  const picture = join(contentFolder, shareCard.picture);
  const cards = inDevelop
    ? noCards
    : cardPainter(publicFolder, { brand, picture, alt: shareCard.alt });
  const prepare = async ({ path, template, publicationStatus, context, ...page }: SitePage) => ({
    path,
    component: resolve(`src/templates/${template}.tsx`),
    context: {
      ...context,
      card: await cards.paint({ ...page, slug: path.slice(1, -1).replaceAll('/', '-') || 'home' }),
      ...(showsUnpublished() && publicationStatus !== null && { publicationStatus }),
    },
  });
  const prepared: Page<PageContext>[] = [];
  for (let start = 0; start < pages.length; start += concurrency) {
    prepared.push(...(await Promise.all(pages.slice(start, start + concurrency).map(prepare))));
  }
  cards.sweep();
  return prepared;
}

/** Returns all pages, and writes what they import. */
async function preparePages(args: CreatePagesArgs): Promise<Page<PageContext>[]> {
  await writeMdxData(args);
  await writeLogo();
  const pages = readPages(args);
  const prepared = await withCards(pages, args);
  writeTexts(args);
  await writeFormsProps(args, new Set(pages.map(({ path }) => path)));
  return prepared;
}

/** The pages of the last run that succeeded. */
let lastPages: readonly Page<PageContext>[] = [];

/**
 * Creates all pages. In `develop`, those of the last run if this one fails, because a field names what does not exist: Gatsby
 * removes every page that a run does not create.
 */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  try {
    lastPages = await preparePages(args);
  } catch (error) {
    if (!inDevelop || lastPages.length === 0) throw error;
    args.reporter.warn(`The pages stay as they were. ${String(error)}`);
  }
  for (const page of lastPages) args.actions.createPage(page);
};
