import { propsIn } from '../../../src/check/check-text';
import { nodesIn, wordsOf } from '../../../src/check/mdx';
import { parseText } from '../../../src/check/parse-text';
import { dayWords, isDay } from '../../../src/content/calendar';
import { entries, site } from './content';
import type { Page } from './pages';

/** Returns a text as a visitor sees it: with white space collapsed. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Fields of content with identifiers, not copy. */
const technicalFields = new Set(['template', 'icon', 'href', 'light', 'dark', 'value', '$schema']);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !technicalFields.has(key))
    .flatMap(([, item]) => stringsIn(item));
}

/** Returns the pieces of a text that become text nodes in a browser, and the words of its props. */
function proseFragments(body: string): string[] {
  const result = parseText(body);
  if (!('tree' in result)) throw new Error(result.message);
  const props = propsIn(result.tree, {}).filter(({ schema }) => schema.words === true);
  return [
    ...nodesIn(result.tree).map(({ type, value = '' }) => (type === 'mdxjsEsm' ? '' : value)),
    // An address that a token put in is no link.
    ...nodesIn(result.tree).map((node) => (node.type === 'paragraph' ? wordsOf(node, {}) : '')),
    ...props.map(({ value }) => value),
  ];
}

/**
 * Returns a Markdown text without its marks, as one line; `hint` is read out after a link to
 * another site.
 */
export const proseText = (body: string, hint = '') =>
  plain(
    body
      .replace(/\[([^\]]*)\]\(https?:[^)]*\)/g, `$1${hint}`)
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*+|`|<[^>]+>/g, '')
      .replace(/^\s*(#{1,6}|[-*]|\d+\.|>)\s+/gm, ''),
  );

/** Returns the days of articles as readers write them. */
const days = (): string[] =>
  entries()
    .filter(({ type }) => type === 'Article')
    .flatMap(({ data }) => [data.published, data.updated])
    .filter(isDay)
    .map((day) => dayWords(day, site().language));

/** Returns all texts in content, in the pieces in which they appear on a page. */
export const contentWords = (): ReadonlySet<string> =>
  new Set(
    entries()
      .flatMap(({ data, body }) => [
        ...stringsIn(data).flatMap((text) => [text, ...text.split('*')]),
        ...proseFragments(body),
      ])
      .concat(days())
      .map(plain)
      .filter(Boolean),
  );

/**
 * Returns the pieces of text in the body of a page, including those for readers without scripts.
 */
export const textNodes = ({ $ }: Page): string[] =>
  $('body, body *')
    // The number of a footnote is counted.
    .not('script, style, [data-footnote-ref]')
    .contents()
    .toArray()
    .filter(({ nodeType }) => nodeType === 3)
    .map((node) => plain($(node).text()))
    .filter(Boolean);

const spokenAttributes = [
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
];

/** Returns the words for people in a page's attributes. */
export const spokenWords = ({ $ }: Page): string[] =>
  [
    ...spokenAttributes.flatMap((name) =>
      $(`body [${name}]`)
        .toArray()
        .map((element) => plain($(element).attr(name) ?? '')),
    ),
    ...$('body input:is([type=submit], [type=button], [type=reset])')
      .toArray()
      .map((element) => plain($(element).attr('value') ?? '')),
  ].filter(Boolean);
