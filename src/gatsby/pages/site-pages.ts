import { feedPath, listPath } from '../../content/addresses/paths';
import { listPages, relatedEntries, usedTopics } from '../../content/collection-lists';
import type {
  EntryContext,
  ListContext,
  PageContext,
  TopicLink,
  Translation,
} from '../../content/page-context';
import { plainHeadline } from '../../content/text/headline-parts';
import type { Topic } from '../../content/types/topics-type';
import type { Collection, EntryNode, PageNode } from '../nodes/page-nodes';

/** What the pages of a site are made of. */
export type SiteContent = {
  language: string;
  /** The links of the header and the footer that name a page. */
  links: readonly { label: string; href: string }[];
  pages: readonly PageNode[];
  collections: readonly Collection[];
};

type Breadcrumbs = PageContext['breadcrumbs'];

/** A page without its share card. */
export type SitePage = {
  path: string;
  /** The file in `src/templates`, without its extension. */
  template: string;
  /** With asterisks around its accent. */
  headline: string;
  /** The name of the author on the share card. */
  byline?: string | undefined;
  /** Under the headline on the share card. */
  line: string | null | undefined;
  /** In place of the headline on the share card: words between asterisks were kept, the others struck out. */
  edited: string | null | undefined;
  /** The banner over a page that is not ready to be published, for `develop` and previews of drafts; null if it is ready. */
  publicationStatus: string | null;
  context: Omit<PageContext, 'card'> & (Partial<EntryContext> | ListContext);
};

/** Returns the newest moment at which an entry was published or updated, in ISO 8601; null if none has a day. */
const lastChange = (entries: readonly EntryNode[]) =>
  entries
    .flatMap(({ publishedAt, updatedAt }) => updatedAt ?? publishedAt ?? [])
    .reduce<string | null>(
      (last, day) => (last === null || Date.parse(day) > Date.parse(last) ? day : last),
      null,
    );

/** Returns the feed of a collection, if it has one. */
const feedsOf = ({ type, list }: Collection): PageContext['feeds'] =>
  type.hasFeed ? [{ title: list.words.feed, path: feedPath(type.folder) }] : [];

/** Returns the translations of each translated page, itself included, by its path. */
function translationsIn(
  pages: readonly PageNode[],
  siteLanguage: string,
): ReadonlyMap<string, readonly Translation[]> {
  const groups = new Map<string, Translation[]>();
  for (const { path, language, translates } of pages) {
    const original = translates ?? path;
    const group = groups.get(original) ?? [];
    groups.set(original, [...group, { path, language: language ?? siteLanguage }]);
  }
  const several = [...groups.values()].filter((group) => group.length > 1);
  return new Map(several.flatMap((group) => group.map(({ path }) => [path, group] as const)));
}

/** Returns a page as a breadcrumb. Its name is that in the header or the footer, or else its headline. */
function breadcrumbOf({ path, headline }: PageNode, { links }: SiteContent) {
  const item = links.find(({ href }) => href === path);
  return { name: item?.label ?? plainHeadline(headline), path };
}

const homeBreadcrumbs = (content: SiteContent): Breadcrumbs =>
  content.pages.filter(({ path }) => path === '/').map((page) => breadcrumbOf(page, content));

/** Returns the list of all entries of a collection as a breadcrumb. */
const listBreadcrumb = ({ type, list }: Collection) => ({
  name: list.eyebrow,
  path: listPath(type.folder),
});

const topicLinks = (topics: readonly Topic[], { type }: Collection): TopicLink[] =>
  topics.map(({ id, name }) => ({ id, name, path: listPath(type.folder, id) }));

type Translations = ReturnType<typeof translationsIn>;

/** Returns what the page of a file has, wherever the file is. */
const filePage = (
  {
    id,
    path,
    template,
    headline,
    hidden,
    unpublished,
    publicationStatus,
    shareLine,
    editedSentence,
  }: PageNode,
  translations: Translations,
) => ({
  path,
  template,
  headline,
  publicationStatus,
  line: shareLine,
  edited: editedSentence,
  context: {
    id,
    indexed: !hidden && unpublished === null,
    translations: translations.get(path) ?? [],
  },
});

function pageOf(page: PageNode, content: SiteContent, translations: Translations): SitePage {
  const isHome = page.path === '/';
  const { context, ...common } = filePage(page, translations);
  const breadcrumbs = homeBreadcrumbs(content);
  return {
    ...common,
    context: {
      ...context,
      modified: null,
      breadcrumbs: isHome ? breadcrumbs : [...breadcrumbs, breadcrumbOf(page, content)],
      feeds: isHome ? content.collections.flatMap(feedsOf) : [],
    },
  };
}

/** Returns the page of each entry of a collection. */
function pagesOfEntries(
  collection: Collection,
  content: SiteContent,
  translations: Translations,
): SitePage[] {
  const { entries, topics } = collection;
  const list = listBreadcrumb(collection);
  return entries.map((entry) => {
    const { context, ...common } = filePage(entry, translations);
    const { previous, next, related } = relatedEntries(entry.slug, entries);
    return {
      ...common,
      byline: entry.author,
      context: {
        ...context,
        modified: lastChange([entry]),
        breadcrumbs: [...homeBreadcrumbs(content), list, breadcrumbOf(entry, content)],
        feeds: feedsOf(collection),
        list,
        topics: topicLinks(
          topics.filter(({ id }) => entry.topics.includes(id)),
          collection,
        ),
        more: { previous, next, related },
        others: [previous, next, ...related].filter((slug) => slug !== null),
      },
    };
  });
}

/** Returns the pages of the list of all entries and of the list of each topic. */
function pagesOfLists(collection: Collection, content: SiteContent): SitePage[] {
  const { type, entries, topics, list: words } = collection;
  const all = listBreadcrumb(collection);
  const used = topicLinks(usedTopics(topics, entries), collection);
  return listPages(type.folder, entries, topics, words).map((list) => {
    const { path, name, slugs, headline } = list;
    const parents = homeBreadcrumbs(content);
    return {
      path,
      template: type.listTemplate,
      headline,
      publicationStatus: null,
      line: null,
      edited: null,
      context: {
        indexed: true,
        modified: lastChange(entries.filter(({ slug }) => slugs.includes(slug))),
        breadcrumbs: [...parents, ...(path === all.path ? [] : [all]), { name, path }],
        feeds: feedsOf(collection),
        translations: [],
        list,
        all: all.path,
        slugs,
        topics: used,
      },
    };
  });
}

/** Returns all pages of the site. */
export function sitePages(content: SiteContent): SitePage[] {
  const { pages, collections, language } = content;
  const entries = collections.flatMap((collection) => collection.entries);
  const translations = translationsIn([...pages, ...entries], language);
  return [
    ...pages.map((page) => pageOf(page, content, translations)),
    ...collections.flatMap((one) => pagesOfEntries(one, content, translations)),
    ...collections.flatMap((one) => pagesOfLists(one, content)),
  ];
}
