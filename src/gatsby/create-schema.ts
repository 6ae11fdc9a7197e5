import type { GatsbyNode } from 'gatsby';
import { entryKinds, pageKinds } from '../content/kinds';
import { proseToHtml } from '../content/prose';
import { typeDefinitions } from './sdl';

const slug = 'slug: String!';
const body = 'body: String! @prose';

/** Pictures and MDX fields that Gatsby's own nodes carry are not used; one definition silences inference. */
const unused = 'type MdxFrontmatter @dontInfer { template: String }';

/** Defines the GraphQL types of all content from the schemas that also validate it. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({
    name: 'prose',
    extend: () => ({ resolve: (source: { body: string }) => proseToHtml(source.body) }),
  });
  actions.createFieldExtension({
    name: 'contentImage',
    extend: () => ({ resolve: resolveImage }),
  });
  const kinds = [
    ...entryKinds.map((kind) => typeDefinitions(kind.type, kind.schema, [slug, body])),
    ...pageKinds.map((kind) =>
      typeDefinitions(kind.type, kind.schema, [slug, 'path: String!', body]),
    ),
  ];
  const definitions = new Map(kinds.flatMap((kind) => [...kind]));
  actions.createTypes([
    unused,
    'type Content @dontInfer { language: String }',
    ...definitions.values(),
  ]);
};

type ImageContext = {
  nodeModel: {
    findOne(args: object): Promise<{ id: string } | null>;
  };
};

/** Resolves the name of an image file under `content/` to its processed picture. */
async function resolveImage(
  source: Record<string, string>,
  _args: unknown,
  context: ImageContext,
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
