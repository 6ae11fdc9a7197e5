import { catalogue } from '../catalogue';
import { isBlank, isComponent, type MdxNode } from './mdx-node';

/** What a node is in, from the inside out. */
export type Around = readonly MdxNode[];

/** Returns whether a component that is no part of a line has empty lines around it. */
function standsAlone([parent, above]: Around): boolean {
  if (parent?.type === 'root') return true;
  const isOnly = parent?.children?.filter((child) => !isBlank(child)).length === 1;
  return parent?.type === 'paragraph' && isOnly && above?.type === 'root';
}

/** Returns why a component may not be where it is: only plain words fit into a line. */
export function placeFault(node: MdxNode, around: Around): { rule: 'tag'; message: string }[] {
  const component = catalogue().get(node.name ?? '');
  if (!component || (component.inside === 'words' && !component.alone)) return [];
  if (standsAlone(around)) return [];
  const outer = around.find(isComponent)?.name;
  const advice =
    outer === undefined || outer === null
      ? `Put <${component.name}> on a line of its own, with empty lines around it`
      : `<${component.name}> does not work inside <${outer}>. Put it after </${outer}>`;
  return [{ rule: 'tag', message: advice }];
}
