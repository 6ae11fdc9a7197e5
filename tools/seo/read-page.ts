import path from 'node:path';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { load, type CheerioAPI } from 'cheerio';
import { isTag } from 'domhandler';
import { parseAddress } from '../../src/content/addresses/addresses';
import { isExecutable, isExecutableInline } from '../../src/gatsby/hosting/script-types';
import { addressesInCss } from './css-addresses';
import { blockTexts, countWords } from './page-text';

/** What visitors, search engines and networks read of a page. */
export type BuiltPage = ReturnType<typeof readPage>;

/** A reference in the markup to a page or a file. */
export type Reference = {
  /** The name of the element: `a`, `img`, `script` …; `css` in a style. */
  element: string;
  /** What a `<link>` is for. */
  rel: string;
  /** As it is written. */
  href: string;
  /** undefined: it is not an address. */
  url: URL | undefined;
};

/** A script that browsers run: one in the page, or a file. */
export type Script = { text: string } | { text: undefined; url: URL | undefined; type: string };

const elements = ($: CheerioAPI, selector: string) => $(selector).toArray().filter(isTag);

/** Splits a `srcset` into its files, each with its width. */
const candidatesOf = (srcset: string) =>
  srcset.split(/,\s+/).flatMap((candidate) => {
    const [file = '', size = ''] = candidate.trim().split(/\s+/);
    return file === '' ? [] : [{ file, width: size.endsWith('w') ? parseInt(size) : undefined }];
  });

/** Lists the references of a document, without those that have rules of their own. */
function referencesIn($: CheerioAPI): Omit<Reference, 'url'>[] {
  const attributes = ['href', 'src', 'poster', 'data', 'srcset', 'action', 'data-player'];
  const inMarkup = attributes.flatMap((name) =>
    elements($, `[${name}]:not(link:is([rel=canonical], [hreflang]), base)`).flatMap(
      ({ tagName: element, attribs: { [name]: value = '', rel = '' } }) =>
        (name === 'srcset' ? candidatesOf(value).map(({ file }) => file) : [value]).map((href) => ({
          element: name === 'data-player' ? 'video' : element,
          rel,
          href,
        })),
    ),
  );
  const styles = [
    ...elements($, 'style').map((style) => $(style).text()),
    ...elements($, '[style*="url("]').map(({ attribs: { style = '' } }) => style),
  ];
  const inStyles = styles
    .flatMap(addressesInCss)
    .map((href) => ({ element: 'css', rel: '', href }));
  return [...inMarkup, ...inStyles];
}

const scriptsIn = ($: CheerioAPI, base: string): Script[] =>
  $('script')
    .toArray()
    .flatMap((script): Script[] => {
      const { src, type = '' } = script.attribs;
      if (src !== undefined && isExecutable(type))
        return [{ text: undefined, url: parseAddress(src, base), type }];
      return src === undefined && isExecutableInline(type) ? [{ text: $(script).text() }] : [];
    });

const imagesIn = ($: CheerioAPI) =>
  $('img')
    .toArray()
    .map((element) => {
      const { src = '', srcset = '', alt, loading, fetchpriority } = element.attribs;
      const { width = '', height = '' } = element.attribs;
      const sources = $(element).closest('picture').find('source').toArray();
      const types = sources.flatMap(({ attribs: { type = [] } }) => type);
      return {
        src,
        /** undefined: there is no such attribute. */
        alt,
        caption: $(element).closest('figure').find('figcaption').text().trim(),
        /** In pixels; NaN: it is not there. */
        width: /^\d+$/.test(width) ? Number(width) : NaN,
        height: /^\d+$/.test(height) ? Number(height) : NaN,
        isLazy: loading === 'lazy',
        isFirst: fetchpriority === 'high',
        /** Every file of which a browser chooses one, with the type that the page says it has. */
        files: [
          { file: src, width: undefined, type: undefined },
          ...candidatesOf(srcset).map((candidate) => ({ ...candidate, type: undefined })),
          ...sources.flatMap(({ attribs }) =>
            candidatesOf(attribs.srcset ?? '').map((one) => ({ ...one, type: attribs.type })),
          ),
        ],
        /** `avif`, `webp`, `jpg`: in the order in which browsers choose. */
        formats: [
          ...new Set([
            ...types.map((type) => type.replace('image/', '')),
            path.extname(src).slice(1),
          ]),
        ],
      };
    });

/** Returns a function that keeps the tags and not the document, which would fill the memory on a large site. */
function metaIn($: CheerioAPI) {
  const metas = $('meta[name], meta[property]')
    .toArray()
    .map(({ attribs: { name, property, content = '' } }) => ({ name: name ?? property, content }));
  return (name: string) => metas.filter((one) => one.name === name).map(({ content }) => content);
}

const spoken = ['alt', 'title', 'placeholder', 'aria-label', 'aria-description'];
const notRead = new Set(['script', 'style', 'noscript', 'svg', 'template']);
/** In code, everything may be meant. */
const quoted = new Set(['script', 'style', 'template', 'svg', 'code', 'pre', 'kbd', 'samp']);

/** Lists what a page says to people: its blocks, attributes and head. */
const textsIn = ($: CheerioAPI, meta: (name: string) => string[]) => [
  ...blockTexts($('body').toArray(), quoted, true),
  ...spoken.flatMap((name) =>
    elements($, `body [${name}]`).map(({ attribs }) => attribs[name] ?? ''),
  ),
  $('title').first().text(),
  ...['description', 'og:title', 'og:description', 'og:image:alt'].flatMap(meta),
];

/** Reads the head. */
function headOf($: CheerioAPI, meta: (name: string) => string[]) {
  const attributes = (selector: string, name: string) =>
    elements($, selector).map(({ attribs }) => attribs[name] ?? '');
  return {
    /** The language that `<html>` says; empty without one. */
    language: attributes('html', 'lang').join(),
    title: $('head > title').first().text().replace(/\s+/g, ' ').trim(),
    description: meta('description')[0] ?? '',
    charset: attributes('meta[charset]', 'charset').join(),
    base: attributes('base', 'href'),
    refresh: attributes('meta[http-equiv=refresh i]', 'content'),
    policies: attributes('meta[http-equiv="Content-Security-Policy" i]', 'content'),
    canonicals: attributes('link[rel=canonical]', 'href'),
    manifests: attributes('link[rel=manifest]', 'href'),
    feeds: attributes('link[rel=alternate][type$="+xml"]', 'href'),
    /** The pages that it names as itself in other languages. */
    translations: $('link[rel=alternate][hreflang]')
      .toArray()
      .map(({ attribs: { hreflang = '', href = '' } }) => ({
        language: hreflang.toLowerCase(),
        href,
      })),
  };
}

/**
 * Reads the HTML of a page.
 *
 * @param file its path: `/about/index.html`
 * @param site the public address of the site, without a slash at the end, and its language
 */
export function readPage(file: string, html: string, site: { address: string; language: string }) {
  const address = file.replace(/\/index\.html$/, '/');
  const base = site.address + address;
  // As in a browser without scripts, the content of <noscript> is markup.
  const $ = load(html, { scriptingEnabled: false });
  const inTemplates = load($('template').html() ?? '', { scriptingEnabled: false }, false);
  $('template').remove();
  const meta = metaIn($);
  const words = blockTexts($('main').toArray(), notRead);
  // Hosts answer with the status 404 and this page, which no search engine keeps.
  const isNotFound = address === '/404.html' || address === '/404/';
  return {
    file,
    address,
    html,
    ...headOf($, meta),
    /** Whether it asks search engines to leave it out. */
    isNoindex: /\b(noindex|none)\b/i.test([...meta('robots'), ...meta('googlebot')].join()),
    isNotFound,
    /** Returns the values of a meta tag, by its name or property. */
    meta,
    mainHeadings: blockTexts($('h1').toArray(), notRead),
    /** What it says to people, code left out. */
    texts: textsIn($, meta),
    words: countWords(words, site.language),
    ids: new Set([
      ...elements($, '[id]').map(({ attribs: { id = '' } }) => id),
      ...elements($, 'a[name]').map(({ attribs: { name = '' } }) => name),
    ]),
    images: imagesIn($),
    scripts: [...scriptsIn($, base), ...scriptsIn(inTemplates, base)],
    hasInlineStyles: $('style, [style]').length > 0,
    /** The structured data by format and type. */
    data: new WebAutoExtractor({ addLocation: true }).parse(html),
    references: [...referencesIn($), ...referencesIn(inTemplates)].map((reference): Reference => ({
      ...reference,
      url: parseAddress(reference.href, base),
    })),
  };
}

/** Returns whether search engines may show a page. */
export const isIndexable = ({ isNoindex, isNotFound }: BuiltPage): boolean =>
  !isNoindex && !isNotFound;
