import { headingIds, nodesIn, wordsOf, type MdxNode } from '../../reader/markdown/tree';
import type { Settings } from '../../reader/settings';
import { formatDay, startOfDay } from '../../content/calendar';
import { hasDropCap, openingOf, readingMinutes } from '../../content/text/text-length';
import { textLanguage } from '../../content/text/language';
import { typesetBlock, typesetLine } from '../../content/text/typography';

/** The fewest sections for which an article has a table of contents. */
const minSections = 4;

const blockTypes = new Set(['paragraph', 'heading', 'tableCell']);

/** Returns the words of all blocks of a text, one block a line. */
const blockWords = (tree: MdxNode, { variables }: Settings) =>
  nodesIn(tree)
    .filter(({ type }) => blockTypes.has(type))
    .map((node) => wordsOf(node, variables))
    .join('\n');

/** Returns the sections for the table of contents; none if there are too few. */
function sectionsOf(tree: MdxNode, { variables }: Settings, language: string) {
  const ids = headingIds(tree, variables);
  const sections = [...ids]
    .filter(([{ depth }]) => depth === 2)
    .map(([node, id]) => ({ id, words: typesetLine(wordsOf(node, variables).trim(), language) }));
  return sections.length < minSections ? [] : sections;
}

/** Returns the first sentences of a paragraph, with their typography. */
function openingIn(paragraph: MdxNode | undefined, { variables }: Settings, language: string) {
  const parts = (paragraph?.children ?? []).map((node) => ({
    type: node.type === 'inlineCode' ? node.type : 'text',
    value: wordsOf(node, variables),
    isEmphasized: node.type === 'emphasis',
  }));
  typesetBlock(parts, language);
  return openingOf(
    parts.map(({ value, isEmphasized }) => ({ words: value, isEmphasized })),
    language,
  );
}

/** Returns the fields of an article that are computed from its text and its dates. */
export function articleFields(
  data: Readonly<Record<string, unknown>>,
  tree: MdxNode,
  settings: Settings,
) {
  const language = textLanguage(data, settings.language);
  const formatted = (day: unknown) => (typeof day === 'string' ? formatDay(day, language) : null);
  const startOf = (day: unknown) =>
    typeof day === 'string' ? startOfDay(day, settings.timeZone) : null;
  const opening = tree.children?.find(({ type }) => type === 'paragraph');
  const openingWords = opening ? wordsOf(opening, settings.variables) : '';
  return {
    opening: openingIn(opening, settings, language),
    publishedAt: startOf(data.published),
    publishedWords: formatted(data.published),
    updatedAt: startOf(data.updated),
    updatedWords: formatted(data.updated),
    minutes: readingMinutes(blockWords(tree, settings), language),
    dropCap: hasDropCap(language, openingWords),
    contents: sectionsOf(tree, settings, language),
  };
}

export const articleFieldTypes = {
  fields: {
    opening: '[ArticleOpening!]!',
    publishedAt: 'String!',
    publishedWords: 'String!',
    updatedAt: 'String',
    updatedWords: 'String',
    minutes: 'Int!',
    dropCap: 'Boolean!',
    contents: '[ArticleSection!]!',
  },
  types: `
    type ArticleSection @dontInfer { id: String! words: String! }
    type ArticleOpening @dontInfer { words: String! isEmphasized: Boolean! }
  `,
};
