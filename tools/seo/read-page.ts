import path from 'node:path';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { load, type CheerioAPI } from 'cheerio';
import { parseAddress } from '../../src/content/addresses/addresses';

/** What search engines and networks read of a page. */
export type BuiltPage = ReturnType<typeof readPage>;

/** A reference in the markup to a page or a file. */
export type Reference = {
  /** The name of the element: `a`, `img`, `meta` …; `data` in structured data. */
  element: string;
  /** As it is written. */
  href: string;
  /** undefined: it is not an address. */
  url: URL | undefined;
};

/** Splits a `srcset` into the addresses of its files. */
const filesOf = (srcset: string) =>
  srcset.split(',').flatMap((candidate) => /\S+/.exec(candidate)?.[0] ?? []);

/** Lists the addresses in structured data, without those that only name a node. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\//.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key.startsWith('@') ? [] : addressesIn(item),
  );
}

function referencesOf($: CheerioAPI, data: unknown, base: string): Reference[] {
  const attributes = ['href', 'src', 'poster', 'data', 'srcset'].flatMap((name) =>
    $('*')
      .filter(`[${name}]`)
      // Rules of their own check these two.
      .not('link:is([rel=canonical], [hreflang])')
      .toArray()
      .flatMap(({ tagName: element, attribs: { [name]: value = '' } }) =>
        (name === 'srcset' ? filesOf(value) : [value]).map((href) => ({ element, href })),
      ),
  );
  const shared = $('[property="og:image"], [property="og:url"]')
    .toArray()
    .map(({ attribs: { content = '' } }) => ({ element: 'meta', href: content }));
  const inData = addressesIn(data).map((href) => ({ element: 'data', href }));
  return [...attributes, ...shared, ...inData].map(({ element, href }) => ({
    element,
    href,
    url: parseAddress(href, base),
  }));
}

const imagesOf = ($: CheerioAPI) =>
  $('img')
    .toArray()
    .map((element) => {
      const { src = '', alt, loading, fetchpriority, width, height } = element.attribs;
      const types = $(element).closest('picture').find('source[type]').toArray();
      return {
        src,
        /** undefined: there is no such attribute. */
        alt,
        caption: $(element).closest('figure').find('figcaption').text().trim(),
        hasSize: [width, height].every((size) => /^\d+$/.test(size ?? '')),
        isLazy: loading === 'lazy',
        isFirst: fetchpriority === 'high',
        /** `avif`, `webp`, `jpg`: in the order in which browsers choose. */
        formats: [
          ...new Set([
            ...types.map(({ attribs }) => (attribs.type ?? '').replace('image/', '')),
            path.extname(src).slice(1),
          ]),
        ],
      };
    });

const notCounted = 'script, style, noscript, svg, [aria-hidden=true]';
const inline = 'a, abbr, b, code, em, i, mark, q, small, span, strong, sub, sup';

/** Counts the words that a visitor reads, as the language separates them. */
function countWords($: CheerioAPI, language: string): number {
  const copy = $('main').clone();
  copy.find(notCounted).remove();
  copy.find('*').not(inline).append(' ');
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(copy.text());
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}

/** Returns a function that keeps the tags and not the document, which would fill the memory on a large site. */
function metaOf($: CheerioAPI) {
  const metas = $('meta[name], meta[property]')
    .toArray()
    .map(({ attribs: { name, property, content = '' } }) => ({ name: name ?? property, content }));
  return (name: string) => metas.filter((one) => one.name === name).map(({ content }) => content);
}

/**
 * Reads the HTML of a page.
 *
 * @param file its address: `/about/index.html`
 * @param site the public address of the site, without a slash at the end, and its language
 */
export function readPage(file: string, html: string, site: { address: string; language: string }) {
  const address = file.replace(/\/index\.html$/, '/');
  // As in a browser without scripts, the content of <noscript> is markup.
  const $ = load(html, { scriptingEnabled: false });
  $('template').remove();
  const values = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? '');
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text().replace(/\s+/g, ' ').trim());
  const meta = metaOf($);
  const data = new WebAutoExtractor({ addLocation: true }).parse(html);
  return {
    address,
    html,
    title: texts('head > title')[0] ?? '',
    description: meta('description')[0] ?? '',
    // Hosts answer with the status 404 and this page, which no search engine keeps.
    isIndexable:
      address !== '/404.html' &&
      !/\b(noindex|none)\b/i.test([...meta('robots'), ...meta('googlebot')].join()),
    /** The pages that it names as itself in other languages. */
    translations: $('link[rel=alternate][hreflang]')
      .toArray()
      .map(({ attribs: { hreflang = '', href = '' } }) => ({
        language: hreflang.toLowerCase(),
        href,
      })),
    canonicals: values('link[rel=canonical]', 'href'),
    /** Returns the values of a meta tag, by its name or property. */
    meta,
    mainHeadings: texts('h1'),
    words: countWords($, site.language),
    ids: new Set([...values('[id]', 'id'), ...values('a[name]', 'name')]),
    images: imagesOf($),
    /** The structured data by format and type. */
    data,
    references: referencesOf($, data.jsonld, site.address + address),
  };
}
