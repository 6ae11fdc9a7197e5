import { headingIds, nodesIn, wordsOf, type MdxNode } from '../check/markdown/tree';
import type { Settings } from '../check/settings';
import { formatDay, startOfDay } from '../content/calendar';
import { hasDropCap, openingOf, readingMinutes } from '../content/text-length';
import type { Entry } from './create-nodes';
import { textLanguage } from '../content/language';
import { typesetBlock, typesetLine } from '../content/typography';

const minSections = 4;

const blocks = new Set(['paragraph', 'heading', 'tableCell']);

const plainWords = (tree: MdxNode, { variables }: Settings) =>
  nodesIn(tree)
    .filter(({ type }) => blocks.has(type))
    .map((node) => wordsOf(node, variables))
    .join('\n');

function sectionsOf(tree: MdxNode, { variables }: Settings, language: string) {
  const ids = headingIds(tree, variables);
  const sections = [...ids]
    .filter(([{ depth }]) => depth === 2)
    .map(([node, id]) => ({ id, words: typesetLine(wordsOf(node, variables).trim(), language) }));
  return sections.length < minSections ? [] : sections;
}

/** Returns how a text begins, with its typography. */
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

export function articleFields({ data }: Pick<Entry, 'data'>, tree: MdxNode, settings: Settings) {
  const language = textLanguage(data, settings.language);
  const words = (day: unknown) => (typeof day === 'string' ? formatDay(day, language) : null);
  const moment = (day: unknown) =>
    typeof day === 'string' ? startOfDay(day, settings.timeZone) : null;
  const opening = tree.children?.find(({ type }) => type === 'paragraph');
  const openingWords = opening ? wordsOf(opening, settings.variables) : '';
  return {
    opening: openingIn(opening, settings, language),
    publishedAt: moment(data.published),
    publishedWords: words(data.published),
    updatedAt: moment(data.updated),
    updatedWords: words(data.updated),
    minutes: readingMinutes(plainWords(tree, settings), language),
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
