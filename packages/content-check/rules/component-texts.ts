import type { ContentFile } from '../content-file';
import { catalogue } from '../catalogue';
import { nodesIn, tokenIn, type MdxNode } from '../mdx/mdx-node';
import type { Finding } from '../problem';
import { isArticle, isPage } from '../site-index';
import { atNode } from './place';

/** Figures that are typed, and would stay as they are when the fact changes. */
const typedFigures = (nodes: readonly MdxNode[]): Finding[] =>
  nodes
    .filter(({ name }) => catalogue().get(name ?? '')?.inside === 'numbers')
    .flatMap((node) => nodesIn(node).filter(({ type }) => type === 'strong'))
    .filter((bold) => !nodesIn(bold).some((one) => tokenIn(one) !== undefined))
    .map((bold) =>
      atNode(
        bold,
        'typed-figure',
        'Add this figure to the facts of site.json, and write its name here: **{replyTime}**',
      ),
    );

/** Footnotes in texts that share a page, so that their numbers and places would be the same. */
const sharedFootnotes = (file: ContentFile, nodes: readonly MdxNode[]): Finding[] =>
  isPage(file) || isArticle(file)
    ? []
    : nodes
        .filter(({ type }) => type === 'footnoteReference')
        .map((node) =>
          atNode(
            node,
            'markup',
            'Footnotes work on pages and in articles only. Write the note into the text',
          ),
        );

/** Reports what a component or a footnote needs of the text around it. */
export function componentTexts(file: ContentFile): Finding[] {
  const nodes = nodesIn(file.tree);
  return [...typedFigures(nodes), ...sharedFootnotes(file, nodes)];
}
