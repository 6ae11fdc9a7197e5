import type { z } from 'zod';
import type { Sort } from './entry-order';
import type { FeedWords, ListWords } from './schemas/list-fields';
import type { Topics } from './types/topics-type';

/** A content type to which another one refers. */
export type Reference = { typeName: string };

/** An id on a page to which links may lead. */
export type Anchor<Field = string> = {
  id: string;
  /** The fields of the page. Without any of them, it is not there. */
  fields?: readonly Field[];
  /** The content type without whose entries it is not there. */
  entries?: Reference;
  /** The path of the field that names the one of these entries without which it is not there. */
  entryField?: readonly [Field, ...string[]];
};

type Common<Shape extends z.ZodRawShape> = {
  /** The name of its GraphQL type, and of its collection in the editor. */
  typeName: string;
  /** The label in the editor, if `typeName` is not clear. */
  label?: string;
  schema: z.ZodObject<Shape>;
  /** true: every entry has a text under its fields; false: none has. */
  hasBody?: boolean;
  /** true: a site may have no entry. What would show it is left out. */
  optional?: boolean;
  /** The ids on its pages, besides those on every page. `tests/html` compares them with the built pages. */
  anchors?: readonly Anchor<keyof Shape & string>[];
  /** The ids that its pages need for themselves: no link leads to them. */
  innerIds?: readonly string[];
};

/** One file, such as `site.json`. */
type FileType = Common<z.ZodRawShape> & {
  kind: 'file';
  /** Relative to `content/`. */
  file: string;
};

type Entries<Shape extends z.ZodRawShape> = Common<Shape> & {
  /** Relative to `content/`. */
  folder: string;
  extension: '.mdx' | '.json';
  /** The field that is the title of an entry in lists. */
  titleField: keyof Shape & string;
};

/** Entries without a page, which other pages show, such as those of `faq/`. */
type EmbeddedType<Shape extends z.ZodRawShape = z.ZodRawShape> = Entries<Shape> & {
  kind: 'embedded';
};

/** Pages in `pages/` with the same template. */
type PageType<Shape extends z.ZodRawShape = z.ZodRawShape> = Entries<Shape> & {
  kind: 'page';
  /** The file in `src/templates`, and the `template` of the front matter. */
  template: string;
  /** true: a site has exactly one page of this type. */
  single?: boolean;
  /** The content type whose entries have anchors on the page, too, named after their files. */
  anchorsFrom?: EmbeddedType;
  /** The content types that the page shows. The editor previews their entries on this page. */
  previewOf?: readonly Reference[];
};

type ListFile = FileType & { schema: z.ZodType<ListWords> };
type TopicsFile = FileType & { schema: z.ZodType<Topics> };

/**
 * Entries with a page each, and with lists of these pages, such as those of `insights/`: the name of the folder is the
 * address of the list of all.
 */
export type CollectionType<Shape extends z.ZodRawShape = z.ZodRawShape> = Entries<Shape> & {
  kind: 'collection';
  /** The file in `src/templates` for the page of an entry. */
  template: string;
  /** The file in `src/templates` for each page of a list. */
  listTemplate: string;
  /** The file with the words around the entries and on their lists. Without an entry, a site needs no such file. */
  list: ListFile;
  /** The file with the topics of the entries. Each topic has a list of its own. */
  topics?: TopicsFile;
  sort: Sort<keyof Shape & string>;
  /** true: the entries have a feed, which their pages announce. */
  hasFeed?: boolean;
  /** The field that names the author. Share cards and the feed show the name. */
  authorField?: keyof Shape & string;
};

/** A content type whose entries are pages. */
export type TypeWithPages = PageType | CollectionType;

/** A content type of one file for each entry. */
export type FolderType = EmbeddedType | TypeWithPages;

export type ContentType = FileType | FolderType;

/** What the schema of an entry must have, so that a feed can contain it. */
type FeedEntry = { title: string; description: string; published: string };

type FeedOption =
  | { hasFeed?: never }
  | { hasFeed: true; schema: z.ZodType<FeedEntry>; list: { schema: z.ZodType<FeedWords> } };

type TopicsOption =
  { topics?: never } | { topics: TopicsFile; schema: z.ZodType<{ topics: string[] }> };

/** Returns anchors that are always on a page. */
export const anchorsOf = (...ids: readonly string[]) => ids.map((id) => ({ id }));

/** Returns a content type of one file. */
export const fileType = <Type extends Omit<FileType, 'kind'>>(type: Type) => ({
  kind: 'file' as const,
  ...type,
});

/** Returns a content type whose entries have no page of their own. */
export const embeddedType = <Shape extends z.ZodRawShape>(
  type: Omit<EmbeddedType<Shape>, 'kind'>,
): EmbeddedType => ({ kind: 'embedded', ...type });

/** Returns a content type of pages in `pages/`. */
export const pageType = <Shape extends z.ZodRawShape & { title: z.ZodType }>(
  type: Omit<PageType<Shape>, 'kind' | 'folder' | 'extension' | 'titleField'>,
): PageType => ({ kind: 'page', folder: 'pages', extension: '.mdx', titleField: 'title', ...type });

/** Returns a content type whose entries have a page each, and lists of these pages. */
export const collectionType = <Shape extends z.ZodRawShape & { title: z.ZodType }>(
  type: Omit<CollectionType<Shape>, 'kind' | 'extension' | 'titleField'> &
    FeedOption &
    TopicsOption,
): CollectionType => ({ kind: 'collection', extension: '.mdx', titleField: 'title', ...type });
