import { didYouMean } from '../../../src/content/closest';
import { hrefAdvice, hrefForm, type HrefAdvice } from '../../../src/content/href-advice';
import { catalogue } from '../catalogue';
import type { RuleId } from '../rule-book';
import { fillText, meantToken, unknownTokens, type Tokens } from '../../../src/content/tokens';
import { componentFaults } from './component-fault';
import { addressesOf, isComponent, isExpression, isNote, tokenIn, type MdxNode } from './mdx-node';
import { placeFault, type Around } from './place-fault';
import { tagAdvice } from './tag-advice';

/** Why a text must not contain a node. */
export type NodeFault = {
  rule: RuleId;
  message: string;
  /** The prop of a component that it is about. */
  prop?: string;
  /** Returns what to write instead of the node’s source, where that keeps the meaning. */
  fix?: (source: string) => string;
};

const refused: Readonly<Record<string, Pick<NodeFault, 'rule' | 'message'>>> = {
  mdxjsEsm: { rule: 'import', message: 'Imports and exports do not work here. Delete the line' },
  code: { rule: 'markup', message: 'Blocks of code do not work here. Delete this line' },
};

/** Says that a name in braces is unknown. */
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

/** Tags that become Markdown if they contain only plain words. */
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

/** Says what to write instead of a tag that is not a component. */
function tagFault(node: MdxNode): NodeFault {
  const fix = pairFix(node);
  const message = `<${node.name ?? ''}> does not work here. ${tagAdvice(node.name ?? '')}`;
  return { rule: 'tag', message, ...(fix && { fix }) };
}

/** Says what to write instead of a picture in Markdown. */
function pictureFault({ url = '', alt }: MdxNode): NodeFault {
  if (/^(?:data|https?):/i.test(url)) {
    const message =
      'Save this picture in content/images/, and write <Figure picture="images/…" alt="…" /> on its own line';
    return { rule: 'picture-place', message };
  }
  const written = `<Figure picture="${url || 'images/…'}" alt="${alt || '…'}" />`;
  const message = `Pictures in a text have a tag of their own. Write ${written} on its own line`;
  return { rule: 'picture-place', message };
}

/** Tokens that are not known, in addresses, titles and attributes. */
function tokenFault({ url, title, attributes = [] }: MdxNode, tokens: Tokens) {
  const texts = [url, title, ...attributes.map(({ value }) => value)];
  const [first] = texts
    .filter((text) => typeof text === 'string')
    .flatMap((text) => unknownTokens(text, tokens));
  return first && unknownToken(first.name, tokens);
}

/** Returns why a text must not contain a node, apart from its children; empty if it may. */
function nodeFaults(node: MdxNode, around: Around, tokens: Tokens): NodeFault[] {
  const known = refused[node.type];
  if (known) return [known];
  if (node.type === 'image' || node.type === 'imageReference') return [pictureFault(node)];
  if (isExpression(node)) return [expressionFault(node, tokens) ?? []].flat();
  if (node.type === 'list' && node.children?.some(({ checked }) => typeof checked === 'boolean')) {
    return [{ rule: 'markup', message: 'Check boxes do not work here. Write "- " alone' }];
  }
  if (isComponent(node) && !catalogue().has(node.name ?? '')) return [tagFault(node)];
  const component = isComponent(node)
    ? [...placeFault(node, around), ...componentFaults(node, tokens)]
    : [];
  return component.length > 0 ? component : [tokenFault(node, tokens) ?? []].flat();
}

type FoundFault = NodeFault & { node: MdxNode };

/** Returns what a text may not hold, each with its reason. What is within such a node is left out. */
export function faultsIn(
  node: MdxNode,
  tokens: Tokens,
  around: Around = [],
  found: FoundFault[] = [],
): FoundFault[] {
  const faults = node.type === 'text' ? [] : nodeFaults(node, around, tokens);
  found.push(...faults.map((fault) => ({ ...fault, node })));
  if (faults.length > 0) return found;
  for (const child of node.children ?? []) faultsIn(child, tokens, [node, ...around], found);
  return found;
}

/** Returns why an address of a link cannot be one. An unknown token in it is a fault of its own. */
export function addressFault(node: MdxNode, tokens: Tokens): HrefAdvice | undefined {
  const [wrong] = addressesOf(node)
    .filter((address) => unknownTokens(address, tokens).length === 0)
    .map((address) => fillText(address, tokens))
    // The check of links judges whether the page has such a place.
    .filter((href) => !hrefForm.test(href) && !/^#\S+$/.test(href));
  return wrong === undefined ? undefined : hrefAdvice(wrong);
}
