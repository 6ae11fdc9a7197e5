import { z } from 'zod';
import type { CollectionType } from '../../content/content-type';
import { collectionTypes, contentTypes, pageTypes } from '../../content/content-types';
import { inOrder } from '../../content/entry-order';
import { schemaAt, toJsonSchema } from '../../content/schemas/field-schema';
import { topicsType, type Topic } from '../../content/types/topics-type';
import type { Nodes } from './content-nodes';

/** The node of a page, or of the entry of a collection, as far as the build reads it. */
const pageNode = z.looseObject({
  id: z.string(),
  path: z.string(),
  slug: z.string(),
  template: z.string(),
  title: z.string(),
  description: z.string(),
  headline: z.string(),
  hidden: z.boolean(),
  unpublished: z.string().nullable(),
  publicationStatus: z.string().nullable(),
  language: z.string().nullish(),
  translates: z.string().nullish(),
  shareLine: z.string().nullish(),
  editedSentence: z.string().nullish(),
  topics: z.array(z.string()).default([]),
  publishedAt: z.string().nullish(),
  updatedAt: z.string().nullish(),
});

export type PageNode = z.infer<typeof pageNode>;
export type EntryNode = PageNode & {
  /** The name of its author. */
  author?: string;
};

/** The words of its node that each list of a collection has. */
const listNode = z.object({
  title: z.string(),
  description: z.string(),
  eyebrow: z.string(),
  headline: z.string(),
  words: z.object({ page: z.string(), feed: z.string().default('') }),
});

const topicsNode = z.object(topicsType.schema.shape);

/** A collection with what is published of it. */
export type Collection = {
  type: CollectionType;
  /** In their order. */
  entries: readonly EntryNode[];
  list: z.infer<typeof listNode>;
  topics: readonly Topic[];
};

/** Returns the name of the author of an entry: the title of the entry that its field names. */
function authorOf(entry: PageNode, { authorField, schema }: CollectionType, nodes: Nodes) {
  if (authorField === undefined) return {};
  const { relation } = schemaAt(toJsonSchema(schema), [authorField]);
  const [author] = contentTypes.flatMap((type) =>
    type.kind === 'file' || type.folder !== relation
      ? []
      : nodes
          .getNodesByType(type.typeName)
          .filter(({ slug }) => slug === entry[authorField])
          .map((node) => String(node[type.titleField])),
  );
  return author === undefined ? {} : { author };
}

function readCollection(type: CollectionType, nodes: Nodes): Collection[] {
  const entries = nodes
    .getNodesByType(type.typeName)
    .map((node) => pageNode.parse(node))
    .map((node) => ({ ...node, ...authorOf(node, type, nodes) }));
  const [list] = nodes.getNodesByType(type.list.typeName);
  const [topics] = type.topics ? nodes.getNodesByType(type.topics.typeName) : [];
  if (!list || entries.length === 0) return [];
  return [
    {
      type,
      entries: inOrder(entries, type.sort),
      list: listNode.parse(list),
      topics: topics ? topicsNode.parse(topics).items : [],
    },
  ];
}

/** Returns the collections that have an entry. */
export const readCollections = (nodes: Nodes): Collection[] =>
  collectionTypes.flatMap((type) => readCollection(type, nodes));

/** Returns the pages in `pages/`. */
export const readPageNodes = (nodes: Nodes): PageNode[] =>
  pageTypes
    .flatMap(({ typeName }) => nodes.getNodesByType(typeName))
    .map((node) => pageNode.parse(node));
