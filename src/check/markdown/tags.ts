import { didYouMean } from '../../content/closest';
import { mdxComponentNames } from '../../content/components';
import { isComponentName } from './tree';

/** HTML that marks words, and needs no attributes. Markdown has a way to write everything else. */
export const allowedElements: readonly string[] =
  'abbr b br cite code del em i ins kbd mark q s samp small strong sub sup u var wbr'.split(' ');

/** Elements that hold nothing. MDX demands a slash in their tags, and people write none. */
export const voidElements: readonly string[] = ['br', 'hr', 'img', 'wbr'];

/** Returns the tag at a place of a text: `<name`, or `</name`. */
export function tagAt(text: string, place: number): { name: string; isClosing: boolean } | null {
  const [tag, slash, name = ''] = /^<(\/?)([\w.:-]*)/.exec(text.slice(place)) ?? [];
  return tag === undefined ? null : { name, isClosing: slash === '/' };
}

/** What to write instead of elements and components that people know from elsewhere. */
const replacements: readonly { names: string; advice: string }[] = [
  { names: 'a link', advice: 'Write [words](address)' },
  { names: 'button', advice: 'Write <Action href="…">words</Action>' },
  {
    names: 'img image picture',
    advice: 'Write a picture as <Figure picture="…" alt="…" />',
  },
  { names: 'iframe video vimeo youtube', advice: 'Write <Video address="…" title="…" />' },
  {
    names: 'details summary accordion',
    advice: 'Write the summary as a heading, or use <Callout title="…">',
  },
  {
    names: 'aside admonition alert info note tip warning',
    advice: 'Write <Callout title="…">, the words, and </Callout>',
  },
  {
    names: 'table caption thead tbody tfoot tr th td colgroup col',
    advice: 'Write the table with | and a line of ---',
  },
  { names: 'h1 h2 h3 h4 h5 h6', advice: 'Write a heading with ##' },
  { names: 'p div', advice: 'Write words between empty lines' },
  { names: 'blockquote', advice: 'Write > before each line' },
  { names: 'ul li', advice: 'Write a list with -' },
  { names: 'ol', advice: 'Write a list with 1.' },
  { names: 'hr', advice: 'Write --- between empty lines' },
];

/** Says what to write instead of a tag that the site does not have. Tags of one group need one message. */
export function tagAdvice(name: string): { message: string; group?: string | undefined } {
  const isOfGroup = (names: string) => names.split(' ').includes(name.toLowerCase());
  const group = replacements.find(({ names }) => isOfGroup(names))?.advice;
  const meant = isComponentName(name) ? didYouMean(name, mdxComponentNames) : '';
  const shown = isComponentName(name) ? '' : `, or write \\<${name}> to show it`;
  const advice = group ?? `Delete its tags, and keep the words${shown}`;
  return { message: `<${name}> does not work here.${meant || ` ${advice}`}`, group };
}
