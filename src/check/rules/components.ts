import { mdxComponent, type ComponentChildren } from '../../content/components';
import { allowedElements, tagAdvice } from '../markdown/tags';
import { isBlank, isComponent, variableIn, type MdxNode } from '../markdown/tree';
import type { TestRule } from '../rule';

const isTag = ({ type }: MdxNode) => type.startsWith('mdxJsx');

const shownChildren = ({ children = [] }: MdxNode) => children.filter((child) => !isBlank(child));

/** What a component accepts between its tags, as its message says it. */
const childrenAdvice: Readonly<Record<ComponentChildren, string>> = {
  nothing: 'nothing. End its first tag with />',
  words: 'plain words, on the line of both tags',
  text: 'text',
  'ordered list': 'one list, each entry after "1. "',
  list: 'one list, each entry after "- "',
};

const isPlain = (node: MdxNode) => node.type === 'text' || variableIn(node) !== undefined;

/** Returns whether a component accepts what is between its tags. */
function accepts(accepted: ComponentChildren, children: readonly MdxNode[]): boolean {
  const [first, ...others] = children;
  if (!first || accepted === 'nothing') return !first && accepted === 'nothing';
  if (accepted === 'text') return true;
  if (accepted === 'words') return children.every(isPlain);
  const isOrdered = accepted === 'ordered list';
  return others.length === 0 && first.type === 'list' && (first.ordered ?? false) === isOrdered;
}

const children: TestRule = {
  name: 'component-children',
  severity: 'error',
  node(node, { report }) {
    const component = mdxComponent(node.name);
    if (component && !accepts(component.children, shownChildren(node)))
      report({ message: `<${node.name}> accepts ${childrenAdvice[component.children]}` });
  },
  examples: {
    reported: [
      '▸<Testimonial name="sample">Words</Testimonial>',
      '▸<Steps>\n\n- One\n\n</Steps>',
      '▸<Action href="/services/">Go *now*</Action>',
    ],
    accepted: [
      '<Steps>\n\n1. One\n   - and more\n2. Two\n\n</Steps>',
      '<Action href="/services/">Go to {brand}</Action>',
    ],
  },
};

/** Returns the nodes of a text that are on lines of their own. */
function blocksIn({ children: blocks = [] }: MdxNode): MdxNode[] {
  const paragraphs = blocks.filter(({ type }) => type === 'paragraph').map(shownChildren);
  return [...blocks, ...paragraphs.filter(({ length }) => length === 1).flat()];
}

const place: TestRule = {
  name: 'component-place',
  severity: 'error',
  node(node, { file, report }) {
    const component = mdxComponent(node.name);
    if (!component || component.children === 'words' || !file.tree) return;
    if (!blocksIn(file.tree).includes(node))
      report({
        message: `Put <${node.name}> on lines of its own, with empty lines around it, and outside of other components`,
      });
  },
  examples: {
    reported: ['▸So <Testimonial name="sample" /> it is.'],
    accepted: ['So.\n\n<Testimonial name="sample" />\n\nIt is.'],
  },
};

const unknownTag: TestRule = {
  name: 'unknown-tag',
  severity: 'error',
  node(node, { report }) {
    const name = node.name ?? '';
    const isKnown = mdxComponent(name) !== undefined || allowedElements.includes(name);
    if (isTag(node) && !isKnown) report({ message: tagAdvice(name) });
  },
  examples: {
    reported: [
      'A\n\n▸<Figur picture="images/hero-light.jpg" alt="A" />',
      '▸<a href="/x">Words</a>',
      '▸<img src="/pen.jpg" alt="A pen">',
    ],
    accepted: [
      'E = mc<sup>2</sup>,<br/>H<sub>2</sub>O.',
      'One<br>two, <code>three</code> and <wbr> <b>four</b>.',
      'Words <!-- {a} --> and\n\n<!-- one\n\n<two> -->',
      '<https://example.com/a?b=c> or <jo@example.com>',
      'Fixed in <5 minutes: a <> b, c <= d.\n\n<3 it.',
      'If a < b, then so. It is \\<b>.',
    ],
  },
};

const tagAttributes: TestRule = {
  name: 'tag-attributes',
  severity: 'error',
  node(node, { report }) {
    const { name, attributes = [] } = node;
    const isAllowed = isTag(node) && !isComponent(node) && allowedElements.includes(name ?? '');
    if (isAllowed && attributes.length > 0)
      report({ message: `Write <${name}> without anything after its name` });
    for (const [index, { name: prop }] of isAllowed ? [] : attributes.entries())
      if (attributes.findIndex((one) => one.name === prop) < index)
        report({ message: `<${name}> has "${prop}" twice. Delete one` });
  },
  examples: {
    reported: [
      '▸Some <b class="x">words</b>.',
      '▸<Callout title="A"\n  title="B">\n\nWords.\n\n</Callout>',
    ],
    accepted: ['Some <b>words</b>.'],
  },
};

export const componentRules: readonly TestRule[] = [children, place, unknownTag, tagAttributes];
