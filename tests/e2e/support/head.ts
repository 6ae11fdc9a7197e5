import type { Page } from '@playwright/test';
import { load } from 'cheerio';

/** What a head says, in an order of its own, so that two heads compare. */
export type HeadWords = { title: string; lang: string; entries: string[] };

const names = /^(description|robots|theme-color|og:|twitter:)/;

/** The head as it stands in the page now. */
export const headOf = (page: Page): Promise<HeadWords> =>
  page.evaluate((source) => {
    const wanted = new RegExp(source);
    const meta = [...document.querySelectorAll('meta')].flatMap((element) => {
      const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
      return wanted.test(name) ? [`${name} ${element.media} ${element.content}`] : [];
    });
    const links = [...document.querySelectorAll('link')].flatMap(({ rel, attributes }) =>
      /canonical|icon/.test(rel) ? [`${rel} ${attributes.getNamedItem('href')?.value}`] : [],
    );
    return {
      title: document.title,
      lang: document.documentElement.lang,
      entries: [...meta, ...links].sort(),
    };
  }, names.source);

/** The head as it stands in a page's file. */
export function headIn(html: string): HeadWords {
  const $ = load(html);
  const meta = $('meta')
    .toArray()
    .flatMap((element) => {
      const { name, property, media = '', content = '' } = element.attribs;
      const key = name ?? property ?? '';
      return names.test(key) ? [`${key} ${media} ${content}`] : [];
    });
  const links = $('link')
    .toArray()
    .flatMap(({ attribs: { rel = '', href = '' } }) =>
      /canonical|icon/.test(rel) ? [`${rel} ${href}`] : [],
    );
  return {
    title: $('title').text(),
    lang: $('html').attr('lang') ?? '',
    entries: [...meta, ...links].sort(),
  };
}
