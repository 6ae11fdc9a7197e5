import { z } from 'zod';
import { icon, link } from '../content/primitives';
import { typeDefinitions } from './sdl';

const define = (fields: Record<string, z.ZodType>) =>
  typeDefinitions('Thing', z.object(fields).strict(), []);

test.each([
  ['a text', z.string(), 'String!'],
  ['a text that may be left out', z.string().optional(), 'String'],
  ['a whole number', z.int(), 'Int!'],
  ['a number', z.number(), 'Float!'],
  ['a switch with a default', z.boolean().default(false), 'Boolean!'],
  ['a list', z.array(z.string()), '[String!]!'],
  ['a list that may be left out', z.array(z.string()).optional(), '[String!]'],
  ['a template', z.literal('home'), 'String!'],
  ['a map', z.record(z.string(), z.string()).meta({ graphql: 'JSON' }), 'JSON!'],
  ['an image', z.string().meta({ graphql: 'ImageSharp' }), 'ImageSharp! @contentImage'],
  ['an author', z.string().meta({ graphql: 'Author' }), 'Author! @link(by: "slug")'],
])('%s', (_name, field, type) => {
  expect(define({ field }).get('Thing')).toMatch(`{\n  field: ${type}\n}`);
});

test('a nested object gets a type named after its parents', () => {
  const definitions = define({ hero: z.object({ action: z.object({ label: z.string() }) }) });
  expect(definitions.get('ThingHeroAction')).toMatch(/@dontInfer \{\n {2}label: String!\n\}$/);
  expect(definitions.get('Thing')).toContain('  hero: ThingHero!');
});

test('a choice becomes an enum, and a shared object one type that all its users refer to', () => {
  const definitions = define({ icon: icon(), first: link, more: z.array(link) });
  expect(definitions.get('IconName')).toMatch(/^enum IconName \{ about calendar .* x \}$/);
  expect(definitions.get('ContentLink')).toMatch(/^type ContentLink @dontInfer \{/);
  expect(definitions.get('Thing')).toMatch(/: IconName![^]+: ContentLink![^]+: \[ContentLink!\]!/);
});
