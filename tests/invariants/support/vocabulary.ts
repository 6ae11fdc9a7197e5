import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

type Term = { '@id': string; '@type': 'rdfs:Class' | 'rdf:Property' } & Record<string, unknown>;

const declaration = /^(?:export )?interface (\w+) extends ([^{]+) \{\n([\s\S]*?)^\}/gm;

/** Returns the names of the interfaces in `ThingBase, Partial<IdReference>`. */
const parentsIn = (heritage: string) =>
  heritage
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name.endsWith('Base'));

/** A parent that no page can name as its type. */
const reference = (name: string) => ({ '@id': `base:${name}` });

const termsOf = (name: string, heritage: string, body: string): Term[] => {
  const type = /"@type": "(\w+)"/.exec(body)?.[1];
  const parents = parentsIn(heritage).map(reference);
  if (type !== undefined) {
    return [{ '@id': `schema:${type}`, '@type': 'rdfs:Class', 'rdfs:subClassOf': parents }];
  }
  const properties = [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = '']): Term => ({
    '@id': `schema:${property}`,
    '@type': 'rdf:Property',
    'schema:domainIncludes': reference(name),
  }));
  return [{ ...reference(name), '@type': 'rdfs:Class', 'rdfs:subClassOf': parents }, ...properties];
};

/**
 * Returns schema.org's vocabulary in its published form. It is derived from the types of
 * schema-dts, which are derived from that vocabulary, so no test needs the network.
 */
export function schemaOrgVocabulary(): { '@graph': Term[] } {
  const { resolve } = createRequire(__filename);
  const folder = path.dirname(resolve('schema-dts/package.json'));
  const types = readFileSync(path.join(folder, 'dist/schema.d.ts'), 'utf8');
  const terms = [...types.matchAll(declaration)].flatMap(
    ([, name = '', heritage = '', body = '']) => termsOf(name, heritage, body),
  );
  return { '@graph': terms };
}
