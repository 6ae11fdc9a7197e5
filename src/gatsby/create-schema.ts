import type { GatsbyNode } from 'gatsby';
import {
  articleKind,
  contentKinds,
  entryKinds,
  isMdx,
  pageKinds,
  type ContentKind,
} from '../content/kinds';
import { insightsPath } from '../content/insights-lists';
import type { ContentLink } from '../content/primitives';
import { articleFactTypes } from './article-facts';
import { proseTypes, resolveNamed } from './named-in-text';
import { typeDefinitions } from './sdl';

const mdx = 'mdx: Mdx! @link(by: "parent.id", from: "parent")';

/** Types that the site does not use. Without definitions, Gatsby would infer them. */
const unused = `
  type Mdx implements Node @dontInfer { frontmatter: MdxFrontmatter }
  type MdxFrontmatter @dontInfer { template: String }
`;

const pages = [articleKind, ...pageKinds];

const computed = (kind: ContentKind) => [
  'slug: String!',
  ...(pages.some(({ type }) => type === kind.type) ? ['path: String!'] : []),
  ...(isMdx(kind) ? [mdx, 'prose: Prose @named'] : []),
  ...(kind === articleKind ? articleFactTypes.fields : []),
];

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  const resolvers = { contentImage: resolveImage, publishedLink: resolveLink, named: resolveNamed };
  for (const [name, resolve] of Object.entries(resolvers)) {
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
  }
  const kinds = contentKinds.map((kind) => typeDefinitions(kind.type, kind.schema, computed(kind)));
  const definitions = new Map(kinds.flatMap((kind) => [...kind]));
  actions.createTypes([unused, proseTypes, articleFactTypes.types, ...definitions.values()]);
};

/** Makes the fields of `Query` for single entries non-null, because the check has seen each file. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  const single = [...entryKinds.filter(({ from }) => 'file' in from), ...pages];
  const fields = single.map(({ type }): [string, object] => [
    type.charAt(0).toLowerCase() + type.slice(1),
    { type: `${type}!` },
  ]);
  create({ Query: Object.fromEntries(fields) });
};

type Context = { nodeModel: { findOne(args: object): Promise<{ id: string } | null> } };
type Info = { fieldName: string };

async function resolveImage(
  source: Record<string, string>,
  _args: unknown,
  { nodeModel }: Context,
  { fieldName }: Info,
) {
  const path = source[fieldName];
  if (path === undefined) return null;
  const file = await nodeModel.findOne({
    type: 'File',
    query: { filter: { sourceInstanceName: { eq: 'content' }, relativePath: { eq: path } } },
  });
  const query = { filter: { parent: { id: { eq: file?.id } } } };
  return nodeModel.findOne({ type: 'ImageSharp', query });
}

/** Resolves a link to a page of the site, which is null while there is no such page. */
async function resolveLink(
  source: Record<string, ContentLink | undefined>,
  _args: unknown,
  { nodeModel }: Context,
  { fieldName }: Info,
) {
  const link = source[fieldName];
  if (!link?.href.startsWith('/')) return link ?? null;
  const [path] = link.href.split(/[?#]/);
  // The list of articles is a page as soon as there is an article.
  if (path === insightsPath) {
    return (await nodeModel.findOne({ type: articleKind.type, query: {} })) ? link : null;
  }
  const query = { filter: { path: { eq: path } } };
  const found = await Promise.all(pageKinds.map(({ type }) => nodeModel.findOne({ type, query })));
  return found.some(Boolean) ? link : null;
}
