import { didYouMean } from '../closest';
import { attributesOf, componentNames } from '../prose-components';
import { readTokens } from '../read-site';
import { unknownTokens, type Tokens } from '../tokens';
import { nodesIn, type MdxNode } from './mdx-node';
import { refusal, type MdxFile } from './refusal';

const unknown = (name: string, tokens: Tokens) =>
  `"{${name}}" is not known.${didYouMean(name, Object.keys(tokens))}`;

/** Reports code in braces, and unknown tokens. A comment in braces is allowed. */
function expressionFault({ value = '', data }: MdxNode, tokens: Tokens): string | undefined {
  if (data?.estree?.body.length === 0) return undefined;
  return /^[A-Za-z]+$/.test(value)
    ? unknown(value, tokens)
    : 'Code in braces does not work here. Write \\{ for a brace';
}

function componentFault({ name, attributes = [], children = [] }: MdxNode): string | undefined {
  const schema = attributesOf(name ?? '');
  if (!schema) return `<${name ?? ''}> does not work here. Write Markdown, or ${componentNames}`;
  if (!attributes.every(({ type, value }) => type === 'mdxJsxAttribute' && isText(value))) {
    return `The attributes of <${name ?? ''}> are texts in quotes`;
  }
  const given: unknown = Object.fromEntries(attributes.map((one) => [one.name, one.value]));
  const issue = schema.safeParse(given).error?.issues[0];
  if (issue) return `<${name ?? ''}> ${issue.path.join('.')}: ${issue.message}`;
  const isWorded = children.length > 0 && children.every(({ type }) => type === 'text');
  return isWorded ? undefined : `<${name ?? ''}> takes plain words between its tags, on one line`;
}

const isText = (value: unknown) => typeof value === 'string';

/** Tokens that are not known, in addresses and attributes. */
function tokenFault({ url, title, attributes = [] }: MdxNode, tokens: Tokens): string | undefined {
  const texts = [url, title, ...attributes.map(({ value }) => value)].filter(
    (text) => typeof text === 'string',
  );
  const [first] = texts.flatMap((text) => unknownTokens(text, tokens));
  return first && unknown(first.name, tokens);
}

function faultOf(node: MdxNode, tokens: Tokens): string | undefined {
  if (node.type === 'mdxjsEsm') return 'Imports and exports do not work here. Delete the line';
  if (/^mdx(Text|Flow)Expression$/.test(node.type)) return expressionFault(node, tokens);
  const fault = tokenFault(node, tokens);
  return fault ?? (node.type.startsWith('mdxJsx') ? componentFault(node) : undefined);
}

/**
 * A remark plugin that refuses what a text may not hold: code, and components that are not in
 * `prose-components.ts`. The content check tells writers before; this is the last gate.
 *
 * @param options the folder of the content
 */
export function remarkRefuse({ folder }: { folder: string }) {
  return (tree: MdxNode, file: MdxFile): void => {
    const tokens = readTokens(folder);
    for (const node of nodesIn(tree)) {
      const fault = faultOf(node, tokens);
      if (fault !== undefined) throw refusal(file, node, fault);
    }
  };
}
