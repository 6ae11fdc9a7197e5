import { resolve } from 'node:path';
import { isComponent, nodesIn, type MdxNode } from '../check/mdx';
import { componentOf } from '../content/components';
import { fieldsSchema } from '../content/field-schema';
import { contentFolder } from './folders';

/** Returns an import, as the parser of MDX would: https://mdxjs.com/packages/remark-mdx/#syntax-tree */
function importOf(local: string, imported: string, file: string): MdxNode {
  const identifier = (name: string) => ({ type: 'Identifier', name });
  const specifier = {
    type: 'ImportSpecifier',
    imported: identifier(imported),
    local: identifier(local),
  };
  const source = { type: 'Literal', value: file, raw: JSON.stringify(file) };
  const declaration = { type: 'ImportDeclaration', specifiers: [specifier], source };
  const estree = { type: 'Program', sourceType: 'module', body: [declaration] };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

const fileOf = (name: string) =>
  resolve('src/prose/catalogue', `${name.replace(/(?!^)(?=[A-Z])/g, '-').toLowerCase()}.tsx`);

function answerOf(node: MdxNode) {
  const component = componentOf(node.name);
  const { properties: props = {} } = component ? fieldsSchema(component.schema) : {};
  const name = node.attributes?.find((one) => props[one.name ?? '']?.entry === 'faq')?.value;
  if (typeof name !== 'string') return undefined;
  return {
    local: `Answer_${name.replaceAll('-', '_')}`,
    file: resolve(contentFolder, 'faq', `${name}.mdx`),
  };
}

/**
 * Imports the components that a text uses, so that the scripts of a page have no others. A component
 * that shows a question gets its answer between its tags.
 */
export const remarkCatalogue = () => (tree: MdxNode) => {
  const components = nodesIn(tree).filter(isComponent);
  const imports = new Map<string, MdxNode>();
  for (const node of components) {
    const name = node.name ?? '';
    imports.set(name, importOf(name, name, fileOf(name)));
    const answer = answerOf(node);
    if (!answer) continue;
    const { local, file } = answer;
    imports.set(local, importOf(local, 'default', file));
    node.children = [{ type: 'mdxJsxFlowElement', name: local, attributes: [], children: [] }];
  }
  tree.children?.unshift(...imports.values());
};
