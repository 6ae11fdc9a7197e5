import type { GatsbyNode } from 'gatsby';
import { articleKind, contentKinds, isMdx, pageKinds, type ContentKind } from '../content/kinds';
import { insightsPath } from '../content/insights-lists';
import type { ContentLink } from '../content/primitives';
import { articleFactTypes } from './article-facts';
import { proseTypes, resolveNamed } from './named-in-text';
import { typeDefinitions } from './sdl';

const slug = 'slug: String!';

/** The text of an entry. gatsby-plugin-mdx makes it from the same file. */
const mdx = 'mdx: Mdx! @link(by: "parent.id", from: "parent")';

/** What the components in the text show of other files; null if they show nothing. */
const prose = 'prose: Prose @named';

/** The site does not use Gatsby's own reading of the fields; these definitions silence inference. */
const unused = `
  type Mdx implements Node @dontInfer { frontmatter: MdxFrontmatter }
  type MdxFrontmatter @dontInfer { template: String }
`;

const pages = new Set([articleKind, ...pageKinds].map(({ type }) => type));

/** The fields that no schema has. */
const computed = (kind: ContentKind) => [
  slug,
  ...(pages.has(kind.type) ? ['path: String!'] : []),
  ...(isMdx(kind) ? [mdx, prose] : []),
  ...(kind === articleKind ? articleFactTypes.fields : []),
];

/** Defines the GraphQL types of all content from the schemas that also validate it. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({
    name: 'contentImage',
    extend: () => ({ resolve: resolveImage }),
  });
  actions.createFieldExtension({
    name: 'publishedLink',
    extend: () => ({ resolve: resolveLink }),
  });
  actions.createFieldExtension({ name: 'named', extend: () => ({ resolve: resolveNamed }) });
  const kinds = contentKinds.map((kind) => typeDefinitions(kind.type, kind.schema, computed(kind)));
  const definitions = new Map(kinds.flatMap((kind) => [...kind]));
  actions.createTypes([unused, proseTypes, articleFactTypes.types, ...definitions.values()]);
};

type NodeContext = {
  nodeModel: {
    findOne(args: object): Promise<{ id: string } | null>;
  };
};

/** Resolves the name of an image file under `content/` to its processed picture. */
async function resolveImage(
  source: Record<string, string>,
  _args: unknown,
  context: NodeContext,
  info: { fieldName: string },
) {
  const path = source[info.fieldName];
  if (path === undefined) return null;
  const file = await context.nodeModel.findOne({
    type: 'File',
    query: { filter: { sourceInstanceName: { eq: 'content' }, relativePath: { eq: path } } },
  });
  return context.nodeModel.findOne({
    type: 'ImageSharp',
    query: { filter: { parent: { id: { eq: file?.id } } } },
  });
}

/** Resolves a link to a page of the site, which is null while there is no such page. */
async function resolveLink(
  source: Record<string, ContentLink | undefined>,
  _args: unknown,
  { nodeModel }: NodeContext,
  { fieldName }: { fieldName: string },
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
