import type { GatsbyNode } from 'gatsby';
import { articleKind, entryKinds, pageKinds } from '../content/kinds';
import { contentField, pageField } from './content-field';

type Context = {
  nodeModel: {
    findOne(args: object): Promise<unknown>;
    findAll(args: object): Promise<{ entries: Iterable<unknown> }>;
    getNodeById(args: { id: string; type: string }): unknown;
  };
};

const single = (type: string) => ({
  type: `${type}!`,
  resolve: (_source: unknown, _args: unknown, { nodeModel }: Context) =>
    nodeModel.findOne({ type, query: {} }),
});

const ordered = (type: string) => ({
  type: `[${type}!]!`,
  resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context) => {
    const query = { sort: { fields: ['order'], order: ['ASC'] } };
    const { entries } = await nodeModel.findAll({ type, query });
    return [...entries];
  },
});

const byId = (type: string) => ({
  type: `${type}!`,
  args: { id: 'String!' },
  resolve: (_source: unknown, { id }: { id: string }, { nodeModel }: Context) =>
    nodeModel.getNodeById({ id, type }),
});

const bySlugs = (type: string) => ({
  type: `[${type}!]!`,
  args: { slugs: '[String!]!' },
  resolve: async (
    _source: unknown,
    { slugs }: { slugs: readonly string[] },
    { nodeModel }: Context,
  ) =>
    Promise.all(
      slugs.map((slug) => nodeModel.findOne({ type, query: { filter: { slug: { eq: slug } } } })),
    ),
});

const field = (name: string, resolver: object): [string, object] => [name, resolver];

/**
 * Adds `Query.content`, through which templates read all content: a single entry, an ordered list
 * (`questions`), a page by its id, or articles by their slugs. No field of it is null, because the gate has checked
 * everything.
 */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  const entries = entryKinds.map((kind) =>
    field(contentField(kind), 'file' in kind.from ? single(kind.type) : ordered(kind.type)),
  );
  const pages = [articleKind, ...pageKinds].map(({ type }) => field(pageField(type), byId(type)));
  const resolvers = {
    Query: { content: { type: 'Content!', resolve: () => ({}) } },
    Content: Object.fromEntries([
      ...entries,
      ...pages,
      field(contentField(articleKind), bySlugs(articleKind.type)),
    ]),
  };
  // Gatsby types this as a bare Function.
  Reflect.apply(create, undefined, [resolvers]);
};
