import type { Page } from '@playwright/test';
import { load } from 'cheerio';

/** The content of a head in a fixed order, so that two heads can be compared. */
type HeadWords = {
  title: string;
  lang: string;
  entries: string[];
  /** The structured data, as written. */
  jsonLd: string[];
};

const data = 'script[type="application/ld+json"]';

const names = /^(description|robots|theme-color|og:|twitter:)/;

/** Returns the current head of the page. */
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

/** Returns the head in a page's file. */
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
