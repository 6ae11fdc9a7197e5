import { mdxComponent, type ComponentChildren } from '../../content/schemas/component-schemas';
import { allowedElements, tagAdvice } from '../../reader/markdown/tags';
import { isBlank, nodesIn, variableIn, type MdxNode } from '../../reader/markdown/tree';
import type { TestRule } from '../rule';

const shownChildren = ({ children = [] }: MdxNode) => children.filter((child) => !isBlank(child));

/** What a component accepts between its tags, as its message says it. */
const childrenAdvice: Readonly<Record<ComponentChildren, string>> = {
  nothing: 'nothing. End its first tag with />',
  words: 'plain words, on the line of both tags',
  text: 'text',
  'ordered list': 'one list, each entry after "1. "',
  list: 'one list, each entry after "- ", with its figure in bold: - **3** weeks',
};

const isPlain = (node: MdxNode) => node.type === 'text' || variableIn(node) !== undefined;

/** Returns whether a component accepts what is between its tags. */
function accepts(accepted: ComponentChildren, children: readonly MdxNode[]): boolean {
  const [first, ...others] = children;
  if (!first || accepted === 'nothing') return !first && accepted === 'nothing';
  if (accepted === 'text') return true;
  if (accepted === 'words') return children.every(isPlain);
  const isOrdered = accepted === 'ordered list';
  const isList = first.type === 'list' && (first.ordered ?? false) === isOrdered;
  const hasFigure = (entry: MdxNode) => nodesIn(entry).some(({ type }) => type === 'strong');
  return others.length === 0 && isList && (isOrdered || shownChildren(first).every(hasFigure));
}

function childrenProblem(node: MdxNode): string | undefined {
  const component = mdxComponent(node.name);
  const children = shownChildren(node);
  if (!component || accepts(component.children, children)) return undefined;
  const advice = childrenAdvice[component.children];
  return children.length === 0
    ? `<${node.name}> is empty. Between its tags, write ${advice}`
    : `<${node.name}> accepts ${advice}`;
}

/** Returns the nodes of a text that are on lines of their own. */
function blocksIn({ children: blocks = [] }: MdxNode): MdxNode[] {
  const paragraphs = blocks.filter(({ type }) => type === 'paragraph').map(shownChildren);
  return [...blocks, ...paragraphs.filter(({ length }) => length === 1).flat()];
}

function placeProblem(node: MdxNode, tree: MdxNode): string | undefined {
  const component = mdxComponent(node.name);
  return component && component.children !== 'words' && !blocksIn(tree).includes(node)
    ? `Put <${node.name}> on lines of its own, with empty lines around it, and outside of lists, quotations and other components`
    : undefined;
}

function attributesProblem({ name, attributes = [] }: MdxNode): string | undefined {
  if (!mdxComponent(name))
    return attributes.length > 0 ? `Write <${name}> without anything after its name` : undefined;
  const names = attributes.map((one) => one.name);
  const twice = names.find((one, index) => names.indexOf(one) < index);
  return twice === undefined ? undefined : `<${name}> has "${twice}" twice. Delete one`;
}

export const component: TestRule = {
  name: 'component',
  severity: 'error',
  node(node, { file, report }) {
    const { type } = node;
    const name = node.name ?? '';
    const reportIf = (message?: string) => message !== undefined && report({ message });
    if (type.startsWith('image'))
      reportIf(
        'A picture has a tag of its own. Save it in content/images/, and write <Figure picture="images/…" alt="…" /> on a line of its own',
      );
    if (!type.startsWith('mdxJsx')) return;
    if (!mdxComponent(name) && !allowedElements.includes(name)) report(tagAdvice(name));
    else {
      reportIf(childrenProblem(node));
      reportIf(placeProblem(node, file.tree ?? node));
      reportIf(attributesProblem(node));
    }
  },
  examples: {
    reported: [
      ['▸<Callout title="A"></Callout>', '<Callout title="A">\n\nText\n\n</Callout>'],
      ['▸<Numbers>\n\n- 3 weeks\n\n</Numbers>', '<Numbers>\n\n- **3** weeks\n\n</Numbers>'],

      ['▸<Testimonial name="sample">Words</Testimonial>', '<Testimonial name="sample" />'],
      ['▸<Steps>\n\n- One\n\n</Steps>', '<Steps>\n\n1. One\n\n</Steps>'],
      ['▸<Action href="/services/">Go *now*</Action>', '<Action href="/services/">Go now</Action>'],
      ['▸So <Testimonial name="sample" /> it is.', 'So\n\n<Testimonial name="sample" />\n\nit is.'],
      [
        'A\n\n▸<Figur picture="images/hero-light.jpg" alt="A" />',
        'A\n\n<Figure picture="images/hero-light.jpg" alt="A" />',
      ],
      ['▸<a href="/x">Words</a>', '[Words](/about/)'],
      [
        '▸<img src="/pen.jpg" alt="A pen">',
        '<Figure picture="images/hero-light.jpg" alt="A pen" />',
      ],
      ['▸Some <b class="x">words</b>.', 'Some <b>words</b>.'],
      [
        '▸<Callout title="A"\n  title="B">\n\nWords.\n\n</Callout>',
        '<Callout title="A">\n\nWords.\n\n</Callout>',
      ],
      [
        'Words.\n\n▸![A pen](/pen.jpg)',
        'Words.\n\n<Figure picture="images/hero-light.jpg" alt="A pen" />',
      ],
    ],
    accepted: [
      '<Steps>\n\n1. One\n   - and more\n2. Two\n\n</Steps>',
      '<Action href="/services/">Go to {brand}</Action>',
      'So.\n\n<Testimonial name="sample" />\n\nIt is.',
      'E = mc<sup>2</sup>,<br/>H<sub>2</sub>O.',
      'One<br>two, <code>three</code> and <wbr> <b>four</b>.',
      '<https://example.com/a?b=c> or <jo@example.com>',
      'Fixed in <5 minutes: a <> b, c <= d.\n\n<3 it.',
      'If a < b, then so. It is \\<b>.',
    ],
  },
};
