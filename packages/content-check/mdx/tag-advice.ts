import { attributesOf, componentNames } from '../../../src/content/prose-components';

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
  img: 'Put the picture into the field "picture"',
  h1: 'The headline of the page is a field; headings in the text start with ##',
  h2: 'Write ## before the heading',
  h3: 'Write ### before the heading',
  ul: 'Write each entry on its own line after "- "',
  ol: 'Write each entry on its own line after "1. "',
  li: 'Write each entry on its own line after "- "',
  blockquote: 'Write > before the line',
  hr: 'Write --- on a line of its own, with empty lines around it',
  iframe: embed,
  video: embed,
  audio: embed,
  embed,
  object: embed,
  script: 'Delete it',
  span: looks,
  div: looks,
  font: looks,
  u: looks,
  center: looks,
  style: looks,
};

/** Returns whether a name is that of a tag, and no word that follows a "<". */
export const isTagName = (name: string) =>
  Object.hasOwn(insteadOf, name.toLowerCase()) || attributesOf(name) !== undefined;

/** Returns whether HTML never closes a tag of that name. */
export const isVoid = (name: string) => /^(br|img|hr|input|meta|link)$/i.test(name);

/** Returns what to write instead of a tag. */
export function tagAdvice(name: string): string {
  const known = insteadOf[name.toLowerCase()];
  if (known !== undefined) return known;
  const component = attributesOf(name);
  if (!component) return `Write Markdown, or ${componentNames}`;
  const attributes = Object.keys(component.shape).map((attribute) => ` ${attribute}="…"`);
  return `Write <${name}${attributes.join('')}>plain words</${name}>, on one line`;
}
