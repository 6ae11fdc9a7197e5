import { entries } from './content';
import type { Page } from './pages';

/** A text as a visitor sees it: white space counts once. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Fields of content that name things instead of saying them. */
const technicalFields = new Set(['template', 'icon', 'href', 'light', 'dark', 'value', '$schema']);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !technicalFields.has(key))
    .flatMap(([, item]) => stringsIn(item));
}

/** The pieces of a Markdown text that stand between its marks: what a browser gets as text nodes. */
export const proseFragments = (body: string): string[] =>
  body
    .split(/\n{2,}|\n(?=[-*] |\d+\. )/)
    .map((block) => block.replace(/^\s*(#{1,6}|[-*]|\d+\.|>)\s+/, ''))
    .flatMap((block) => block.split(/\*+|\[|\]\([^)]*\)|<[^>]+>/));

/** A Markdown text without its marks, as one line; `hint` is heard after a link to another site. */
export const proseText = (body: string, hint = '') =>
  plain(
    body
      .replace(/\[([^\]]*)\]\(https?:[^)]*\)/g, `$1${hint}`)
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*+|<[^>]+>/g, '')
      .replace(/^\s*(#{1,6}|[-*]|\d+\.|>)\s+/gm, ''),
  );

/** Everything that content says, in the pieces in which it stands on a page. */
export const contentWords = (): ReadonlySet<string> =>
  new Set(
    entries()
      .flatMap(({ data, body }) => [
        ...stringsIn(data).flatMap((text) => [text, ...text.split('*')]),
        ...proseFragments(body),
      ])
      .map(plain)
      .filter(Boolean),
  );

/** The pieces of text in the body of a page, those for readers without scripts among them. */
export const textNodes = ({ $ }: Page): string[] =>
  $('body, body *')
    .not('script, style')
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

/** What the attributes of a page say to people. */
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
