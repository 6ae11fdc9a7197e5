import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { z } from 'zod';
import { filesUnder } from '../hosting/public-files';
import { missing } from './missing';

const step = 'Files of a page';

/** Facts that the app has too. As inline scripts they would need a hash in the policy. */
const buildFact = /^\s*window\.___(chunkMapping|webpackCompilationHash)=/;

/** `Node.TEXT_NODE`, which Node.js does not have. */
const textNode = 3;

const readJson = (site: string, file: string): unknown =>
  JSON.parse(readFileSync(join(site, file), 'utf8'));

const stats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

export const scriptsByName = (site: string) =>
  stats.parse(readJson(site, 'webpack.stats.json')).assetsByChunkName;

const pageData = z.object({
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()),
});

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
 * Names in each page the elements in `first`, and the files that only React needs: the scripts of its
 * template and its data. If rendering read these files, Gatsby would render all pages in each build.
 */
export function namePageFiles(site: string, first: readonly string[]): void {
  const scriptsOf = scriptsByName(site);
  let pages = 0;
  for (const page of filesUnder(site).filter((file) => file.endsWith('.html'))) {
    const $ = load(readFileSync(join(site, page), 'utf8'));
    if ($('#___gatsby').length === 0) continue;
    pages += 1;
    const name = page === 'index.html' ? 'index' : page.replace(/\/index\.html$/, '');
    const data = `/page-data/${name}/page-data.json`;
    const { componentChunkName, staticQueryHashes } = pageData.parse(readJson(site, data));
    const scripts = scriptsOf[componentChunkName];
    if (!scripts) {
      throw missing(step, `webpack.stats.json has no scripts for ${componentChunkName}`);
    }
    const layoutData = staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`);
    fillTemplate($, page, [
      ...first,
      ...['/page-data/app-data.json', data, ...layoutData].map(
        (file) => `<link rel="preload" as="fetch" crossorigin href="${file}">`,
      ),
      ...scripts.map((file) => `<script async src="/${file}"></script>`),
    ]);
    writeFileSync(join(site, page), $.html());
  }
  if (pages === 0) throw missing(step, 'no page has the element #___gatsby');
}
