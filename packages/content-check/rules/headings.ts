import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import type { ContentFile } from '../content-file';
import { isBlank, nodesIn, startOf, tokenIn, wordsOf, type MdxNode } from '../mdx/mdx-node';
import type { Finding } from '../problem';
import { lint } from './lint';
import { atNode } from './place';

/** The headline of the page is above the headings of its text. */
const headline: MdxNode = {
  type: 'heading',
  depth: 1,
  position: { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } },
};

const deepest = 4;

/** Returns whether a heading is a text with a line of signs under it. */
export const isUnderlined = (node: MdxNode, text: string) =>
  node.type === 'heading' && text.charAt(startOf(node)) !== '#';

function marksFix(heading: MdxNode, depth: number): Finding['fix'] {
  const from = startOf(heading);
  return { from, to: from + (heading.depth ?? 0), text: '#'.repeat(depth) };
}

/** The kinds whose texts have sections. */
const withHeadings = new Set(['GeneralPage', 'Article']);

/** Reports the headings of a page with nothing under them. */
function emptySections({ tree, text, kind }: ContentFile): Finding[] {
  if (kind && !withHeadings.has(kind.type)) return [];
  const shown = (tree.children ?? []).filter((node) => !isBlank(node));
  return shown.flatMap((node, index): Finding[] => {
    const next = shown[index + 1];
    const isOpen = next && (next.type !== 'heading' || (next.depth ?? 0) > (node.depth ?? 0));
    if (node.type !== 'heading' || isOpen || isUnderlined(node, text)) return [];
    const message = 'Nothing is under this heading. Write its text, or delete it';
    return [atNode(node, 'markdown', message)];
  });
}

/** Reports paragraphs of a few bold words that were to be headings. */
function boldLines({ tree, kind }: ContentFile): Finding[] {
  if (!kind || !withHeadings.has(kind.type)) return [];
  return (tree.children ?? []).flatMap(({ type, children = [] }, index, all): Finding[] => {
    const [bold, ...others] = children;
    const words = bold?.type === 'strong' && others.length === 0 ? wordsOf(bold, {}) : '';
    const isTitle = /^\p{Lu}[^.!?:…]{2,60}$/u.test(words) && all[index + 1]?.type === 'paragraph';
    if (type !== 'paragraph' || !bold || !isTitle) return [];
    return [atNode(bold, 'markdown', `If this is a heading, write: ## ${words}`)];
  });
}

/** Returns whether there is anything in a heading of which an id can be made. */
const hasWords = (node: MdxNode) =>
  /[\p{L}\p{N}]/u.test(wordsOf(node, {})) ||
  nodesIn(node).some((one) => tokenIn(one) !== undefined);

/** Reports headings where none may be, without words, or out of order. */
export function headingFindings(file: ContentFile): Finding[] {
  const { tree, text, kind } = file;
  const headings = nodesIn(tree).filter(
    (node) => node.type === 'heading' && !isUnderlined(node, text),
  );
  if (headings.length === 0) return boldLines(file);
  // Most texts have headings of one level.
  const isFlat = headings.every(({ depth }) => depth === 2);
  const skipped = new Set(
    isFlat
      ? []
      : lint(remarkLintHeadingIncrement, { ...tree, children: [headline, ...headings] }, text),
  );
  let above = 1;
  const wrong = headings.flatMap((node): Finding[] => {
    const { depth = 1 } = node;
    const offset = startOf(node);
    const finding = (message: string, fix?: Finding['fix']): Finding[] => [
      { ...atNode(node, 'heading', message), ...(fix && { fix }) },
    ];
    const before = above;
    above = depth;
    if (!hasWords(node)) {
      return finding('This heading has no words. Write them, or delete the line');
    }
    if (kind && !withHeadings.has(kind.type)) {
      return finding(
        'Headings do not work in this text. Write **bold words** at the start of a paragraph',
      );
    }
    if (depth === 1) {
      return finding('"# …" is the headline of the page. Start with ##', marksFix(node, 2));
    }
    if (skipped.has(offset)) {
      const right = Math.min(before + 1, deepest);
      const message = `${'#'.repeat(depth)} after ${'#'.repeat(before)}; use ${'#'.repeat(right)}`;
      return finding(message, marksFix(node, right));
    }
    return depth > deepest
      ? finding(`Headings go down to ####. Write **bold words** at the start of a paragraph`)
      : [];
  });
  return [...wrong, ...boldLines(file), ...emptySections(file)];
}
