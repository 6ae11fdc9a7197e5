import type { ContentFile } from '../content-file';
import { catalogue } from '../catalogue';
import { endOf, nodesIn, startOf, tokenIn, wordsOf, type MdxNode } from '../mdx/mdx-node';
import type { Finding } from '../problem';
import { isArticle, isPage, type SiteIndex } from '../site-index';
import type { Tokens } from '../../../src/content/tokens';
import { isWrapped } from './field-values';
import { atNode } from './place';

/** Reports typed figures, which would not change with the fact. */
const typedFigures = (nodes: readonly MdxNode[], tokens: Tokens, text: string): Finding[] =>
  nodes
    .filter(({ name }) => catalogue().get(name ?? '')?.inside === 'numbers')
    .flatMap((node) => nodesIn(node).filter(({ type }) => type === 'strong'))
    // A brace that could not be read is reported there.
    .filter((bold) => !nodesIn(bold).some((one) => tokenIn(one) !== undefined))
    .filter((bold) => !text.slice(startOf(bold), endOf(bold)).includes('{'))
    .map((bold) => {
      const words = wordsOf(bold, tokens);
      const [fact] =
        Object.entries(tokens).find(([, value]) => ` ${words} `.includes(` ${value} `)) ?? [];
      const named = `**${words.replace(tokens[fact ?? ''] ?? '', `{${fact}}`)}**`;
      const message = 'Add this figure to the facts of site.json, and write its name here';
      return fact === undefined
        ? atNode(bold, 'typed-figure', `${message}: **{itsName}**`)
        : atNode(bold, 'typed-figure', `This is a fact of site.json. Write ${named}`);
    });

/** Reports footnotes in texts that share a page: their numbers and anchors would collide. */
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

/** Reports quotation marks around the words of <Quote>, which sets its own. */
const ownMarks = (nodes: readonly MdxNode[]): Finding[] =>
  nodes
    .filter((node) => node.name === 'Quote' && isWrapped(wordsOf(node, {})))
    .map((node) =>
      atNode(node, 'own-quotes', '<Quote> sets the quotation marks. Delete yours around the words'),
    );

/** Reports what a component or a footnote needs of the text around it. */
export function componentTexts(file: ContentFile, { tokens }: SiteIndex): Finding[] {
  const nodes = nodesIn(file.tree);
  return [
    ...typedFigures(nodes, tokens, file.text),
    ...sharedFootnotes(file, nodes),
    ...ownMarks(nodes),
  ];
}
