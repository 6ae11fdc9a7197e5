import type { GatsbyGraphQLType, GatsbyNode, NodePluginSchema } from 'gatsby';
import { z } from 'zod';
import { jsonSchema, resolveRef, type JsonSchema } from '../content/field-schema';
import {
  articleType,
  contentTypes,
  fileTypes,
  isMdx,
  routedTypes,
  type ContentType,
} from '../content/content-types';
import { articleFieldTypes } from './article-fields';
import { resolveImage, resolveLink } from './field-resolvers';
import { pageFieldTypes } from './page-fields';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const scalars: Readonly<Record<string, string>> = {
  string: 'String',
  boolean: 'Boolean',
  integer: 'Int',
  number: 'Float',
};

/** Returns how the value of a field is found, where it is not the value in the file. */
function resolution({ graphql, hiddenWithoutPage }: JsonSchema) {
  if (graphql === 'ImageSharp') return { resolve: resolveImage };
  if (graphql === 'Author') return { extensions: { link: { by: 'slug' } } };
  return hiddenWithoutPage ? { resolve: resolveLink } : {};
}

/** Returns the fields that a node has besides those of its file. */
const computedFields = (contentType: ContentType) => ({
  slug: 'String!',
  ...('template' in contentType && pageFieldTypes),
  ...(isMdx(contentType) && {
    mdx: { type: 'Mdx!', extensions: { link: { by: 'parent.id', from: 'parent' } } },
  }),
  ...(contentType === articleType && articleFieldTypes.fields),
});

/** What the words over a page and over its sections have in common, so that queries share a fragment. */
const headingFields = { eyebrow: 'String', headline: 'String!', firstDraft: 'String' };

/**
 * Returns the GraphQL types of all content. A field is nullable only where its schema says `optional`.
 * `meta({ id })` names a type that several content types share.
 */
function buildTypes(builder: NodePluginSchema): GatsbyGraphQLType[] {
  const extensions = { infer: false };
  const fields = { id: 'ID!', ...pageFieldTypes };
  const page = builder.buildInterfaceType({ name: 'Page', fields, interfaces: ['Node'] });
  const types = new Map<string, GatsbyGraphQLType>([['Page', page]]);

  for (const contentType of contentTypes) {
    const root = jsonSchema.parse(z.toJSONSchema(contentType.schema));

    /** Returns the name of the type of a field; a group without a name of its own gets one. */
    const typeOf = (field: JsonSchema, groupName: string): string => {
      const { graphql, $ref, type = '', items = {}, properties } = field;
      if (graphql) return graphql;
      if (type === 'array') return `[${typeOf(items, groupName)}!]`;
      if (!$ref && !properties) return scalars[type] ?? 'JSON';
      const name = $ref?.replace('#/$defs/', '') ?? groupName;
      if (!types.has(name)) types.set(name, build(name, resolveRef(root, field)));
      return name;
    };

    const fieldsOf = (parent: string, { properties = {}, required = [] }: JsonSchema) =>
      Object.fromEntries(
        Object.entries(properties).map(([name, field]) => {
          const mark = required.includes(name) ? '!' : '';
          const type = typeOf(field, parent + capital(name)) + mark;
          return [name, { type, description: field.description, ...resolution(field) }];
        }),
      );

    const build = (name: string, schema: JsonSchema) =>
      schema.enum
        ? builder.buildEnumType({
            name,
            values: Object.fromEntries(schema.enum.map((value) => [value, { value }])),
          })
        : builder.buildObjectType({
            name,
            fields: fieldsOf(name, schema),
            interfaces: Object.keys(headingFields).every(
              (field) => field in (schema.properties ?? {}),
            )
              ? ['Heading']
              : [],
            extensions,
          });

    const { typeName } = contentType;
    const fields = { ...computedFields(contentType), ...fieldsOf(typeName, root) };
    const interfaces = 'template' in contentType ? ['Node', 'Page'] : ['Node'];
    types.set(
      typeName,
      builder.buildObjectType({ name: typeName, fields, interfaces, extensions }),
    );
  }
  return [
    builder.buildInterfaceType({ name: 'Heading', fields: headingFields }),
    ...types.values(),
  ];
}

/** Types that the site does not use. Without definitions, Gatsby would infer them. */
const unusedTypes = `
  type Mdx implements Node @dontInfer { frontmatter: MdxFrontmatter }
  type MdxFrontmatter @dontInfer { template: String }
`;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({
  actions,
  schema,
}) => actions.createTypes([unusedTypes, articleFieldTypes.types, ...buildTypes(schema)]);

/** Makes the fields of `Query` for single entries non-null, because the check has seen each file. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  const single = [...fileTypes, ...routedTypes];
  const fields = single.map(({ typeName }): [string, object] => [
    typeName.charAt(0).toLowerCase() + typeName.slice(1),
    { type: `${typeName}!` },
  ]);
  create({ Query: Object.fromEntries(fields) });
};
