import { load } from 'cheerio';
import type { PageContent } from './content';
import { firstParagraphOf, readAnchors, readHeadings, readReferences, wordsOf } from './read-body';
import { charsetEndOf, readJsonLd, readLinks, readMetas, readTitles } from './read-head';
import { readImages } from './read-images';

/** Returns the address of a page file: `about/index.html` is `/about/`. */
export const pathOfFile = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

/**
 * Reads the HTML of a page.
 *
 * @param file relative to `public/`
 * @param address the site's public address, without a final slash
 */
export function readPage(file: string, html: string, content: PageContent, address: string) {
  const path = pathOfFile(file);
  // As in a browser without scripts, the content of <noscript> is markup.
  const $ = load(html, { scriptingEnabled: false });
  $('template').remove();
  return {
    file,
    /** The address: `/about/`; `/404.html` for the file that answers unknown paths. */
    path,
    content,
    html,
    bytes: Buffer.byteLength(html),
    lang: $('html').attr('lang') ?? '',
    /** In bytes; -1: there is none. */
    charsetEnd: charsetEndOf(html),
    titles: readTitles($),
    metas: readMetas($),
    links: readLinks($),
    headings: readHeadings($),
    anchors: readAnchors($, path, address),
    references: readReferences($),
    ids: new Set(
      $('[id]')
        .toArray()
        .map(({ attribs }) => attribs.id),
    ),
    images: readImages($),
    jsonLd: readJsonLd($),
    /** What a visitor reads, without visual repetitions. */
    text: wordsOf($, 'body'),
    mainText: wordsOf($, 'main'),
    firstParagraph: firstParagraphOf($),
  };
}
