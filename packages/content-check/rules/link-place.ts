import { valueAt } from '../../../src/content/fields';
import type { ContentFile } from '../content-file';
import {
  addressesOf,
  endOf,
  isComponent,
  isTurnedNote,
  nodesIn,
  startOf,
  wordsOf,
  type MdxNode,
} from '../mdx/mdx-node';
import { fieldTexts } from '../spoken';
import { fillText, type Tokens } from '../../../src/content/tokens';

/** A link in a content file. */
export type ContentLink = {
  href: string;
  /** The address as the file has it, with its tokens. */
  source: string;
  /** null where the words are elsewhere. */
  words: string | null;
  offset: number;
  wordsOffset: number;
  wordsLength: number;
  inText: boolean;
  /** An address that is typed as a link of its own. */
  isBare: boolean;
  /** The site leaves it out while its page is not published. */
  mayGo: boolean;
};

/** Where the address of a link begins: after its words, or within its tag. */
function addressOffset(node: MdxNode, address: string, text: string): number {
  const words = node.children?.at(-1);
  const from = startOf(node);
  const after =
    node.type === 'definition'
      ? from + (node.label ?? '').length
      : words && !isComponent(node)
        ? endOf(words)
        : from;
  const found = text.indexOf(address, after);
  return found === -1 || found >= endOf(node) ? from : found;
}

/** Returns the links of a text, in its order. */
export function linksInText({ tree, text }: ContentFile, tokens: Tokens): ContentLink[] {
  const all = nodesIn(tree);
  const pictures = all.filter(({ type }) => type === 'imageReference').map(({ label }) => label);
  const isPicture = ({ type, label }: MdxNode) => type === 'definition' && pictures.includes(label);
  const nodes = all.filter((node) => !isTurnedNote(node) && !isPicture(node));
  return nodes.flatMap((node) => {
    const [from, to] = [startOf(node), endOf(node)];
    const [first, last] = [node.children?.[0], node.children?.at(-1)];
    const isBare = node.type === 'link' && text.charAt(from) !== '[';
    const wordsOffset = isComponent(node) && first ? startOf(first) : from;
    const isWordless = node.type === 'definition' || (isComponent(node) && !first);
    return addressesOf(node).map((address): ContentLink => ({
      href: fillText(address, tokens),
      source: isBare ? text.slice(from, to) : address,
      words: isWordless ? null : wordsOf(node, tokens),
      offset: isBare ? from : addressOffset(node, address, text),
      wordsOffset,
      wordsLength: (last ? endOf(last) : to) - wordsOffset + (isComponent(node) || isBare ? 0 : 1),
      inText: true,
      isBare,
      mayGo: false,
    }));
  });
}

/** The links that the site leaves out while their page is not published. */
const mayGo = new Set(['privacy', 'insights']);

/** Returns the links in the fields of a file. */
export function linksInFields({ parsed, fields }: ContentFile): ContentLink[] {
  return fieldTexts(fields)
    .filter(({ path }) => path.at(-1) === 'href')
    .map(({ path, value }) => {
      const label = [...path.slice(0, -1), 'label'];
      const words = valueAt(fields, label);
      return {
        href: value,
        source: String(valueAt(parsed.data, path)),
        words: typeof words === 'string' ? words : null,
        offset: parsed.offsetOf(path),
        wordsOffset: parsed.offsetOf(label),
        wordsLength: typeof words === 'string' ? words.length : 1,
        inText: false,
        isBare: false,
        mayGo: mayGo.has(String(path.at(-2))),
      };
    });
}
