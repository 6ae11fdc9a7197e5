import { didYouMean } from '../../../src/content/closest';
import { hrefAdvice, hrefForm, type HrefAdvice } from '../../../src/content/href-advice';
import { attributesOf } from '../../../src/content/prose-components';
import type { RuleId } from '../rule-book';
import { fillText, meantToken, unknownTokens, type Tokens } from '../../../src/content/tokens';
import { addressOf, isComponent, isExpression, isNote, tokenIn, type MdxNode } from './mdx-node';
import { tagAdvice } from './tag-advice';

/** Why a text may not hold a node. */
export type NodeFault = {
  rule: RuleId;
  message: string;
  /** Returns what to write instead of the node’s source, where that keeps the meaning. */
  fix?: (source: string) => string;
};

const refused: Readonly<Record<string, Pick<NodeFault, 'rule' | 'message'>>> = {
  mdxjsEsm: { rule: 'import', message: 'Imports and exports do not work here. Delete the line' },
  code: { rule: 'markup', message: 'Blocks of code do not work here. Delete this line' },
  table: { rule: 'markup', message: 'Tables do not work here. Write a list' },
  footnoteDefinition: {
    rule: 'markup',
    message: 'Footnotes do not work here. Write the note into the text',
  },
  image: {
    rule: 'picture-place',
    message:
      'Pictures do not work in the text. Give the page a "picture" with light and alt among its fields',
  },
};

/** Says that nobody knows the name in a pair of braces. */
export const unknownToken = (name: string, tokens: Tokens): Pick<NodeFault, 'rule' | 'message'> => {
  const names = Object.keys(tokens);
  const help =
    didYouMean(name, names) ||
    ` Use one of ${names.join(', ')}, or add it to the facts in site.json`;
  const message =
    names.length === 0
      ? `"{${name}}" is not known: mend site.json first`
      : `"{${name}}" is not known.${help}`;
  return { rule: 'token', message };
};

/** Says what to do about code in braces. */
const codeMessage = 'Code in braces does not work here. Delete it, or write \\{ for a brace';

function expressionFault(node: MdxNode, tokens: Tokens): NodeFault | undefined {
  if (isNote(node)) return undefined;
  const name = tokenIn(node);
  if (name !== undefined) {
    return Object.hasOwn(tokens, name) ? undefined : unknownToken(name, tokens);
  }
  const meant = meantToken(node.value ?? '', tokens);
  if (meant === undefined) return { rule: 'brace', message: codeMessage };
  const message = `"{${node.value ?? ''}}" is not read as a name. Write {${meant}}`;
  return { rule: 'brace', message, fix: () => `{${meant}}` };
}

/** Simple pairs become Markdown, where plain words are all they hold. */
const marks: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' };

function pairFix({ name, attributes = [], children = [] }: MdxNode): NodeFault['fix'] {
  const mark = marks[name ?? ''];
  if (mark === undefined || attributes.length > 0) return undefined;
  if (!children.every(({ type }) => type === 'text')) return undefined;
  return (source) => {
    const inner = source.slice(source.indexOf('>') + 1, source.lastIndexOf('<'));
    return /^[^\s*](?:[^*\n]*[^\s*])?$/.test(inner) ? `${mark}${inner}${mark}` : source;
  };
}

/** Says what is wrong with a component that exists. */
function attributeFault(
  { name, attributes = [], children = [] }: MdxNode,
  known: string[],
): string {
  const given = attributes.map((one) => one.name ?? '{…}');
  const odd = given.find((one) => !known.includes(one));
  const lost = known.find((one) => !given.includes(one));
  if (odd !== undefined) return `<${name ?? ''}> has no "${odd}"`;
  if (lost !== undefined) return `This <${name ?? ''}> has no ${lost}`;
  if (attributes.some(({ value }) => typeof value !== 'string'))
    return `The ${given.join()} of <${name ?? ''}> needs straight quotes`;
  return children.length === 0
    ? `This <${name ?? ''}> has no words`
    : `<${name ?? ''}> takes plain words only`;
}

function componentFault(node: MdxNode): NodeFault | undefined {
  const { attributes = [], children = [] } = node;
  const name = node.name ?? '';
  const component = attributesOf(name);
  const known = Object.keys(component?.shape ?? {});
  const isRight =
    component !== undefined &&
    attributes.map((one) => one.name).join() === known.join() &&
    attributes.every(
      ({ type, value }) => type === 'mdxJsxAttribute' && typeof value === 'string',
    ) &&
    children.length > 0 &&
    children.every((child) => child.type === 'text' || tokenIn(child) !== undefined);
  if (isRight) return undefined;
  const fix = pairFix(node);
  const message =
    known.length > 0
      ? `${attributeFault(node, known)}. ${tagAdvice(name)}`
      : `<${name}> does not work here. ${tagAdvice(name)}`;
  return { rule: 'tag', message, ...(fix && { fix }) };
}

/** Tokens that are not known, in addresses, titles and attributes. */
function tokenFault({ url, title, attributes = [] }: MdxNode, tokens: Tokens) {
  const texts = [url, title, ...attributes.map(({ value }) => value)];
  const [first] = texts
    .filter((text) => typeof text === 'string')
    .flatMap((text) => unknownTokens(text, tokens));
  return first && unknownToken(first.name, tokens);
}

/** Returns why a text may not hold a node, whatever is in it; undefined when it may. */
function nodeFault(node: MdxNode, tokens: Tokens): NodeFault | undefined {
  const known = refused[node.type === 'imageReference' ? 'image' : node.type];
  if (known) return known;
  if (isExpression(node)) return expressionFault(node, tokens);
  if (node.type === 'list' && node.children?.some(({ checked }) => typeof checked === 'boolean')) {
    return { rule: 'markup', message: 'Boxes to tick do not work here. Write "- " alone' };
  }
  return (isComponent(node) ? componentFault(node) : undefined) ?? tokenFault(node, tokens);
}

type FoundFault = NodeFault & { node: MdxNode };

/** Returns what a text may not hold, each with its reason. What is within such a node is left out. */
export function faultsIn(node: MdxNode, tokens: Tokens, found: FoundFault[] = []): FoundFault[] {
  const fault = node.type === 'text' ? undefined : nodeFault(node, tokens);
  if (fault) found.push({ ...fault, node });
  else for (const child of node.children ?? []) faultsIn(child, tokens, found);
  return found;
}

/** Returns why the address of a link cannot be one. An unknown token in it is a fault of its own. */
export function addressFault(node: MdxNode, tokens: Tokens): HrefAdvice | undefined {
  const address = addressOf(node);
  if (address === undefined || unknownTokens(address, tokens).length > 0) return undefined;
  const href = fillText(address, tokens);
  return hrefForm.test(href) ? undefined : hrefAdvice(href);
}
