import remarkLintNoDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { literal } from '../spoken';
import { lint } from './lint';

/** Reports `[words][name]` without a line `[name]: address`, and such lines that say the same name. */
export function referenceFindings(file: ContentFile): Finding[] {
  const { tree, prose } = file;
  const words = literal(file);
  const unknown = words.includes('][') ? lint(remarkLintNoUndefinedReferences, tree, words) : [];
  const names = tree.children?.filter(({ type }) => type === 'definition') ?? [];
  const twice = names.length > 1 ? lint(remarkLintNoDuplicateDefinitions, tree, prose) : [];
  return [
    ...unknown.flatMap((offset): Finding[] => {
      // Brackets alone are honest writing.
      const [whole, label = ''] = /^\[([^[\]]*)\]\[[^[\]]*\]/.exec(words.slice(offset)) ?? [];
      if (whole === undefined) return [];
      const message = `This link has no address. Write [${label}](/about/) with the page or address it leads to`;
      return [{ offset, length: whole.length, rule: 'link-form', message }];
    }),
    ...twice.map((offset): Finding => {
      const message = 'The address of this link is set twice. Delete one of the lines';
      return { offset, rule: 'link-form', message };
    }),
  ];
}
