import { createHash } from 'node:crypto';
import { clickDepths, inlinksOf } from '../links';
import {
  canonicalOf,
  descriptionOf,
  headingsOf,
  isIndexable,
  mainHeadingOf,
  metaOf,
  titleOf,
  type SeoPage,
} from '../model/page';
import { distinctPages, type SeoSite } from '../model/site';
import { arialWidth } from '../text/arial';
import { descriptionSize, titleSize } from '../text/limits';
import { wordCount } from '../text/reading';

type Cell = string | number;

const measured = (name: string, text: string): Record<string, Cell> => ({
  [name]: text,
  [`${name} Length`]: text.length,
});

const counted = (name: string, items: readonly string[]): Record<string, Cell> => ({
  [name]: items.length,
  [`Unique ${name}`]: new Set(items).size,
});

const linkNumbers = (page: SeoPage, site: SeoSite): Record<string, Cell> => {
  const inlinks = inlinksOf(page, site).map(({ from }) => from.path);
  const targets = page.anchors.map(({ target }) => target);
  const own = targets.flatMap((target) => (target.kind === 'internal' ? target.path : []));
  const others = targets.flatMap((target) => (target.kind === 'external' ? target.url : []));
  return {
    ...counted('Inlinks', inlinks),
    ...counted('Outlinks', own),
    ...counted('External Outlinks', others),
  };
};

/** The columns of Screaming Frog's “Internal: HTML” that need no crawl. */
const rowOf = (page: SeoPage, site: SeoSite): Record<string, Cell> => {
  const title = titleOf(page);
  const description = descriptionOf(page);
  const isNotFound = page.path.startsWith('/404');
  const [second, third] = headingsOf(page, 2);
  return {
    Address: site.content.site.address + page.path,
    'Content Type': 'text/html; charset=utf-8',
    'Status Code': isNotFound ? 404 : 200,
    Status: isNotFound ? 'Not Found' : 'OK',
    Indexability: isIndexable(page) ? 'Indexable' : 'Non-Indexable',
    'Indexability Status': isIndexable(page) ? '' : 'noindex',
    ...measured('Title 1', title),
    'Title 1 Pixel Width': Math.round(arialWidth(title, titleSize)),
    ...measured('Meta Description 1', description),
    'Meta Description 1 Pixel Width': Math.round(arialWidth(description, descriptionSize)),
    ...measured('H1-1', mainHeadingOf(page)),
    ...measured('H2-1', second?.text ?? ''),
    ...measured('H2-2', third?.text ?? ''),
    'Meta Robots 1': metaOf(page, 'robots'),
    'Canonical Link Element 1': canonicalOf(page),
    'Size (bytes)': page.bytes,
    'Word Count': wordCount(page.text),
    'Text Ratio': ((page.text.length / page.html.length) * 100).toFixed(3),
    'Crawl Depth': clickDepths(site).get(page.path) ?? '',
    'Folder Depth': page.path.split('/').filter(Boolean).length,
    ...linkNumbers(page, site),
    Hash: createHash('md5').update(page.html).digest('hex'),
    'Last Modified': site.sitemap?.urls.find(({ loc }) => loc === canonicalOf(page))?.lastmod ?? '',
    Language: page.lang,
  };
};

/** Writes a cell by RFC 4180; a text that a spreadsheet could run as a formula stays a text. */
const cell = (value: Cell) => {
  const text = typeof value === 'string' ? value.replace(/^(?=[=+@-])/, "'") : String(value);
  return `"${text.replaceAll('"', '""')}"`;
};

/** Writes the pages as CSV with Screaming Frog's column names. */
export function csvOf(site: SeoSite): string {
  const rows = distinctPages(site).map((page) => rowOf(page, site));
  const names = Object.keys(rows[0] ?? {});
  return [names.map(cell), ...rows.map((row) => names.map((name) => cell(row[name] ?? '')))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
}
