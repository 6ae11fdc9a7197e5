import { componentOf, type insides } from '../content/components';
import { fieldsSchema } from '../content/field-schema';
import { fillText, unknownTokens, type Tokens } from '../content/tokens';
import { braceAdvice, elements, tagAdvice, isFormula } from './advice';
import { checkIssues, checkToken, checkTokens, type Value } from './check-values';
import type { Say } from './fault';
import { isBlank, isComponent, isExpression, isNote, nodesIn, startOf, tokenIn, type MdxNode } from './mdx'; // prettier-ignore

/** Returns the props of all components in a text that have a value, tokens filled in. */
export const propsIn = (tree: MdxNode, tokens: Tokens): Value[] =>
  nodesIn(tree).flatMap((node) => {
    const component = componentOf(node.name);
    const props = component && fieldsSchema(component.schema).properties;
    return (node.attributes ?? []).flatMap(({ name = '', value, position }): Value[] => {
      const schema = props?.[name];
      if (!schema || typeof value !== 'string') return [];
      const offset = startOf({ ...node, ...(position && { position }) });
      return [{ path: [name], offset, schema, value: fillText(value, tokens) }];
    });
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

type Takes = { fits: (nodes: readonly MdxNode[]) => boolean; what: string };

/** What a component takes between its tags. */
const takes: Readonly<Record<(typeof insides)[number], Takes>> = {
  nothing: { fits: ({ length }) => length === 0, what: 'nothing. End its first tag with />' },
  words: {
    fits: (nodes) => nodes.length > 0 && nodes.every(isPlain),
    what: 'plain words, on the line of both tags',
  },
  text: { fits: ({ length }) => length > 0, what: 'a text' },
  'ordered list': {
    fits: (nodes) => isList(nodes, true),
    what: 'one list, each entry after "1. "',
  },
  numbers: {
    fits: (nodes) =>
      isList(nodes, false) && nodes.flatMap((list) => list.children ?? []).every(isNumber),
    what: 'one list whose entries begin with a figure in bold: - **24 hours** to an answer',
  },
};

/** Returns whether a component that is no part of a line has lines of its own. */
function standsAlone([parent, above]: readonly MdxNode[]): boolean {
  if (parent?.type === 'root') return true;
  return parent?.type === 'paragraph' && meaningful(parent).length === 1 && above?.type === 'root';
}

function checkComponent(node: MdxNode, around: readonly MdxNode[], tokens: Tokens, say: Say): void {
  const { name, attributes = [] } = node;
  const tag = `<${name ?? ''}>`;
  const component = componentOf(name);
  const sayOf = (prop: unknown, message: string) => {
    const attribute = attributes.find((one) => one.name === prop && one.position);
    say(startOf(attribute ?? node), 'component', message);
  };
  if (!component) return sayOf(undefined, tagAdvice(name ?? ''));
  const code = attributes.find(({ value }) => typeof value !== 'string');
  if (code)
    return sayOf(code.name, `Write values in straight double quotes: ${code.name ?? 'name'}="…"`);
  const { schema, inside } = component;
  const values: Record<string, string> = {};
  for (const one of attributes) values[one.name ?? ''] = fillText(String(one.value), tokens);
  const issues = (schema.safeParse(values).error?.issues ?? [])
    // A name in braces that the site does not have is reported by itself.
    .filter(({ path }) => unknownTokens(values[String(path[0])] ?? '', tokens).length === 0);
  checkIssues(issues, values, fieldsSchema(schema), ([prop], message, key) =>
    sayOf(key ?? prop, `${tag}: ${message}`),
  );
  const { fits, what } = takes[inside];
  if (!fits(meaningful(node))) sayOf(undefined, `${tag} takes ${what}`);
  const place = `Put ${tag} on lines of its own, with empty lines around it, and into no other component`;
  if (inside !== 'words' && !standsAlone(around)) sayOf(undefined, place);
}

const advice = {
  esm: 'A line that begins with "import" or "export" is code. Delete it, or begin it with another word',
  year: 'This number makes a list that begins with it. Write a backslash before its full stop: 2026\\.',
  picture:
    'A picture has a tag of its own. Save it in content/images/, and write <Figure picture="images/…" alt="…" /> on a line of its own',
  title:
    'A heading with one # is the title of a page, which it has already. Give every heading one # more, and delete it if it repeats the title',
};

/** Reports what a text may not hold, and warns of what visitors would see as signs. */
export function checkText(
  node: MdxNode,
  text: string,
  tokens: Tokens,
  say: Say,
  around: readonly MdxNode[] = [],
): void {
  const { type, name = '', attributes = [], url, title } = node;
  const at = startOf(node);
  const isHtml = type.startsWith('mdxJsx') && !isComponent(node);
  const token = tokenIn(node);
  if (type === 'mdxjsEsm') return say(at, 'code', advice.esm);
  if (isExpression(node) && !isNote(node) && (token === undefined || isFormula(text, at)))
    return say(at, 'code', braceAdvice(text, at));
  if (type === 'image' || type === 'imageReference') return say(at, 'picture', advice.picture);
  if (isHtml && !elements.includes(name ?? '')) return say(at, 'component', tagAdvice(name ?? ''));
  if (isHtml && attributes.length > 0)
    say(at, 'component', `Write <${name ?? ''}> without anything after its name`);
  if (token !== undefined) checkToken(token, tokens, at, say);
  if (isComponent(node)) checkComponent(node, around, tokens, say);
  if (type === 'heading' && node.depth === 1) say(at, 'title', advice.title, 'warning');
  if (type === 'list' && (node.start ?? 1) > 99) say(at, 'list', advice.year, 'warning');
  const texts = [url, title, ...attributes.map(({ value }) => value)];
  checkTokens(texts.filter((text) => typeof text === 'string').join(' '), tokens, at, say);
  for (const child of node.children ?? []) checkText(child, text, tokens, say, [node, ...around]);
}
