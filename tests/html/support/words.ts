import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { dayWords, isDay } from '../../../src/content/calendar';
import { textLanguage } from '../../../src/content/language';
import type { Page, Site } from './site';

/** Returns the words of a text in one line, without the signs that typography may change. */
export const words = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Returns the letters and digits of a text. */
export const letters = (text: string) => words(text).replaceAll(' ', '');

type Node = { type: string; value?: string | null; children?: Node[] };

const textOf = ({ value, children = [] }: Node): string => value ?? children.map(textOf).join('');
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** Returns the text of a Markdown body. */
export const markdownText = (body: string) => textOf(parser.parse(body));

/** Returns the pieces of text in a page's body, also those for readers without scripts. */
export const textNodes = ({ $ }: Page): string[] =>
  $('body, body *')
    .not('script, style')
    .contents()
    .toArray()
    .filter(({ nodeType }) => nodeType === 3)
    .map((node) => $(node).text());

const spoken =
  'alt title placeholder label aria-label aria-description aria-placeholder aria-roledescription aria-valuetext'.split(
    ' ',
  );

/** Returns the words for people in the attributes of a page. */
export const attributeTexts = ({ $ }: Page): string[] =>
  spoken.flatMap((name) =>
    $(`body [${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );

/** Fields that programs read. */
const technical = /^(template|icon|href|light|dark|value|\$schema)$/;

/** Returns the texts in a value of content that people read. */
export const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value ?? {}).flatMap(([key, inner]) =>
        technical.test(key) ? [] : stringsIn(inner),
      );

/** Returns all words of a site's content, with the days of its articles as readers write them. */
export function contentWords({ content }: Site): string {
  const { language } = content.site;
  const days = content.files.flatMap(({ data }) =>
    [data.published, data.updated]
      .filter(isDay)
      .map((day) => dayWords(day, textLanguage(data, language))),
  );
  const texts = content.files.flatMap(({ data, body }) => [...stringsIn(data), body]);
  return `  ${[...texts, ...days].map(words).join(' | ')} `;
}
