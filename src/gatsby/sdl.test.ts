import { buildSchema } from 'gatsby/graphql';
import { z } from 'zod';
import { contentKinds } from '../content/kinds';
import { icon, link } from '../content/primitives';
import { typeDefinitions } from './sdl';

const define = (fields: Record<string, z.ZodType>, computed: string[] = []) =>
  typeDefinitions('Thing', z.object(fields).strict(), computed);

const thing = (fields: Record<string, z.ZodType>) =>
  define(fields)
    .get('Thing')
    ?.split('\n')
    .slice(1, -1)
    .map((line) => line.trim());

test.each([
  ['a text', z.string(), 'field: String!'],
  ['a text that may be left out', z.string().optional(), 'field: String'],
  ['a whole number', z.int(), 'field: Int!'],
  ['a number', z.number(), 'field: Float!'],
  ['a switch with a default', z.boolean().default(false), 'field: Boolean!'],
  ['a list', z.array(z.string()), 'field: [String!]!'],
  ['a list that may be left out', z.array(z.string()).optional(), 'field: [String!]'],
  ['a template', z.literal('home'), 'field: String!'],
  ['a map', z.record(z.string(), z.string()).meta({ graphql: 'JSON' }), 'field: JSON!'],
  ['an image', z.string().meta({ graphql: 'ImageSharp' }), 'field: ImageSharp! @contentImage'],
  ['an author', z.string().meta({ graphql: 'Author' }), 'field: Author! @link(by: "slug")'],
])('%s', (_name, schema, line) => {
  expect(thing({ field: schema })).toEqual([line]);
});

test('the definitions of all content make one valid schema', () => {
  const definitions = new Map(
    contentKinds.flatMap(({ type, schema }) => [
      ...typeDefinitions(type, schema, ['slug: String!']),
    ]),
  );
  const schema = buildSchema(`
    directive @dontInfer on OBJECT
    directive @contentImage on FIELD_DEFINITION
    directive @publishedLink on FIELD_DEFINITION
    directive @link(by: String!) on FIELD_DEFINITION
    scalar JSON
    type ImageSharp { id: ID }
    interface Node { slug: String! }
    type Query { node: Node }
    ${[...definitions.values()].join('\n')}
  `);
  for (const { type } of contentKinds) {
    expect(schema.getType(type)?.toString()).toBe(type);
  }
});

test('a nested object gets a type named after its parents, down to the last', () => {
  const definitions = define({ hero: z.object({ action: z.object({ label: z.string() }) }) });
  expect([...definitions]).toEqual(
    [
      ['ThingHeroAction', 'type ThingHeroAction @dontInfer {\n  label: String!\n}'],
      ['ThingHero', 'type ThingHero @dontInfer {\n  action: ThingHeroAction!\n}'],
      ['Thing', 'type Thing implements Node @dontInfer {\n  hero: ThingHero!\n}'],
    ].sort((a, b) => Number(b[0] === 'ThingHero') - Number(a[0] === 'ThingHero')),
  );
});

test('a choice becomes an enum, and a shared object becomes one type that all its users refer to', () => {
  const definitions = define({ icon: icon(), first: link, more: z.array(link) });
  expect(definitions.get('IconName')).toMatch(/^enum IconName \{ about calendar .* x \}$/);
  expect(definitions.get('ContentLink')).toMatch(/^type ContentLink @dontInfer \{/);
  const lines = definitions.get('Thing') ?? '';
  expect(lines).toContain('  icon: IconName!');
  expect(lines).toContain('  first: ContentLink!');
  expect(lines).toContain('  more: [ContentLink!]!');
});
