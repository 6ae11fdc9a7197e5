import { closest } from '../../../src/content/closest';
import { catalogue } from '../catalogue';
import { otherwise, written } from './usage';

const embed = 'Link to the page that shows it: [Watch the video](https://…)';
const looks = 'The design is not set in content. Write plain Markdown, or ask a developer';

/** What to write instead of the tags that writers reach for. */
const insteadOf: Readonly<Record<string, string>> = {
  a: 'Write [the words of the link](/about/)',
  b: 'Write **bold**',
  strong: 'Write **bold**',
  i: 'Write *italic*',
  em: 'Write *italic*',
  br: 'Leave an empty line to begin a new paragraph',
  p: 'Leave an empty line between paragraphs',
  h1: 'The headline of the page is a field; headings in the text start with ##',
  h2: 'Write ## before the heading',
  h3: 'Write ### before the heading',
  ul: 'Write each entry on its own line after "- "',
  ol: 'Write each entry on its own line after "1. "',
  li: 'Write each entry on its own line after "- "',
  blockquote: 'Write > before the line',
  hr: 'Write --- on a line of its own, with empty lines around it',
  audio: embed,
  embed,
  object: embed,
  script: 'Delete it',
  sup: 'Type the raised sign itself, such as ²',
  sub: 'Type the lowered sign itself, such as ₂',
  span: looks,
  div: looks,
  font: looks,
  u: looks,
  center: looks,
  style: looks,
};

/** The components that replace HTML tags and lower-case names of components. */
const componentFor: Readonly<Record<string, string>> = {
  img: 'Figure',
  image: 'Figure',
  picture: 'Figure',
  iframe: 'Video',
  aside: 'Callout',
  button: 'Action',
};

/** Returns the component that was meant by a tag. */
function meantBy(name: string) {
  const names = [...catalogue().keys()];
  const own = name.charAt(0).toUpperCase() + name.slice(1);
  const meant = componentFor[name.toLowerCase()] ?? closest(own, names);
  return meant === undefined ? undefined : catalogue().get(meant);
}

/** Returns whether a name is that of a tag, and no word that follows a "<". */
export const isTagName = (name: string) =>
  [insteadOf, componentFor].some((known) => Object.hasOwn(known, name.toLowerCase())) ||
  catalogue().has(name);

/** Returns whether HTML never closes a tag of that name. */
export const isVoid = (name: string) => /^(br|img|hr|input|meta|link)$/i.test(name);

/** Returns what to write instead of a tag. */
export function tagAdvice(name: string): string {
  const known = insteadOf[name.toLowerCase()];
  if (known !== undefined) return known;
  const component = catalogue().get(name);
  if (!component) {
    const meant = meantBy(name);
    if (!meant) return otherwise;
    const isTag = name === name.toLowerCase();
    return `${isTag ? '' : `Did you mean "${meant.name}"? `}Write ${written(meant)}`;
  }
  if (component.inside === 'nothing') return `Write ${written(component)}`;
  return component.inside === 'words'
    ? `Write ${written(component)}, on one line`
    : `Write ${written(component)}, each tag on its own line`;
}
