import type { GatsbyNode, Node } from 'gatsby';
import { z } from 'zod';
import { jsonSchema, type JsonSchema } from '../content/field-schema';
import {
  articleType,
  contentTypes,
  fileTypes,
  isMdx,
  routedTypes,
  type ContentType,
} from '../content/content-types';
import type { ContentLink } from '../content/primitives';
import { articleFactTypes } from './article-facts';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const scalars: Readonly<Record<string, string>> = {
  string: 'String',
  boolean: 'Boolean',
  integer: 'Int',
  number: 'Float',
};

const extensions: Readonly<Record<string, string>> = {
  ImageSharp: ' @contentImage',
  Author: ' @link(by: "slug")',
};

/**
 * Returns the GraphQL type definitions of one content type, by type name. A field is nullable only
 * where the schema says `optional`. `meta({ id })` names a type that several content types share.
 *
 * @param computed additional fields of the content type's own type, as lines of SDL
 */
function typeDefinitions(
  type: string,
  schema: z.ZodObject,
  computed: readonly string[],
): Map<string, string> {
  const definitions = new Map<string, string>();
  const root = jsonSchema.parse(z.toJSONSchema(schema));

  const fieldType = (parent: string, name: string, field: JsonSchema): string => {
    if (field.graphql) return field.graphql;
    if (field.$ref) {
      const shared = field.$ref.replace('#/$defs/', '');
      if (!definitions.has(shared)) define(shared, root.$defs?.[shared] ?? {});
      return shared;
    }
    if (field.type === 'array') return `[${fieldType(parent, name, field.items ?? {})}!]`;
    if (field.type === 'object') {
      const nested = `${parent}${capital(name)}`;
      define(nested, field);
      return nested;
    }
    return scalars[field.type ?? ''] ?? 'JSON';
  };

  const fieldLines = (parent: string, { properties = {}, required = [] }: JsonSchema) =>
    Object.entries(properties).map(([name, field]) => {
      const linked = extensions[field.graphql ?? ''] ?? '';
      const extension = field.hiddenWithoutPage ? ' @publishedLink' : linked;
      const description = field.description ? `  ${JSON.stringify(field.description)}\n` : '';
      const mark = required.includes(name) ? '!' : '';
      return `${description}  ${name}: ${fieldType(parent, name, field)}${mark}${extension}`;
    });

  function define(name: string, object: JsonSchema) {
    // A type that refers to itself is not defined again.
    definitions.set(name, '');
    const lines = fieldLines(name, object).join('\n');
    const values = object.enum && `enum ${name} { ${object.enum.join(' ')} }`;
    definitions.set(name, values ?? `type ${name} @dontInfer {\n${lines}\n}`);
  }

  const fields = [...fieldLines(type, root), ...computed.map((field) => `  ${field}`)];
  definitions.set(type, `type ${type} implements Node @dontInfer {\n${fields.join('\n')}\n}`);
  return definitions;
}

const mdx = 'mdx: Mdx! @link(by: "parent.id", from: "parent")';

/** Types that the site does not use. Without definitions, Gatsby would infer them. */
const unused = `
  type Mdx implements Node @dontInfer { frontmatter: MdxFrontmatter }
  type MdxFrontmatter @dontInfer { template: String }
`;

const computed = (contentType: ContentType) => [
  'slug: String!',
  ...(routedTypes.some(({ typeName }) => typeName === contentType.typeName)
    ? ['path: String!']
    : []),
  ...(isMdx(contentType) ? [mdx] : []),
  ...(contentType === articleType ? articleFactTypes.fields : []),
];

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  const resolvers = { contentImage: resolveImage, publishedLink: resolveLink };
  for (const [name, resolve] of Object.entries(resolvers)) {
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
  }
  const definitionsByType = contentTypes.map((contentType) =>
    typeDefinitions(contentType.typeName, contentType.schema, computed(contentType)),
  );
  const definitions = new Map(definitionsByType.flatMap((definitions) => [...definitions]));
  actions.createTypes([unused, articleFactTypes.types, ...definitions.values()]);
};

/** Makes the fields of `Query` for single entries non-null, because the check has seen each file. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  const single = [...fileTypes, ...routedTypes];
  const fields = single.map(({ typeName }): [string, object] => [
    typeName.charAt(0).toLowerCase() + typeName.slice(1),
    { type: `${typeName}!` },
  ]);
  create({ Query: Object.fromEntries(fields) });
};

type Context = { nodeModel: { findOne(args: object): Promise<Node | null> } };
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
  const query = { filter: { path: { eq: path } } };
  return (await nodeModel.findOne({ type: 'SitePage', query })) ? link : null;
}
