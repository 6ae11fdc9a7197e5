import type { z } from 'zod';
import { formatDay, noonOf } from '../../content/calendar';
import type { CollectionType } from '../../content/content-type';
import { toJsonSchema } from '../../content/schemas/field-schema';
import { textLanguage } from '../../content/text/language';
import { hasDropCap, openingOf, readingMinutes } from '../../content/text/text-length';
import { typesetBlock, typesetLine } from '../../content/text/typography';
import {
  headingIds,
  isBlock,
  nodesIn,
  textContent,
  type MdxNode,
} from '../../reader/markdown/tree';
import type { Settings } from '../../reader/settings';

/** The fewest sections for which an article has a table of contents. */
const minSections = 4;

/** Returns the words of all blocks of a text, one block a line. */
const blockWords = (tree: MdxNode, { variables }: Settings) =>
  nodesIn(tree)
    .filter(isBlock)
    .map((node) => textContent(node, variables))
    .join('\n');

/** Returns the sections for the table of contents; none if there are too few. */
function sectionsOf(tree: MdxNode, { variables }: Settings, language: string) {
  const ids = headingIds(tree, variables);
  const sections = [...ids]
    .filter(([{ depth }]) => depth === 2)
    .map(([node, id]) => ({
      id,
      words: typesetLine(textContent(node, variables).trim(), language),
    }));
  return sections.length < minSections ? [] : sections;
}

/** Returns the first sentences of a paragraph, with their typography. */
function openingIn(paragraph: MdxNode | undefined, { variables }: Settings, language: string) {
  const parts = (paragraph?.children ?? []).map((node) => ({
    type: node.type === 'inlineCode' ? node.type : 'text',
    value: textContent(node, variables),
    isEmphasized: node.type === 'emphasis',
  }));
  typesetBlock(parts, language);
  return openingOf(
    parts.map(({ value, isEmphasized }) => ({ words: value, isEmphasized })),
    language,
  );
}

/** Returns the days among the fields of a content type. */
const dayFields = (schema: z.ZodObject): string[] =>
  Object.entries(toJsonSchema(schema).properties ?? {})
    .filter(([, { format }]) => format === 'date')
    .map(([name]) => name);

/** Returns a day as a moment, its noon, and in words, each with its name. */
function dayValues(name: string, day: unknown, { timeZone }: Settings, language: string) {
  const isGiven = typeof day === 'string';
  return [
    [`${name}At`, isGiven ? noonOf(day, timeZone) : null],
    [`${name}Words`, isGiven ? formatDay(day, language) : null],
  ] as const;
}

function textValues(tree: MdxNode, settings: Settings, language: string) {
  const opening = tree.children?.find(({ type }) => type === 'paragraph');
  const openingWords = opening ? textContent(opening, settings.variables) : '';
  return {
    opening: openingIn(opening, settings, language),
    minutes: readingMinutes(blockWords(tree, settings), language),
    dropCap: hasDropCap(language, openingWords),
    contents: sectionsOf(tree, settings, language),
  };
}

/** Returns what is computed for the entry of a collection: from each of its days, and from its text. */
export function entryFields(
  { schema, hasBody }: CollectionType,
  data: Readonly<Record<string, unknown>>,
  tree: MdxNode | null,
  settings: Settings,
) {
  const language = textLanguage(data, settings.language);
  const days = dayFields(schema).flatMap((name) => dayValues(name, data[name], settings, language));
  return {
    ...Object.fromEntries(days),
    ...(hasBody && tree && textValues(tree, settings, language)),
  };
}

const textTypes = {
  opening: '[EntryOpening!]!',
  minutes: 'Int!',
  dropCap: 'Boolean!',
  contents: '[EntrySection!]!',
};

/** Returns the GraphQL types of these fields. */
export function entryFieldTypes({ schema, hasBody }: CollectionType): Record<string, string> {
  const { required = [] } = toJsonSchema(schema);
  const days = dayFields(schema).flatMap((name) => {
    const type = required.includes(name) ? 'String!' : 'String';
    return [
      [`${name}At`, type],
      [`${name}Words`, type],
    ] as const;
  });
  return { ...Object.fromEntries(days), ...(hasBody && textTypes) };
}

/** The GraphQL types to which they refer. */
export const entryTypes = `
  type EntrySection @dontInfer { id: String! words: String! }
  type EntryOpening @dontInfer { words: String! isEmphasized: Boolean! }
`;
