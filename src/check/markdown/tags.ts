import { didYouMean } from '../../content/closest';
import { mdxComponentNames } from '../../content/components';

/** HTML that marks words, and needs no attributes. Markdown has a way to write everything else. */
export const allowedElements: readonly string[] = [
  ...['abbr', 'b', 'br', 'cite', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp'],
  ...['small', 'strong', 'sub', 'sup', 'u', 'var', 'wbr'],
];

/** Elements that hold nothing. MDX demands a slash in their tags, and people write none. */
export const voidElements: readonly string[] = ['br', 'hr', 'img', 'wbr'];

/** Returns the tag at a place of a text: `<name`, or `</name`. */
export function tagAt(text: string, place: number): { name: string; isClosing: boolean } | null {
  const [tag, slash, name = ''] = /^<(\/?)([\w.:-]*)/.exec(text.slice(place)) ?? [];
  return tag === undefined ? null : { name, isClosing: slash === '/' };
}

const inMarkdown =
  '. Write a link as [words](address), a heading with ##, a list with -, a picture as <Figure>';

/** Returns what to write instead of a tag that the site does not have. */
export function tagAdvice(name: string): string {
  const isHtml = /^[a-z]/.test(name);
  const meant = isHtml ? '' : didYouMean(name, mdxComponentNames);
  const advice = ` Delete <${name}> and </${name}>, and keep the words${isHtml ? inMarkdown : ''}`;
  return `<${name}> does not work here.${meant || advice}`;
}
