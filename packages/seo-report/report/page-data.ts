import { graphOf } from '../json-ld/graph';
import { clickDepths, inlinksOf, type Inlink } from '../links';
import {
  canonicalOf,
  descriptionOf,
  isIndexable,
  metaOf,
  titleOf,
  type Anchor,
  type Heading,
  type SeoPage,
} from '../model/page';
import type { SeoSite } from '../model/site';
import { cardValue, shareImageOf } from '../checks/share-image';
import { weightOf } from '../images';
import { arialWidth, cutToWidth } from '../text/arial';
import { descriptionPixels, descriptionSize, phone, titlePixels, titleSize } from '../text/limits';
import { readingSeconds, wordCount } from '../text/reading';

/** A text with its length in characters and in pixels. */
export type Measured = { text: string; characters: number; pixels: number };

/** The text of a Google result on one kind of screen. */
export type Snippet = { title: string; description: string };

/** The text and picture of a shared page. */
export type ShareCard = {
  title: string;
  description: string;
  host: string;
  alt: string;
  /** The path of the picture in `public/`; null: there is none. */
  picture: string | null;
  /** In pixels and bytes; 0 without a picture. */
  width: number;
  height: number;
  bytes: number;
};

/** A page as the report shows it. */
export type PageData = {
  path: string;
  /** A name for anchors: `home`, `about`. */
  slug: string;
  contentFile: string;
  heading: string;
  title: Measured;
  description: Measured;
  indexable: boolean;
  /** Why the page is or is not in search. */
  indexability: string;
  canonical: string;
  /** The path in a search result: the host, then the steps. */
  crumbs: string[];
  snippets: { phone: Snippet; desktop: Snippet };
  share: ShareCard;
  outline: Heading[];
  graph: Record<string, unknown>[];
  jsonLd: string;
  linksIn: { from: string; text: string }[];
  linksOut: { href: string; text: string; kind: Anchor['target']['kind'] }[];
  words: number;
  readingSeconds: number;
  /** Clicks from the home page; null: no path leads there. */
  depth: number | null;
  bytes: number;
  /** Bytes of pictures on a phone, as AVIF and as the fallback. */
  pictures: { avif: number; fallback: number };
};

const measured = (text: string, size: number): Measured => ({
  text,
  characters: text.length,
  pixels: Math.round(arialWidth(text, size)),
});

const snippetOf = (page: SeoPage, descriptionWidth: number): Snippet => ({
  title: cutToWidth(titleOf(page), titleSize, titlePixels.most),
  description: cutToWidth(descriptionOf(page), descriptionSize, descriptionWidth),
});

function shareCardOf(page: SeoPage, site: SeoSite): ShareCard {
  const { path, file } = shareImageOf(page, site);
  return {
    title: cardValue(page, 'title'),
    description: cardValue(page, 'description'),
    host: new URL(site.content.site.address).host,
    alt: cardValue(page, 'image:alt'),
    picture: file ? path : null,
    width: file?.width ?? 0,
    height: file?.height ?? 0,
    bytes: file?.bytes ?? 0,
  };
}

const indexabilityOf = (page: SeoPage, { sitemap }: SeoSite): string => {
  if (!isIndexable(page)) return `Hidden: robots “${metaOf(page, 'robots')}”, hidden: true`;
  const listed = sitemap?.urls.some(({ loc }) => loc === canonicalOf(page));
  return listed ? 'In search: canonical, in the sitemap' : 'In search, but not in the sitemap';
};

const linkIn = ({ from, anchor }: Inlink) => ({ from: from.path, text: anchor.text });

/** Collects what the report shows of a page. */
export function pageDataOf(page: SeoPage, site: SeoSite): PageData {
  return {
    path: page.path,
    slug: page.path.replace(/\.html$|^\/|\/$/g, '').replaceAll('/', '-') || 'home',
    contentFile: page.content.file,
    heading: page.headings.find(({ level }) => level === 1)?.text ?? '',
    title: measured(titleOf(page), titleSize),
    description: measured(descriptionOf(page), descriptionSize),
    indexable: isIndexable(page),
    indexability: indexabilityOf(page, site),
    canonical: canonicalOf(page),
    crumbs: [site.content.site.address, ...page.path.split('/').filter(Boolean)],
    snippets: {
      phone: snippetOf(page, descriptionPixels.phone),
      desktop: snippetOf(page, descriptionPixels.desktop),
    },
    share: shareCardOf(page, site),
    outline: page.headings,
    graph: graphOf(page),
    jsonLd: page.jsonLd.map(({ text }) => text).join('\n'),
    linksIn: inlinksOf(page, site)
      .filter(({ from }) => from.path !== page.path)
      .map(linkIn),
    linksOut: page.anchors.map(({ href, text, target }) => ({ href, text, kind: target.kind })),
    words: wordCount(page.mainText),
    readingSeconds: readingSeconds(page.mainText),
    depth: clickDepths(site).get(page.path) ?? null,
    bytes: page.bytes,
    pictures: {
      avif: weightOf(page, phone, 'image/avif', site),
      fallback: weightOf(page, phone, '', site),
    },
  };
}
