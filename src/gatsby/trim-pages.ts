import { transformSync } from 'esbuild';
import { changePages } from './public-pages';

/** Two scripts of what Gatsby knows of the build, each of which would need a hash in the page's policy; the app has it too. */
const buildFacts =
  /<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*<script>window\.___webpackCompilationHash=[^<]*<\/script>/;

/** By it Helmet finds in the browser what it wrote, where it has nothing to change. */
const helmetMark = ' data-react-helmet="true"';

/** By it Gatsby goes to a page's own address where the browser is at another; the host does that. */
const pagePath = /<script id="gatsby-script-loader">[^<]*<\/script>/;

/** Of the two elements that Gatsby puts around and behind every page; `globalCss` has it, so that no hash must allow it. */
const gatsbyStyle =
  /(?<=<div )style="[^"]*" (?=[^>]*id="gatsby-focus-wrapper")|(?<=<div id="gatsby-announcer") style="[^"]*"/g;

/** Keeps scripts whole in XHTML, which nobody is sent. */
const xmlMark = /\/\*(?:<!\[CDATA\[|\]\]>)\*\//g;

/** Elements that end without it, which React writes for XHTML too. */
const endSlash = /(<(?:br|hr|img|input|link|meta|source)\b[^>]*)\/>/g;

/** To their end: `@property` has a syntax with a `<` in it. */
const pageStyles = /(?<=<style id="page-styles">).*?(?=<\/style>)/s;

/** Pages made from one template wear the same styles. */
const minified = new Map<string, string>();

/** For the browsers that know `light-dark()`. */
function minify(css: string) {
  const known = minified.get(css);
  if (known !== undefined) return known;
  const { code } = transformSync(css, { loader: 'css', minify: true, target: 'chrome123' });
  minified.set(css, code.trim());
  return code.trim();
}

/** A page without what Gatsby and its plugins put into all of them and this site does not use. */
export const trim = (html: string) =>
  html
    .replaceAll(xmlMark, '')
    .replaceAll(endSlash, '$1>')
    .replace(pagePath, '')
    .replace(gatsbyStyle, '')
    .replaceAll(helmetMark, '')
    .replace(buildFacts, '')
    .replace(pageStyles, minify);

/** Trims the pages in `public/`. */
export const trimPages = () => changePages(trim);
