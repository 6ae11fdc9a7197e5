import type { CheerioAPI } from 'cheerio';

/** The `<title>` elements of a page. */
export const readTitles = ($: CheerioAPI) =>
  $('title')
    .not('svg title')
    .toArray()
    .map((element) => ({ text: $(element).text(), inHead: $(element).parent().is('head') }));

/** The `<meta>` elements that have a name or a property; it is in small letters: `og:title`. */
export const readMetas = ($: CheerioAPI) =>
  $('meta[name], meta[property]')
    .toArray()
    .map((element) => {
      const { name, property = '', content = '', media = '' } = element.attribs;
      const inHead = $(element).parent().is('head');
      return { name: (name ?? property).toLowerCase(), content, media, inHead };
    });

/** The `<link>` elements. */
export const readLinks = ($: CheerioAPI) =>
  $('link')
    .toArray()
    .map((element) => {
      const { rel = '', href = '', hreflang = '' } = element.attribs;
      return { rel, href, hreflang, inHead: $(element).parent().is('head') };
    });

/** Returns data, or why a text is not JSON; the error is empty if it is. */
function readJson(text: string): { data: unknown; error: string } {
  try {
    return { data: JSON.parse(text), error: '' };
  } catch (error) {
    return { data: undefined, error: error instanceof Error ? error.message : String(error) };
  }
}

/** The scripts with structured data. */
export const readJsonLd = ($: CheerioAPI) =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => {
      const text = $(element).text();
      return { text, ...readJson(text), inHead: $(element).parent().is('head') };
    });

/** Returns the end of `<meta charset>` in bytes; -1: there is none. */
export function charsetEndOf(html: string): number {
  const found = /<meta\s[^>]*charset="?utf-8"?[^>]*>/i.exec(html);
  return found ? Buffer.byteLength(html.slice(0, found.index + found[0].length)) : -1;
}
