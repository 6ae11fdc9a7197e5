import { PageAttribute } from '../contract/page-attributes';
import { brandDesign } from '../theme/brand-design';
import {
  absoluteUrl,
  pageLanguage,
  type HeadContext,
  type HeadPage,
  type HeadSite,
} from './head-page';
import { pageGraph, type OpenGraphArticle, type StructuredData } from './page-graph';

export type HeadLink = {
  rel: string;
  href: string;
  hrefLang?: string;
  type?: string;
  sizes?: string;
  title?: string;
};

type HeadMeta =
  | { name: string; content: string; media?: string; [PageAttribute.dark]?: '' }
  | { property: string; content: string };

/** The links to the icons and to the manifest. The build draws the icons from `static/icon.svg`. */
const icons = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

type HeadParts = {
  site: HeadSite;
  page: HeadPage;
  context: HeadContext;
  structured: StructuredData;
};

/** Returns the tags for shared links. X reads the Open Graph tags, too. */
function shareMeta({ site, page, context, structured }: HeadParts): HeadMeta[] {
  const { card } = context;
  const { article } = structured;
  const image = absoluteUrl(site, card.path);
  return [
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:locale', content: pageLanguage(site, page).replace('-', '_') },
    ...(page.hidden ? [] : [{ property: 'og:url', content: absoluteUrl(site, page.path) }]),
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(card.width) },
    { property: 'og:image:height', content: String(card.height) },
    { property: 'og:image:alt', content: card.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image:alt', content: card.alt },
    ...(article ? articleMeta(article) : []),
  ];
}

/** Returns the Open Graph tags of an article: https://ogp.me/#type_article */
const articleMeta = ({ published, updated, topics }: OpenGraphArticle): HeadMeta[] => [
  { property: 'article:published_time', content: published },
  { property: 'article:modified_time', content: updated },
  ...topics.map((content) => ({ property: 'article:tag', content })),
];

/** Returns the tags of the head of a page as plain data. `jsonLd` is null for a hidden page. */
export function buildHead({
  moreLinks = [],
  ...parts
}: HeadParts & { moreLinks?: readonly HeadLink[] | undefined }) {
  const { site, page, context, structured } = parts;
  const { description, hidden } = page;
  const background = brandDesign.colors.bg.DEFAULT;
  const meta: HeadMeta[] = [
    { name: 'description', content: description },
    { name: 'robots', content: hidden ? 'noindex' : 'max-image-preview:large' },
    // Browsers take the first that applies. `src/page-scripts/pictures.ts` changes `media` as it does for pictures.
    {
      name: 'theme-color',
      content: background.dark,
      media: '(prefers-color-scheme: dark)',
      [PageAttribute.dark]: '',
    },
    { name: 'theme-color', content: background.light },
    ...shareMeta(parts),
  ];
  return {
    meta,
    links: [
      ...(hidden ? [] : [{ rel: 'canonical', href: absoluteUrl(site, page.path) }]),
      // https://developers.google.com/search/docs/specialty/international/localized-versions
      ...(hidden ? [] : context.translations).map(({ path, language }) => ({
        rel: 'alternate',
        hrefLang: language,
        href: absoluteUrl(site, path),
      })),
      ...moreLinks,
      ...context.feeds.map(({ title, path }) => ({
        rel: 'alternate',
        type: 'application/atom+xml',
        title,
        href: path,
      })),
      ...icons,
    ],
    jsonLd: hidden ? null : pageGraph(site, page, context, structured),
  };
}
