import type { CheerioAPI } from 'cheerio';
import type { HeadLink, JsonLdBlock, Meta } from './page';

export const readTitles = ($: CheerioAPI) =>
  $('title')
    .not('svg title')
    .toArray()
    .map((element) => ({ text: $(element).text(), inHead: $(element).parent().is('head') }));

export const readMetas = ($: CheerioAPI): Meta[] =>
  $('meta[name], meta[property]')
    .toArray()
    .map((element) => {
      const { name, property = '', content = '', media = '' } = element.attribs;
      return {
        name: (name ?? property).toLowerCase(),
        content,
        media,
        inHead: $(element).parent().is('head'),
      };
    });

export const readLinks = ($: CheerioAPI): HeadLink[] =>
  $('link')
    .toArray()
    .map((element) => {
      const { rel = '', href = '', type = '', sizes = '', hreflang = '' } = element.attribs;
      return { rel, href, type, sizes, hreflang, inHead: $(element).parent().is('head') };
    });

function readJson(text: string): Pick<JsonLdBlock, 'data' | 'error'> {
  try {
    const data: unknown = JSON.parse(text);
    return { data, error: '' };
  } catch (error) {
    return { data: undefined, error: error instanceof Error ? error.message : String(error) };
  }
}

export const readJsonLd = ($: CheerioAPI): JsonLdBlock[] =>
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
