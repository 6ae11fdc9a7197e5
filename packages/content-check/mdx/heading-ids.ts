import GithubSlugger from 'github-slugger';
import { anchorsOf, articleIds, sharedAnchors } from '../../../src/content/anchors';
import type { Tokens } from '../../../src/content/tokens';
import { nodesIn, wordsOf, type MdxNode } from './mdx-node';

/** Ids of the page around a text, which a heading must not take. */
const taken = [
  ...sharedAnchors,
  ...new Set([...(anchorsOf.page ?? []), ...(anchorsOf.article ?? [])]),
  ...articleIds,
  'app',
  'page-styles',
];

/** Returns the headings of a text that a link may lead to, with their ids. Equal words get -1, -2. */
export function headingIds(tree: MdxNode, tokens: Tokens): Map<MdxNode, string> {
  const slugger = new GithubSlugger();
  taken.forEach((id) => slugger.slug(id));
  const named = nodesIn(tree)
    .filter(({ type }) => type === 'heading')
    .map((node): [MdxNode, string] => [node, wordsOf(node, tokens).trim()])
    .filter(([, words]) => /[\p{L}\p{N}]/u.test(words));
  return new Map(named.map(([node, words]) => [node, slugger.slug(words)]));
}

/** Gives every heading of a text its id, so that links can lead to it. */
export const remarkHeadingIds = () => (tree: MdxNode) => {
  // The tokens are filled in by now.
  for (const [node, id] of headingIds(tree, {})) node.data = { ...node.data, hProperties: { id } };
};
