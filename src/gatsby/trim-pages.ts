import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { publicFolder } from './public-folder';

/**
 * The map by which Gatsby's own links fetch the scripts of other pages, which this site's links leave to
 * the browser; and the name of the build, which is all that stays, in one script: each has a hash of
 * its own in the policy that every page is sent with.
 */
const buildFacts =
  /<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*<script>(window\.___webpackCompilationHash=[^<]*<\/script>)/;

/** By it Helmet finds in the browser what it wrote, where it has nothing to change. */
const helmetMark = ' data-react-helmet="true"';

/** By it Gatsby goes to a page's own address where the browser is at another; the host does that. */
const pagePath = /<script id="gatsby-script-loader">[^<]*<\/script>/;

/** Of the two elements that Gatsby puts around and behind every page; `globalCss` has it, so that no hash must allow it. */
const gatsbyStyle =
  /(?<=<div )style="[^"]*" (?=[^>]*id="gatsby-focus-wrapper")|(?<=<div id="gatsby-announcer") style="[^"]*"/g;

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
    .replaceAll(xmlMark, '')
    .replace(pagePath, '')
    .replace(gatsbyStyle, '')
    .replaceAll(helmetMark, '')
    .replace(buildFacts, '<script>window.___chunkMapping={};$1')
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
