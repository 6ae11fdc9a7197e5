import type { Page } from '@playwright/test';
import { load } from 'cheerio';

/** What a head says, in an order of its own, so that two heads compare. */
export type HeadWords = {
  title: string;
  lang: string;
  entries: string[];
  /** The structured data, as it is written. */
  jsonLd: string[];
};

const data = 'script[type="application/ld+json"]';

const names = /^(description|robots|theme-color|og:|twitter:)/;

/** The head as it stands in the page now. */
export const headOf = (page: Page): Promise<HeadWords> =>
  page.evaluate(
    ([source, scripts]) => {
      const wanted = new RegExp(source);
      const meta = [...document.querySelectorAll('meta')].flatMap((element) => {
        const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
        return wanted.test(name) ? [`${name} ${element.media} ${element.content}`] : [];
      });
      const links = [...document.querySelectorAll('link')].flatMap(({ rel, attributes }) =>
        /canonical|icon|manifest/.test(rel)
          ? [`${rel} ${attributes.getNamedItem('href')?.value}`]
          : [],
      );
      return {
        title: document.title,
        lang: document.documentElement.lang,
        entries: [...meta, ...links].sort(),
        jsonLd: [...document.querySelectorAll(scripts)].map(({ textContent }) => textContent),
      };
    },
    [names.source, data] as const,
  );

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
      /canonical|icon|manifest/.test(rel) ? [`${rel} ${href}`] : [],
    );
  return {
    title: $('title').text(),
    lang: $('html').attr('lang') ?? '',
    entries: [...meta, ...links].sort(),
    jsonLd: $(data)
      .toArray()
      .map((element) => $(element).text()),
  };
}
