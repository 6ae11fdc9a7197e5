import { cardValue, shareImageOf } from '../checks/share-image';
import { weightOf } from '../images';
import { graphOf } from '../json-ld/graph';
import { clickDepths, inlinksOf } from '../links';
import {
  canonicalOf,
  descriptionOf,
  isIndexable,
  mainHeadingOf,
  metaOf,
  titleOf,
  type SeoPage,
} from '../model/page';
import type { SeoSite } from '../model/site';
import { arialWidth, cutToWidth } from '../text/arial';
import { descriptionPixels, descriptionSize, phone, titlePixels, titleSize } from '../text/limits';
import { readingSeconds, wordCount } from '../text/reading';

/** Returns a text with its length in characters and in pixels. */
const measured = (text: string, size: number) => ({
  text,
  characters: text.length,
  pixels: Math.round(arialWidth(text, size)),
});

/** Returns the text of a Google result, cut to the width of a screen. */
const snippetOf = (page: SeoPage, descriptionWidth: number) => ({
  title: cutToWidth(titleOf(page), titleSize, titlePixels.most),
  description: cutToWidth(descriptionOf(page), descriptionSize, descriptionWidth),
});

/** Returns the text and picture of a shared page. */
function shareCardOf(page: SeoPage, site: SeoSite) {
  const { path, file } = shareImageOf(page, site);
  return {
    title: cardValue(page, 'title'),
    description: cardValue(page, 'description'),
    host: new URL(site.content.site.address).host,
    alt: cardValue(page, 'image:alt'),
    /** The path of the picture in `public/`; null: there is none. */
    picture: file ? path : null,
    width: file?.width ?? 0,
    height: file?.height ?? 0,
    bytes: file?.bytes ?? 0,
  };
}

/** Says whether and why the page is in search. */
const indexabilityOf = (page: SeoPage, { sitemap }: SeoSite): string => {
  if (!isIndexable(page)) return `hidden: ${metaOf(page, 'robots')}`;
  const listed = sitemap?.urls.some(({ loc }) => loc === canonicalOf(page));
  return listed ? 'in the sitemap' : 'not in the sitemap';
};

/** Collects what the report shows of a page. */
export const pageDataOf = (page: SeoPage, site: SeoSite) => ({
  path: page.path,
  /** A name for anchors: `home`, `about`. */
  slug: page.path.replace(/\.html$|^\/|\/$/g, '').replaceAll('/', '-') || 'home',
  contentFile: page.content.file,
  heading: mainHeadingOf(page),
  title: measured(titleOf(page), titleSize),
  description: measured(descriptionOf(page), descriptionSize),
  indexable: isIndexable(page),
  indexability: indexabilityOf(page, site),
  canonical: canonicalOf(page),
  /** The path in a search result: the host, then the steps. */
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
    .map(({ from, anchor }) => ({ place: from.path, text: anchor.text })),
  linksOut: page.anchors.map(({ href, text }) => ({ place: href, text })),
  words: wordCount(page.mainText),
  readingSeconds: readingSeconds(page.mainText),
  /** Clicks from the home page; null: no path leads there. */
  depth: clickDepths(site).get(page.path) ?? null,
  bytes: page.bytes,
  /** Bytes of pictures on a phone, as AVIF and as the fallback. */
  pictures: {
    avif: weightOf(page, phone, 'image/avif', site),
    fallback: weightOf(page, phone, '', site),
  },
});
