import { componentNames, componentOf, type insides } from '../content/components';
import { choose } from '../content/closest';
import { fieldsSchema, type JsonSchema } from '../content/field-schema';
import { fillText, unknownTokens, type Tokens } from '../content/tokens';
import { unknownToken } from './check-fields';
import {
  isBlank,
  isComponent,
  isExpression,
  isNote,
  nodesIn,
  startOf,
  tokenIn,
  type MdxNode,
} from './mdx';
import type { Fault } from './read-file';

/** A prop of a component in a text, with its value. */
export type Mention = { offset: number; schema: JsonSchema; value: string };

/** Returns the props of all components in a text that have a value, tokens filled in. */
export const mentionsIn = (tree: MdxNode, tokens: Tokens): Mention[] =>
  nodesIn(tree).flatMap((node) => {
    const component = componentOf(node.name);
    const props = component && fieldsSchema(component.schema).properties;
    return (node.attributes ?? []).flatMap(({ name = '', value, position }): Mention[] => {
      const schema = props?.[name];
      if (!schema || typeof value !== 'string') return [];
      const offset = position?.start.offset ?? startOf(node);
      return [{ offset, schema, value: fillText(value, tokens) }];
    });
  });

const fault = (node: Parameters<typeof startOf>[0], rule: string, message: string): Fault => ({
  offset: startOf(node),
  rule,
  message,
});

const meaningful = ({ children = [] }: MdxNode) => children.filter((child) => !isBlank(child));

const isPlain = (node: MdxNode) => node.type === 'text' || tokenIn(node) !== undefined;

/** Returns whether an entry of a list begins with bold words, and has others after them. */
function isNumber(entry: MdxNode): boolean {
  const [paragraph, ...others] = meaningful(entry);
  const [number, ...words] = paragraph ? meaningful(paragraph) : [];
  return others.length === 0 && number?.type === 'strong' && words.length > 0;
}

const isList = ([list, ...others]: readonly MdxNode[], isOrdered: boolean) =>
  others.length === 0 && list?.type === 'list' && (list.ordered ?? false) === isOrdered;

/** What a component takes between its tags, and whether it has that. */
const takes: Readonly<
  Record<(typeof insides)[number], readonly [(nodes: readonly MdxNode[]) => boolean, string]>
> = {
  nothing: [(nodes) => nodes.length === 0, 'nothing. End its first tag with />'],
  words: [
    (nodes) => nodes.length > 0 && nodes.every(isPlain),
    'plain words, on the line of both tags',
  ],
  text: [(nodes) => nodes.length > 0, 'a text'],
  'ordered list': [(nodes) => isList(nodes, true), 'one list, each entry after "1. "'],
  numbers: [
    (nodes) => isList(nodes, false) && meaningful(nodes[0] ?? { type: '' }).every(isNumber),
    'one list whose entries begin with a figure in bold: - **24 hours** to an answer',
  ],
};

/** Returns whether a component that is no part of a line has lines of its own. */
function standsAlone([parent, above]: readonly MdxNode[]): boolean {
  if (parent?.type === 'root') return true;
  return parent?.type === 'paragraph' && meaningful(parent).length === 1 && above?.type === 'root';
}

function componentFaults(node: MdxNode, around: readonly MdxNode[], tokens: Tokens): Fault[] {
  const name = node.name ?? '';
  const component = componentOf(name);
  if (!component)
    return [
      fault(node, 'component', `There is no component <${name}>.${choose(name, componentNames)}`),
    ];
  const { schema, inside, alone } = component;
  const attributes = node.attributes ?? [];
  const code = attributes.find(({ value }) => typeof value !== 'string');
  if (code)
    return [
      fault(
        { ...node, ...code },
        'component',
        `Write a value in straight double quotes: ${code.name ?? 'name'}="…"`,
      ),
    ];
  const placeOf = (prop: PropertyKey | undefined) => ({
    ...node,
    ...attributes.find((one) => one.name === prop),
  });
  const values = Object.fromEntries(
    attributes.map((one) => [one.name ?? '', fillText(String(one.value), tokens)]),
  );
  const { properties = {} } = fieldsSchema(schema);
  const wrong = (schema.safeParse(values).error?.issues ?? []).flatMap((issue): Fault[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const free = Object.keys(properties).filter((one) => !(one in values));
        const message = `<${name}> has no "${key}".${choose(key, free) || ' Delete it'}`;
        return fault(placeOf(key), 'component', message);
      });
    const [prop] = issue.path;
    const value = values[String(prop)];
    if (value !== undefined && unknownTokens(value, tokens).length > 0) return [];
    const { description = '' } = properties[String(prop)] ?? {};
    const message =
      value === undefined
        ? `<${name}> needs ${String(prop)}="…": ${description}`
        : issue.code === 'invalid_value'
          ? `The ${String(prop)} of <${name}> is "${value}".${choose(value, issue.values.map(String))}`
          : `The ${String(prop)} of <${name}> ${issue.message}`;
    return [fault(placeOf(prop), 'component', message)];
  });
  const [fits, what] = takes[inside];
  const nodes = meaningful(node);
  const isWord = inside === 'words' && !alone;
  return [
    ...wrong,
    ...(fits(nodes) ? [] : [fault(node, 'component', `<${name}> takes ${what}`)]),
    ...(isWord || standsAlone(around)
      ? []
      : [
          fault(
            node,
            'component',
            `Put <${name}> on lines of its own, with an empty line before and after, and not into another component`,
          ),
        ]),
  ];
}

/** HTML that marks words, and needs nothing else. */
const elements = ['abbr', 'b', 'br', 'cite', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'small', 'strong', 'sub', 'sup', 'u', 'wbr']; // prettier-ignore

/** Returns why a text must not have a node, apart from its children; empty if it may. */
function nodeFaults(node: MdxNode, around: readonly MdxNode[], tokens: Tokens): Fault[] {
  const { type, name } = node;
  if (type === 'mdxjsEsm')
    return [
      fault(
        node,
        'code',
        'Code does not work here. Delete the line, or begin it with another word than "import" or "export"',
      ),
    ];
  if (type === 'image' || type === 'imageReference')
    return [
      fault(
        node,
        'picture',
        'A picture has a tag of its own. Save it in content/images/, and write <Figure picture="images/…" alt="…" /> on a line of its own',
      ),
    ];
  if (isExpression(node) && !isNote(node)) {
    const token = tokenIn(node);
    if (token === undefined)
      return [
        fault(
          node,
          'code',
          'Code in braces does not work here. Delete it, or write \\{ for a brace',
        ),
      ];
    return Object.hasOwn(tokens, token) ? [] : [fault(node, 'token', unknownToken(token, tokens))];
  }
  if (!type.startsWith('mdxJsx')) return [];
  if (isComponent(node)) return componentFaults(node, around, tokens);
  if (elements.includes(name ?? '') && node.attributes?.length === 0) return [];
  return [
    fault(
      node,
      'component',
      `The HTML of <${name ?? ''}> does not work here. Write Markdown, or one of the components: ${componentNames.join(', ')}`,
    ),
  ];
}

/** Reports what a text may not hold. What is within such a node is left out. */
export function textFaults(
  node: MdxNode,
  tokens: Tokens,
  around: readonly MdxNode[] = [],
): Fault[] {
  const [first, ...others] = nodeFaults(node, around, tokens);
  if (first) return [first, ...others];
  const unknown = [node.url, node.title, ...(node.attributes ?? []).map(({ value }) => value)]
    .flatMap((text) => (typeof text === 'string' ? unknownTokens(text, tokens) : []))
    .map(({ name }) => fault(node, 'token', unknownToken(name, tokens)));
  return [
    ...unknown.slice(0, 1),
    ...(node.children ?? []).flatMap((child) => textFaults(child, tokens, [node, ...around])),
  ];
}
