import { load, type CheerioAPI } from 'cheerio';
import { pageData } from './page-data';
import { missing } from './missing';
import { changePages } from './public-pages';
import { scriptsByName } from './webpack-stats';

const step = 'Files of a page';

/**
 * Two facts about the build. The app has them too, and inline scripts would need a hash in each
 * policy.
 */
const buildFact = /^\s*window\.___(chunkMapping|webpackCompilationHash)=/;

/** `Node.TEXT_NODE`, which Node.js does not have. */
const textNode = 3;

/** Returns the path of the page at `/about/index.html`, or at `/404.html`. */
const pathOf = (page: string) => page.replace(/index\.html$/, '');

/**
 * Names files in the template of a page, replacing those that an earlier build named, and removes
 * Gatsby's two scripts. A page that this build did not render again no longer has these scripts.
 */
function fillTemplate($: CheerioAPI, page: string, files: readonly string[]): void {
  const template = $('template#app').contents();
  const place = template.find('div[hidden]');
  if (place.length !== 1) throw missing(step, `${page} has no template with a place for its files`);
  const facts = template.find('script').filter((_, script) => buildFact.test($(script).text()));
  const isFresh = place.children().length === 0;
  if (facts.length !== 2 && (isFresh || facts.length > 0)) {
    throw missing(
      step,
      `${page} has ${facts.length} of the 2 scripts that set ___chunkMapping and ___webpackCompilationHash`,
    );
  }
  facts.remove();
  // Gatsby's indentation around the two.
  const blank = template.contents().filter((_, node) => node.nodeType === textNode);
  blank.filter((_, node) => $(node).text().trim() === '').remove();
  place.html(files.join(''));
}

/**
 * Names in each page the files that only React needs: the scripts of its template and its data,
 * which Gatsby would fetch one after the other. This happens after the build. If rendering read
 * these files, Gatsby would render every page again in each build.
 *
 * @param site the folder of the built site
 * @param first elements before those of Gatsby
 */
export function namePageFiles(site: string, first: readonly string[]): void {
  const scriptsOf = scriptsByName(site);
  let pages = 0;
  changePages(site, (html, page) => {
    const $ = load(html);
    if ($('#___gatsby').length === 0) return html;
    pages += 1;
    const { address, componentChunkName, staticQueryHashes } = pageData(site, pathOf(page));
    const scripts = scriptsOf[componentChunkName];
    if (!scripts)
      throw missing(step, `webpack.stats.json has no scripts for ${componentChunkName}`);
    const layoutData = staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`);
    fillTemplate($, page, [
      ...first,
      ...['/page-data/app-data.json', address, ...layoutData].map(
        (file) => `<link rel="preload" as="fetch" crossorigin href="${file}">`,
      ),
      ...scripts.map((file) => `<script async src="/${file}"></script>`),
    ]);
    return $.html();
  });
  if (pages === 0) throw missing(step, 'no page has the element #___gatsby');
}
