import type { GatsbyGraphQLType, GatsbyNode, NodePluginSchema } from 'gatsby';
import { z } from 'zod';
import type { ContentType } from '../../content/content-type';
import { contentTypes, fileTypes, isMdx, typesWithPages } from '../../content/content-types';
import { jsonSchema, resolveRef, type JsonSchema } from '../../content/schemas/field-schema';
import { entryFieldTypes, entryTypes } from './entry-fields';
import { resolveImage, resolveLink } from './field-resolvers';
import { pageFieldTypes } from './page-fields';

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const scalars: Readonly<Record<string, string>> = {
  string: 'String',
  boolean: 'Boolean',
  integer: 'Int',
  number: 'Float',
};

/** Returns the GraphQL type of the entry that a field names; undefined if it names none. */
const entryType = ({ relation }: JsonSchema) =>
  contentTypes.find((one) => one.kind !== 'file' && one.folder === relation)?.typeName;

/** Returns the resolver or the link of a field whose value differs from that in the file. */
function resolution(field: JsonSchema) {
  const { format, hiddenWithoutPage } = field;
  if (format === 'image') return { resolve: resolveImage };
  if (entryType(field)) return { extensions: { link: { by: 'slug' } } };
  return hiddenWithoutPage ? { resolve: resolveLink } : {};
}

/** Returns the types of the fields that a node has besides those of its file. */
const computedFields = (contentType: ContentType) => ({
  slug: 'String!',
  ...((contentType.kind === 'page' || contentType.kind === 'collection') && pageFieldTypes),
  ...(isMdx(contentType) && {
    mdx: { type: 'Mdx!', extensions: { link: { by: 'parent.id', from: 'parent' } } },
  }),
  ...(contentType.kind === 'collection' && entryFieldTypes(contentType)),
});

/** Fields that groups share, as interfaces, so that queries share a fragment. */
const groupInterfaces = {
  HeadingWords: { eyebrow: 'String', headline: 'String!', firstDraft: 'String' },
  HeroWords: { eyebrow: 'String', headline: 'String!', lede: 'String!', ledeDraft: 'String' },
} as const;

const extensions = { infer: false };

type Builder = {
  schema: NodePluginSchema;
  /** The JSON Schema of the content type, with the definitions of its shared groups. */
  root: JsonSchema;
  /** The types that exist already, by name. Content types share groups. */
  types: Map<string, GatsbyGraphQLType>;
};

/** Returns the name of the GraphQL type of a field. The type of a group is built first. */
function typeOf(field: JsonSchema, groupName: string, builder: Builder): string {
  const { format, $ref, type = '', items = {}, properties } = field;
  if (format === 'image') return 'ImageSharp';
  if (type === 'array') return `[${typeOf(items, groupName, builder)}!]`;
  if (!$ref && !properties) return entryType(field) ?? scalars[type] ?? 'JSON';
  const name = $ref?.replace('#/$defs/', '') ?? groupName;
  const { types, root } = builder;
  if (!types.has(name)) types.set(name, buildGroup(name, resolveRef(root, field), builder));
  return name;
}

/** Returns the GraphQL fields of a group. A field is nullable only if its schema says `optional`. */
const graphqlFields = (
  typeName: string,
  { properties = {}, required = [] }: JsonSchema,
  builder: Builder,
) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const type = typeOf(field, typeName + capitalize(name), builder);
      return [
        name,
        {
          type: required.includes(name) ? `${type}!` : type,
          description: field.description,
          ...resolution(field),
        },
      ];
    }),
  );

function buildGroup(name: string, group: JsonSchema, builder: Builder): GatsbyGraphQLType {
  if (group.enum) {
    const values = Object.fromEntries(group.enum.map((value) => [value, { value }]));
    return builder.schema.buildEnumType({ name, values });
  }
  const fields = graphqlFields(name, group, builder);
  const interfaces = Object.entries(groupInterfaces)
    .filter(([, shared]) => Object.keys(shared).every((field) => field in fields))
    .map(([name]) => name);
  return builder.schema.buildObjectType({ name, fields, interfaces, extensions });
}

/** Returns the GraphQL types of all content. `meta({ id })` names a type that several content types share. */
function buildTypes(schema: NodePluginSchema): GatsbyGraphQLType[] {
  const types = new Map<string, GatsbyGraphQLType>();
  for (const contentType of contentTypes) {
    const { typeName: name } = contentType;
    // Of what the schema returns: a field with a default is never missing.
    const root = jsonSchema.parse(z.toJSONSchema(contentType.schema));
    const fields = {
      ...computedFields(contentType),
      ...graphqlFields(name, root, { schema, root, types }),
    };
    types.set(name, schema.buildObjectType({ name, fields, interfaces: ['Node'], extensions }));
  }
  return [
    ...Object.entries(groupInterfaces).map(([name, shared]) =>
      schema.buildInterfaceType({ name, fields: shared }),
    ),
    ...types.values(),
  ];
}

/** Types that the site does not use. Gatsby infers a type without a definition. */
const unusedTypes = `
  type Mdx implements Node @dontInfer { frontmatter: MdxFrontmatter }
  type MdxFrontmatter @dontInfer { template: String }
`;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({
  actions,
  schema,
}) => actions.createTypes([unusedTypes, entryTypes, ...buildTypes(schema)]);

/** Makes the fields of `Query` for single entries non-null. The check reports a file that is missing. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  const fields = [...fileTypes, ...typesWithPages].map(({ typeName }): [string, object] => [
    typeName.charAt(0).toLowerCase() + typeName.slice(1),
    { type: `${typeName}!` },
  ]);
  create({ Query: Object.fromEntries(fields) });
};
