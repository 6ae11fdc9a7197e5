import { readTokens } from '../read-site';
import { addressFault, faultsIn } from './node-fault';
import { nodesIn, type MdxNode } from './mdx-node';
import { refusal, type MdxFile } from './refusal';

/**
 * Refuses what a text may not hold. It asks the same functions as the content check, which warns
 * writers before; this is the last gate.
 *
 * @param options the folder of the content
 */
export function remarkRefuse({ folder }: { folder: string }) {
  return (tree: MdxNode, file: MdxFile): void => {
    const tokens = readTokens(folder);
    const [first] = faultsIn(tree, tokens);
    if (first) throw refusal(file, first.node, first.message);
    for (const node of nodesIn(tree)) {
      const fault = addressFault(node, tokens);
      if (fault) throw refusal(file, node, fault.message);
    }
  };
}
