import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoDuplicateHeadingsInSection from 'remark-lint-no-duplicate-headings-in-section';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import { VFile } from 'vfile';
import { processorOf } from './grammar';
import { nodesIn, type MdxNode } from './mdx';
import type { Report } from './report';

/** The message for each rule of remark-lint, by its name. */
const advice: Readonly<Record<string, string>> = {
  'heading-increment':
    'This heading skips a level. Begin it with one # more than the heading above it',
  'no-duplicate-headings-in-section': 'Two headings of one section have the same words. Change one',
  'no-heading-punctuation': 'Delete the punctuation at the end of this heading',
};

const rules = processorOf(
  remarkLintHeadingIncrement,
  [remarkLintNoHeadingPunctuation, ',:;'],
  remarkLintNoDuplicateHeadingsInSection,
);

/** Warns of headings that skip a level, end with punctuation, or repeat another. */
export function checkHeadings(tree: MdxNode, text: string, report: Report): void {
  const file = new VFile(text);
  // The rules visit every node, and look at headings alone.
  const children = nodesIn(tree).filter(({ type }) => type === 'heading');
  rules.runSync({ ...tree, children }, file);
  for (const { place, ruleId = '' } of file.messages) {
    const { offset = 0 } = (place && 'start' in place ? place.start : place) ?? {};
    report(offset, ruleId, advice[ruleId] ?? ruleId, 'warning');
  }
}
