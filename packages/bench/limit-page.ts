import { load, type CheerioAPI } from 'cheerio';
import { articleStyle } from './limit/article-style';
import { handWrittenBody } from './limit/hand-written';
import { homeStyle } from './limit/home-style';
import { sharedStyle } from './limit/style';

/** A page that nothing on the web can beat: the site's own page, without any framework. */
export type LimitPage = {
  html: string;
  /** The site's files that it shows, as addresses from the site's root: `/static/…/hero.avif`. */
  files: string[];
};

/** Returns whether a built page is an article. */
export const isArticle = (builtHtml: string) => builtHtml.includes('data-article-text=');

/**
 * Returns the limit page for the built home page or an article. Its words, links, pictures and form come from that
 * page, so that they cannot drift; its structure, style and brevity are those of a page written by
 * hand: one file, system fonts, no script.
 */
export function makeLimitPage(builtHtml: string): LimitPage {
  const $ = load(builtHtml.replaceAll(/<!--.*?-->/gs, ''));
  const language = $('html').attr('lang') ?? 'en';
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headLines($).join('\n')}
<style>
${sharedStyle}
${isArticle(builtHtml) ? articleStyle : homeStyle}
</style>
</head>
<body>
${handWrittenBody($)}
</body>
</html>
`;
  return { html, files: localFiles(html) };
}

/** Returns the page's metadata, without what only the framework's tools need. */
function headLines($: CheerioAPI): string[] {
  const said = 'title, meta[name], meta[property], link[rel="canonical"], link[rel*="icon"]';
  return $('head')
    .find(said)
    .toArray()
    .filter((element) => !/^(viewport|generator)$/.test(element.attribs.name ?? ''))
    .map((element) => $.html($(element).removeAttr('data-react-helmet')));
}

/** Returns the files that a page shows: its pictures and icons, not the pages it links to. */
function localFiles(html: string): string[] {
  const $ = load(html);
  const single = $('img[src], link[rel*="icon"][href]')
    .toArray()
    .map((element) => element.attribs.src ?? element.attribs.href ?? '');
  const sets = $('[srcset]')
    .toArray()
    .flatMap((element) => (element.attribs.srcset ?? '').split(','))
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  return [...new Set([...single, ...sets])].filter((file) => /^\/[^/]/.test(file)).sort();
}
