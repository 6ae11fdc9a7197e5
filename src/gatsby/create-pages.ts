import { join, resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { readSettings } from '../check/settings';
import type { PublishedPage } from '../content/published-page';
import { cardPainter } from './cards/share-cards';
import { siteOf } from './content-nodes';
import { contentFolder, publicFolder } from './folders';
import { writeFormsProps, writeTexts } from './generated-modules';
import { plannedPages, type PlannedPage } from './planned-pages';
import { translationsOf } from './translations';
import { writeMdxData } from './mdx-data';

const concurrency = 4;

/** Creates all pages, and writes what they import. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  await writeMdxData(args);
  const { brand, shareCard, language } = siteOf(args);
  const pages = plannedPages(args, readSettings(contentFolder).today);
  const translations = translationsOf(args, language);
  const picture = join(contentFolder, shareCard.picture);
  const cards = cardPainter(publicFolder, { brand, picture, alt: shareCard.alt });
  const create = async ({ path, template, unpublished, context, ...page }: PlannedPage) =>
    args.actions.createPage<PublishedPage>({
      path,
      component: resolve(`src/templates/${template}.tsx`),
      context: {
        ...context,
        card: await cards.paint({
          ...page,
          slug: path.slice(1, -1).replaceAll('/', '-') || 'home',
        }),
        translations: translations.get(path) ?? [],
        ...(unpublished && { draftBanner: `${unpublished}: this page is not published` }),
      },
    });
  for (let start = 0; start < pages.length; start += concurrency) {
    await Promise.all(pages.slice(start, start + concurrency).map(create));
  }
  cards.sweep();
  writeTexts(args);
  writeFormsProps(args, new Set(pages.map(({ path }) => path)));
};
