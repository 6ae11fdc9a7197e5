import { componentOf, type Inside } from '../content/components';
import type { Tokens } from '../content/tokens';
import { elements, tagAdvice } from './parse-text';
import { checkTokens } from './check-values';
import { isBlank, isComponent, startOf, tokenIn, type MdxNode } from './mdx';
import type { Report } from './report';

const meaningful = ({ children = [] }: MdxNode) => children.filter((child) => !isBlank(child));

const isPlain = (node: MdxNode) => node.type === 'text' || tokenIn(node) !== undefined;

/** What a component may have between its tags, as its message says it. */
const allowed: Readonly<Record<Inside, string>> = {
  nothing: 'nothing. End its first tag with />',
  words: 'plain words, on the line of both tags',
  text: 'text',
  'ordered list': 'one list, each entry after "1. "',
  list: 'one list, each entry after "- "',
};

function isAllowed([first, ...others]: readonly MdxNode[], inside: Inside): boolean {
  if (!first || inside === 'nothing') return !first && inside === 'nothing';
  if (inside === 'text') return true;
  if (inside === 'words') return [first, ...others].every(isPlain);
  const isOrdered = inside === 'ordered list';
  return others.length === 0 && first.type === 'list' && (first.ordered ?? false) === isOrdered;
}

/** Returns whether a component has lines of its own. */
const standsAlone = ([parent, above]: readonly MdxNode[]) =>
  parent?.type === 'root' ||
  (parent?.type === 'paragraph' && meaningful(parent).length === 1 && above?.type === 'root');

type Context = { text: string; tokens: Tokens; report: Report };

function checkComponent(node: MdxNode, around: readonly MdxNode[], report: Report): void {
  const { name } = node;
  const tag = `<${name ?? ''}>`;
  const component = componentOf(name);
  const error = (message: string) => report(startOf(node), 'component', message);
  if (!component) return error(tagAdvice(name ?? ''));
  const { inside } = component;
  if (!isAllowed(meaningful(node), inside)) error(`${tag} accepts ${allowed[inside]}`);
  if (inside !== 'words' && !standsAlone(around))
    error(
      `Put ${tag} on lines of its own, with empty lines around it, and outside of other components`,
    );
}

const advice = {
  picture:
    'A picture has a tag of its own. Save it in content/images/, and write <Figure picture="images/…" alt="…" /> on a line of its own',
  title:
    'The page already has a title, so a heading cannot have a single #. Add one # to every heading, and delete this one if it repeats the title',
  line: 'The line of hyphens under these words makes them a heading. Put an empty line between the two',
};

/** Checks a node of a text, and all in it. The nodes around it begin with its parent. */
export function checkText(node: MdxNode, context: Context, around: readonly MdxNode[] = []): void {
  const { type, name, depth, attributes = [], children = [], url, title, position } = node;
  const { text, tokens, report } = context;
  const at = startOf(node);
  const tag = name ?? '';
  const isHtml = type.startsWith('mdxJsx') && !isComponent(node);
  const token = tokenIn(node);
  if (type === 'image' || type === 'imageReference') return report(at, 'picture', advice.picture);
  if (isHtml && !elements.includes(tag)) report(at, 'component', tagAdvice(tag));
  else if (isHtml && attributes.length > 0)
    report(at, 'component', `Write <${tag}> without anything after its name`);
  if (isComponent(node)) checkComponent(node, around, report);
  const source = text.slice(at, position?.end.offset);
  if (type === 'heading' && depth === 1) report(at, 'title', advice.title, 'warning');
  else if (type === 'heading' && /^[^#][^]*(?:\.|…|\n[^]*)\s*\n[ >]*-{1,5}\s*$/.test(source))
    report(at, 'line', advice.line, 'warning');
  const written = token === undefined ? `${url ?? ''} ${title ?? ''}` : `{${token}}`;
  checkTokens(written, tokens, at, report);
  for (const child of children) checkText(child, context, [node, ...around]);
}
