import { didYouMean } from '../../content/closest';
import { mdxComponentNames } from '../../content/components';
import { isComponentName } from './tree';

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

const video = 'Write <Video address="…" title="…" />';
const heading = 'Write a heading with ##';
const list = 'Write a list with -';

/** What to write instead of an element. */
const replacements: Readonly<Record<string, string>> = {
  ...{ a: 'Write [words](address)', img: 'Write a picture as <Figure picture="…" alt="…" />' },
  ...{ details: 'Write the summary as a heading, or use <Callout title="…">' },
  ...{ iframe: video, video, h1: heading, h2: heading, h3: heading, h4: heading },
  ...{ ul: list, ol: 'Write a list with 1.', li: list, hr: 'Write --- between empty lines' },
};

const tableParts = [
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'colgroup',
  'col',
];

/** Returns what to write instead of a tag that the site does not have. Parts of one element have one message. */
export function tagAdvice(name: string): string {
  if (tableParts.includes(name))
    return '<table> does not work here. Write the table with | and a line of ---';
  const element = name === 'summary' ? 'details' : name;
  const meant = isComponentName(name) ? didYouMean(name, mdxComponentNames) : '';
  const advice = replacements[element] ?? `Delete <${name}> and </${name}>, and keep the words`;
  return `<${element}> does not work here.${meant || ` ${advice}`}`;
}
