import type { ContentFile } from './content-file';
import { catalogue } from './catalogue';
import { endOf, isComponent, nodesIn, startOf, tokenIn, type MdxNode } from './mdx/mdx-node';
import { propRange } from './mdx/prop-range';
import { once } from './once';
import type { Range } from './reading/parse';
import { hush } from './silent';

export { silent } from './silent';

/** Fields that name things instead of saying them. */
const technical = new Set([
  'template',
  'icon',
  'href',
  'light',
  'dark',
  'value',
  '$schema',
  'address',
  'email',
  'schedulingPage',
  'language',
  'from',
  'to',
  'gone',
  'picture',
  'currency',
  'published',
  'updated',
  'topics',
  'id',
  'timeZone',
]);

/** Returns whether a field names something; the author of an article is the name of a file. */
const isTechnical = ({ kind }: ContentFile, name: string) =>
  technical.has(name) || (kind?.type === 'Article' && name === 'author');

/** Returns whether a field is a headline, which may have an accent: the title of an article is one. */
export const isHeadline = ({ file, kind }: ContentFile, name: string) =>
  // A name with a capital is mended first.
  (/^headline$/i.test(name) && !file.startsWith('forms/')) ||
  (kind?.type === 'Article' && /^title$/i.test(name));

export type FieldText = {
  path: readonly (string | number)[];
  /** As the file has it, tokens and all. */
  value: string;
};

function textsIn(value: unknown, path: FieldText['path']): FieldText[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]));
}

const textsOf = once((fields: object): readonly FieldText[] => textsIn(fields, []));

/** Every text in the fields of a file, with the keys that lead to it. */
export const fieldTexts = (fields: unknown): readonly FieldText[] =>
  typeof fields === 'object' && fields !== null ? textsOf(fields) : textsIn(fields, []);

const lastName = (path: readonly (string | number)[]) =>
  String(path.findLast((key) => typeof key === 'string'));

/** The fields of a file that visitors read. */
export const spokenFields = (file: ContentFile): FieldText[] =>
  fieldTexts(file.parsed.data).filter(({ path }) => !isTechnical(file, lastName(path)));

/** The signs around bold, italic and struck words. They stay, so that a word keeps its neighbours. */
const marked = new Set(['strong', 'emphasis', 'delete']);

/** Finds the words in the props of a component. */
function spokenProps(node: MdxNode, text: string): Range[] {
  if (!isComponent(node)) return [];
  const { props = {} } = catalogue().get(node.name ?? '') ?? {};
  return (node.attributes ?? [])
    .filter(({ name = '' }) => props[name]?.words === true)
    .flatMap(({ name = '' }) => propRange(node, name, text)?.value ?? []);
}

/** Finds where visitors read the words of a text. */
function readIn(node: MdxNode, text: string, withMarks: boolean, found: Range[] = []): Range[] {
  const { type, children = [] } = node;
  const own = { from: startOf(node), to: endOf(node) };
  if (type === 'text' || (withMarks && tokenIn(node) !== undefined)) found.push(own);
  const [first, last] = withMarks && marked.has(type) ? [children[0], children.at(-1)] : [];
  if (first) found.push({ ...own, to: startOf(first) });
  if (withMarks) found.push(...spokenProps(node, text));
  for (const child of children) readIn(child, text, withMarks, found);
  if (last) found.push({ ...own, from: endOf(last) });
  return found;
}

/** Returns the file with nothing left but some parts of it, which are in order. */
function partsOf({ prose, text, parsed }: ContentFile, parts: readonly Range[]): string {
  const source = text.slice(0, parsed.bodyOffset) + prose.slice(parsed.bodyOffset);
  let result = '';
  for (const { from, to } of parts) {
    if (from < result.length) continue;
    result += hush(source.slice(result.length, from)) + source.slice(from, to);
  }
  return result + hush(source.slice(result.length));
}

/** Returns the words of fields and props alone, in which Markdown means nothing. */
export function plain(file: ContentFile): string {
  const by = file.parsed.bodyOffset;
  const props = nodesIn(file.tree).flatMap((node) => spokenProps(node, file.text));
  const fields = spoken(file).slice(0, by);
  return props.length === 0 ? fields : fields + partsOf(file, props).slice(by);
}

/** Returns the words of a text alone: without the signs of Markdown, each at its place. */
export const literal = once((file: ContentFile): string =>
  partsOf(file, readIn(file.tree, file.text, false)),
);

/**
 * What visitors read in a file, at its place: as long as the file, with everything else silent.
 * So every rule about words looks at one text, and what it finds has its true place.
 */
export const spoken = once((file: ContentFile): string => {
  const fields = spokenFields(file).flatMap(({ path }) => {
    const range = file.parsed.rangeOf(path);
    if (!range) return [];
    const isQuoted = /["']/.test(file.text.charAt(range.from)) ? 1 : 0;
    return [{ from: range.from + isQuoted, to: range.to - isQuoted }];
  });
  const parts = [...fields.sort((a, b) => a.from - b.from), ...readIn(file.tree, file.text, true)];
  const all = partsOf(file, parts);
  const by = file.parsed.bodyOffset;
  // Visitors do not read addresses, including those that Markdown could not make a link of.
  const text = all.slice(by).replace(/(?<=\])\([^()\n\uE000]*\)?/g, hush);
  return all.slice(0, by) + text;
});
