import remarkLintNoDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { nodesIn } from '../mdx/mdx-node';
import { literal } from '../spoken';
import { lint } from './lint';
import { atNode } from './place';

/**
 * Reports `[words][name]` without a line `[name]: address`, such lines that say the same name, and
 * those that no link uses.
 */
export function referenceFindings(file: ContentFile): Finding[] {
  const { tree, prose } = file;
  const words = literal(file);
  const unknown = words.includes('][') ? lint(remarkLintNoUndefinedReferences, tree, words) : [];
  const names = tree.children?.filter(({ type }) => type === 'definition') ?? [];
  const used = new Set(
    nodesIn(tree)
      .filter(({ type }) => type === 'linkReference' || type === 'imageReference')
      .map(({ label }) => label?.toLowerCase()),
  );
  const twice = names.length > 1 ? lint(remarkLintNoDuplicateDefinitions, tree, prose) : [];
  return [
    ...unknown.flatMap((offset): Finding[] => {
      // Brackets alone are honest writing.
      const [whole, label = ''] = /^\[([^[\]]*)\]\[[^[\]]*\]/.exec(words.slice(offset)) ?? [];
      // Marks of comments and sources are another rule’s.
      if (whole === undefined || /^(?:[a-z]|\d{1,2})$/.test(label)) return [];
      const message = `This link has no address. Write [${label}](/about/) with the page or address it leads to`;
      return [{ offset, length: whole.length, rule: 'link-form', message }];
    }),
    ...names
      .filter(({ label }) => !used.has(label?.toLowerCase()))
      .map((node) => {
        const label = node.label ?? '';
        const message = `Readers do not see this line, and no link uses its address. Write [words][${label}] in the text, or delete the line`;
        return atNode(node, 'markdown', message);
      }),
    ...twice.map((offset): Finding => {
      const message = 'The address of this link is set twice. Delete one of the lines';
      return { offset, rule: 'link-form', message };
    }),
  ];
}
