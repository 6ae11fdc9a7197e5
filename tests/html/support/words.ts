import { formatDay, isDay } from '../../../src/content/calendar';
import { nativeLanguageName, textLanguage } from '../../../src/content/text/language';
import { parseText } from '../../../src/reader/markdown/parse-text';
import { textContent } from '../../../src/reader/markdown/tree';
import type { Page, BuiltSite } from './site';

/** Returns the words of a text in one line, without the signs that typography may change. */
export const words = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Returns the letters and digits of a text. */
export const letters = (text: string) => words(text).replaceAll(' ', '');

/** Returns the letters of a Markdown text without its marks. */
export function lettersOfBody(body: string): string {
  const { tree, problems } = parseText(body);
  if (!tree || problems.length > 0) throw new Error(problems[0]?.message);
  return letters(textContent(tree, {}));
}

/** Returns the pieces of text in a page's body, also those for readers without scripts. */
export const textNodes = ({ $ }: Page): string[] =>
  $('body, body *')
    .not('script, style')
    .contents()
    .toArray()
    .filter(({ nodeType }) => nodeType === 3)
    .map((node) => $(node).text());

const aria = ['label', 'description', 'placeholder', 'roledescription', 'valuetext'];
const spoken = ['alt', 'title', 'placeholder', 'label', ...aria.map((name) => `aria-${name}`)];

/** Returns the words for people in the attributes of a page. */
export const attributeTexts = (page: Page): string[] =>
  spoken.flatMap((name) => page.attributes(`body [${name}]`, name));

/** Fields that programs read. */
const technical = /^(template|icon|href|light|dark|value|language|\$schema)$/;

/** Returns the texts in a value of content that people read. */
export const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value ?? {}).flatMap(([key, inner]) =>
        technical.test(key) ? [] : stringsIn(inner),
      );

/** Returns all words of a site's content, with the days of its articles as readers write them. */
export function contentWords({ content }: BuiltSite): string {
  const days = content.files.flatMap(({ data }) =>
    [data.published, data.updated]
      .filter(isDay)
      .map((day) => formatDay(day, textLanguage(data, content.site.language))),
  );
  const languages = content.files.map(({ data }) =>
    nativeLanguageName(textLanguage(data, content.site.language)),
  );
  const texts = content.files.flatMap(({ data, body }) => [...stringsIn(data), body]);
  return `  ${[...texts, ...days, ...languages].map(words).join(' | ')} `;
}
