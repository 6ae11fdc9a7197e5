import { mdxComponent, type ComponentChildren } from '../content/components';
import type { Variables } from '../content/variables';
import { elements, tagAdvice } from './markdown/parse-text';
import { checkVariables } from './check-values';
import { isBlank, nodesIn, startOf, variableIn, type MdxNode } from './markdown/tree';
import type { Report } from './problem';

const meaningful = ({ children = [] }: MdxNode) => children.filter((child) => !isBlank(child));

const isPlain = (node: MdxNode) => node.type === 'text' || variableIn(node) !== undefined;

/** What a component may have between its tags, as its message says it. */
const allowed: Readonly<Record<ComponentChildren, string>> = {
  nothing: 'nothing. End its first tag with />',
  words: 'plain words, on the line of both tags',
  text: 'text',
  'ordered list': 'one list, each entry after "1. "',
  list: 'one list, each entry after "- "',
};

function isAllowed([first, ...others]: readonly MdxNode[], inside: ComponentChildren): boolean {
  if (!first || inside === 'nothing') return !first && inside === 'nothing';
  if (inside === 'text') return true;
  if (inside === 'words') return [first, ...others].every(isPlain);
  const isOrdered = inside === 'ordered list';
  return others.length === 0 && first.type === 'list' && (first.ordered ?? false) === isOrdered;
}

const advice = {
  picture:
    'A picture has a tag of its own. Save it in content/images/, and write <Figure picture="images/…" alt="…" /> on a line of its own',
  title:
    'The page already has a title, so a heading cannot have a single #. Add one # to every heading, and delete this one if it repeats the title',
  year: 'A line that begins with a number and a full stop becomes a list. Write a backslash before the full stop: 2026\\.',
  line: 'The line of hyphens under these words makes them a heading. Put an empty line between the two',
  empty: 'This has no words. Write them, or delete it',
};

/** Warns of an ordered list that counts down or leaves numbers out: on the page, numbers go up by one. */
function checkNumbers({ children = [] }: MdxNode, text: string, report: Report): void {
  const typed = children.map((entry) => parseInt(text.slice(startOf(entry)), 10));
  const [first = 1] = typed;
  // Markdown also takes a list of ones.
  const index = typed.findIndex((number, at) => number !== 1 && number !== first + at);
  const shown = `${typed[index]}. is shown as ${first + index}. Write a backslash before the full stop of each number: ${typed[index]}\\.`;
  const entry = children[first > 99 ? 0 : index];
  if (entry)
    report({
      rule: 'list',
      at: startOf(entry),
      message: first > 99 ? advice.year : shown,
      severity: 'warning',
    });
}

/** Warns of words that Markdown takes for something else, or that are missing. */
function checkMarks(node: MdxNode, text: string, report: Report): void {
  const { type, depth, ordered } = node;
  const warn = (rule: string, message: string) =>
    report({ rule, at: startOf(node), message, severity: 'warning' });
  const source = text.slice(startOf(node), node.position?.end.offset);
  const isShown = ({ type: kind, value }: MdxNode) =>
    kind.startsWith('image') || kind.startsWith('mdx') || Boolean(value?.trim());
  if (type === 'heading' && depth === 1) warn('title', advice.title);
  else if (type === 'heading' && /^[^#][^]*(?:\.|…|\n[^]*)\s*\n[ >]*-{1,5}\s*$/.test(source))
    warn('line', advice.line);
  if (type === 'list' && ordered) checkNumbers(node, text, report);
  if (/^(?:heading|link|linkReference)$/.test(type) && !nodesIn(node).some(isShown))
    warn('empty', advice.empty);
}

/** Checks the tags, the variables, the headings and the pictures of a text. */
export function checkText(tree: MdxNode, text: string, variables: Variables, report: Report): void {
  const blocks = tree.children ?? [];
  const alone = blocks.filter((one) => one.type === 'paragraph' && meaningful(one).length === 1);
  const onOwnLines = [...blocks, ...alone.flatMap(meaningful)];
  for (const node of nodesIn(tree)) {
    const { type, attributes = [], url, title } = node;
    const name = node.name ?? '';
    const error = (message: string) => report({ rule: 'component', at: startOf(node), message });
    const component = mdxComponent(name);
    if (component) {
      const { children } = component;
      const place =
        'on lines of its own, with empty lines around it, and outside of other components';
      if (!isAllowed(meaningful(node), children)) error(`<${name}> accepts ${allowed[children]}`);
      if (children !== 'words' && !onOwnLines.includes(node)) error(`Put <${name}> ${place}`);
    } else if (type.startsWith('mdxJsx')) {
      if (!elements.includes(name)) error(tagAdvice(name));
      else if (attributes.length > 0) error(`Write <${name}> without anything after its name`);
    }
    if (type.startsWith('image'))
      report({ rule: 'picture', at: startOf(node), message: advice.picture });
    checkMarks(node, text, report);
    const variable = variableIn(node);
    const written = variable === undefined ? `${url ?? ''} ${title ?? ''}` : `{${variable}}`;
    checkVariables(written, variables, startOf(node), report);
  }
}
