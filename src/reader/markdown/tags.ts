import { mdxComponentNames } from '../../content/schemas/component-schemas';
import { didYouMean } from '../../content/text/closest';

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
const replacements: readonly [names: string, advice: string][] = [
  ['a link', 'Write [words](address)'],
  ['button', 'Write <Action href="…">words</Action>'],
  ['img image picture', 'Write a picture as <Figure picture="…" alt="…" />'],
  ['iframe video vimeo youtube', 'Write <Video address="…" title="…" />'],
  ['details summary accordion', 'Write the summary as a heading, or use <Callout title="…">'],
  ['aside admonition alert info note tip warning', 'Write it as <Callout title="…">'],
  [
    'table caption thead tbody tfoot tr th td colgroup col',
    'Write the table with | and a line of ---',
  ],
  ['h1 h2 h3 h4 h5 h6', 'Write a heading with ##'],
  ['p div', 'Write words between empty lines'],
  ['blockquote', 'Write > before each line'],
  ['ul li', 'Write a list with -'],
  ['ol', 'Write a list with 1.'],
  ['pre', 'Write code between two lines of ```'],
  ['dl dt dd', 'Write a list with -, and the terms in **bold**'],
  ['hr', 'Write --- between empty lines'],
];

/** Says what to write instead of a tag that the site does not have. Tags of one group need one message. */
export function tagAdvice(name: string): { message: string; group?: string | undefined } {
  const isOfGroup = (names: string) => names.split(' ').includes(name.toLowerCase());
  const [, group] = replacements.find(([names]) => isOfGroup(names)) ?? [];
  const advice = group ?? `Delete its tags, and keep the words, or write \\<${name}> to show it`;
  const meant = group === undefined ? didYouMean(name, mdxComponentNames) : '';
  return { message: `<${name}> does not work here.${meant || ` ${advice}`}`, group };
}
