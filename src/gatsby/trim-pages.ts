import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { publicFolder } from './public-folder';
import { fontAddress } from './shorten-addresses';

/** By it Gatsby's own links fetch the scripts of other pages; this site's links leave that to the browser. */
const chunkMapping =
  /(<script\s+id="gatsby-chunk-mapping"\s*>)(?!window\.___chunkMapping=\{\}<)[^<]*/;

/** By it Helmet finds in the browser what it wrote, where it has nothing to change. */
const helmetMark = ' data-react-helmet="true"';

/** Gatsby goes to this address where the browser is at another; said alike by all pages, it needs one hash in their policy. */
const pagePath = /(window\.pagePath=)"(?!\/404)[^"]*"/;

/** Keeps scripts whole in XHTML, which nobody is sent. */
const xmlMark = /\/\*(?:<!\[CDATA\[|\]\]>)\*\//g;

/** To their end: `@property` has a syntax with a `<` in it. */
const pageStyles = /(?<=<style id="page-styles">).*?(?=<\/style>)/s;

/** For the browsers that know `light-dark()`. */
const minify = (css: string) =>
  transformSync(css, { loader: 'css', minify: true, target: 'chrome123' }).code.trim();

/** A page without what Gatsby and its plugins put into all of them and this site does not use. */
export const trim = (html: string) =>
  html
    .replace(pagePath, '$1location.pathname')
    .replaceAll(helmetMark, '')
    .replaceAll(xmlMark, '')
    .replaceAll(fontAddress, '$1$2')
    .replace(chunkMapping, '$1window.___chunkMapping={}')
    .replace(pageStyles, minify);

/** Trims the pages in `public/`. */
export function trimPages() {
  const entries = readdirSync(publicFolder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const path = join(entry.parentPath, entry.name);
    const html = readFileSync(path, 'utf8');
    const trimmed = trim(html);
    if (trimmed !== html) writeFileSync(path, trimmed);
  }
}
