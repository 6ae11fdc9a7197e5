import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode, ParentSpanPluginArgs } from 'gatsby';
import { checkCompileHints } from './output/compile-hint';
import { pageData } from './output/page-data';
import { namePageFiles } from './output/page-files';
import { keepMapsApart } from './output/source-maps';
import { scriptsByName } from './output/webpack-stats';
import { writeHostFiles } from '../../packages/hosting/write/host-files';
import { readHistory } from './history';
import { llms } from '../../packages/site-files/llms';
import { robots } from '../../packages/site-files/robots';
import { securityTxt } from '../../packages/site-files/security-txt';
import { sitemap, sitemapIndex } from '../../packages/site-files/sitemap';
import { isPreview } from '../content/preview';
import { redirectTargets } from '../content/redirects';
import { writeFeeds } from './feeds';
import { layoutOf, pagesOf, redirectsOf, siteOf } from './content-nodes';
import { insightsPages } from './insights-pages';
import { articleDates, checkShown, pageDates } from './page-dates';
import { contentFolder, mapsFolder, publicFolder } from './folders';

/**
 * The print styles. A page loads them once it is idle; otherwise the first picture would wait for
 * them.
 */
const printStyles = '<link rel="stylesheet" href="/print.css" media="print">';

/** Names in each page the files that React needs, and writes the files for search engines and for hosts. */
export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => {
  checkCompileHints(publicFolder, Object.values(scriptsByName(publicFolder)).flat());
  namePageFiles(publicFolder, [printStyles]);
  keepMapsApart(publicFolder, mapsFolder);
  writeTextFiles(args);
  writeFeeds(args);
  for (const page of pagesOf(args)) {
    checkShown(page, Object.keys(pageData(publicFolder, page.path).result.data?.content ?? {}));
  }
  const redirects = redirectTargets(redirectsOf(args));
  for (const fault of writeHostFiles(publicFolder, redirects, isPreview())) {
    args.reporter.warn(fault);
  }
};

/** Writes sitemap, robots.txt, llms.txt and security.txt. */
function writeTextFiles({ getNodesByType, reporter }: ParentSpanPluginArgs) {
  const write = (name: string, text: string) => writeFileSync(join(publicFolder, name), text);
  const site = siteOf({ getNodesByType });
  const { footer } = layoutOf({ getNodesByType });
  const shown = pagesOf({ getNodesByType }).filter(({ hidden }) => !hidden);
  const insights = insightsPages({ getNodesByType })?.pages ?? [];

  mkdirSync(join(publicFolder, '.well-known'), { recursive: true });
  write('.well-known/security.txt', securityTxt(site.address, site.language, site.security));

  write('robots.txt', robots(site.address, isPreview()));
  write(
    'llms.txt',
    llms(site, { heading: footer.exploreHeading, contact: footer.contactHeading }, [
      ...shown,
      ...insights,
    ]),
  );

  if (isPreview()) {
    // An earlier build may have left its own.
    for (const name of ['sitemap-index.xml', 'sitemap-0.xml']) {
      rmSync(join(publicFolder, name), { force: true });
    }
    return;
  }
  const history = readHistory(contentFolder);
  if (!history.known) {
    reporter.warn(
      `The sitemap has no dates, and removed pages are not detected: ${history.reason}.`,
    );
  }
  const modifiedOf = pageDates(contentFolder, history);
  const modifiedOfArticles = articleDates(modifiedOf);
  const dated = [
    ...shown.map((page) => ({ path: page.path, modified: modifiedOf(page) })),
    ...insights.map(({ path, articles }) => ({ path, modified: modifiedOfArticles(articles) })),
  ];
  const pages = dated.map(({ path, modified }) => ({ url: `${site.address}${path}`, modified }));
  write('sitemap-0.xml', sitemap(pages));
  write('sitemap-index.xml', sitemapIndex(`${site.address}/sitemap-0.xml`, pages));
}
