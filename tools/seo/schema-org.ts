import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The types of schema.org that are written as a text or a number. */
const dataTypes = new Set(
  'Boolean CssSelectorType Date DateTime Distance Duration Energy Float Integer Mass Number PronounceableText Quantity Text Time URL XPathType'.split(
    ' ',
  ),
);

type Interface = {
  /** The names of the types of each property's values. */
  properties: ReadonlyMap<string, ReadonlySet<string>>;
  parents: readonly string[];
};

/** Returns the names in a type expression. */
function namesIn(node: ts.Node, names = new Set<string>()): Set<string> {
  if (ts.isIdentifier(node)) names.add(node.text);
  ts.forEachChild(node, (child) => void namesIn(child, names));
  return names;
}

const readInterface = ({
  members,
  heritageClauses = [],
}: {
  members: readonly ts.TypeElement[];
  heritageClauses?: readonly ts.HeritageClause[];
}): Interface => ({
  properties: new Map(
    members
      .filter(ts.isPropertySignature)
      .flatMap(({ name, type }) =>
        ts.isStringLiteral(name) && type ? [[name.text, namesIn(type)] as const] : [],
      ),
  ),
  parents: heritageClauses.flatMap(({ types }) => types.flatMap((one) => [...namesIn(one)])),
});

/**
 * Reads the vocabulary of schema.org from the declarations of `schema-dts`, which are generated from its releases:
 * `ArticleBase` has the properties of an article, and `ArticleLeaf`, which extends it, is the type "Article".
 */
function readVocabulary() {
  const file = require.resolve('schema-dts').replace(/\.js$/, '.d.ts');
  const { statements } = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ES2022,
  );
  const interfaces = new Map<string, Interface>();
  const enumerations = new Set<string>();
  for (const node of statements) {
    if (ts.isInterfaceDeclaration(node)) interfaces.set(node.name.text, readInterface(node));
    if (!ts.isTypeAliasDeclaration(node)) continue;
    const parts = ts.isUnionTypeNode(node.type) ? node.type.types : [node.type];
    if (parts.some((part) => ts.isLiteralTypeNode(part))) enumerations.add(node.name.text);
    // Roles take the types of what they qualify.
    const [leaf] = parts;
    if (leaf && ts.isIntersectionTypeNode(leaf) && node.name.text.endsWith('Leaf'))
      interfaces.set(node.name.text, { properties: new Map(), parents: [...namesIn(leaf)] });
  }
  return { interfaces, enumerations };
}

let vocabulary: ReturnType<typeof readVocabulary> | undefined;

/** Returns the properties of a type, with the names of the types of their values; undefined: there is no such type. */
export function propertiesOf(type: string): ReadonlyMap<string, ReadonlySet<string>> | undefined {
  vocabulary ??= readVocabulary();
  const { interfaces } = vocabulary;
  const leaf = interfaces.get(`${type}Leaf`);
  if (!leaf) return undefined;
  const properties = new Map(leaf.properties);
  const queue = new Set(leaf.parents);
  for (const name of queue) {
    const parent = interfaces.get(name);
    for (const [property, types] of parent?.properties ?? []) properties.set(property, types);
    for (const other of parent?.parents ?? []) queue.add(other);
  }
  return properties;
}

/** Returns whether a value of these types may be a text. */
export function mayBeText(types: ReadonlySet<string>): boolean {
  vocabulary ??= readVocabulary();
  const { enumerations } = vocabulary;
  return [...types].some((type) => dataTypes.has(type) || enumerations.has(type));
}
