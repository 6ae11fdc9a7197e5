import { attributesOf, componentNames } from '../prose-components';
import type { MaskedText } from './mask';

/** A tag in a text, as it is written there. */
export type Tag = { offset: number; source: string };

/** What stands in for the tags that writers reach for; void ones need no end. */
const insteadOf: Readonly<Record<string, string>> = {
  a: 'Write [the words of the link](/about/)',
  b: 'Write **bold**',
  strong: 'Write **bold**',
  i: 'Write *italic*',
  em: 'Write *italic*',
  br: 'Leave an empty line to begin a new paragraph',
  p: 'Leave an empty line between paragraphs',
  img: 'A picture goes into the field "picture"',
  h1: 'The page’s headline is a field; headings in the text start with ##',
  h2: 'Write ## before the heading',
  h3: 'Write ### before the heading',
  ul: 'Write each entry on its own line after "- "',
  ol: 'Write each entry on its own line after "1. "',
  li: 'Write each entry on its own line after "- "',
  blockquote: 'Write > before the line',
  hr: 'Write --- on a line of its own, with empty lines around it',
};

const isVoid = /^(br|img|hr|input|meta|link)$/i;

const nameOf = (source: string) => /^<\/?([\w.-]*)/.exec(source)?.[1] ?? '';

function advice(name: string, source: string): string {
  const known = insteadOf[name.toLowerCase()];
  if (known) return known;
  const component = attributesOf(name);
  if (component) {
    const attributes = Object.keys(component.shape).map((attribute) => ` ${attribute}="…"`);
    return `Write <${name}${attributes.join('')}>plain words</${name}>, on one line`;
  }
  if (/^[A-Z]/.test(name)) return `Write Markdown, or ${componentNames}`;
  if (/\s(style|class|className|on\w+)\s*=/.test(source)) {
    return 'Looks are not set in content: ask a developer, and write plain Markdown';
  }
  return 'Write Markdown, or &lt; for a "<"';
}

/** Whether a component has its attributes, in quotes, and plain words between its tags. */
function isComponent(name: string, source: string, inner: string): boolean {
  const [, written] = /^<[A-Z]\w*((?:\s+\w+="[^"]*")*)\s*>$/.exec(source) ?? [];
  const given = [...(written ?? '').matchAll(/(\w+)="[^"]*"/g)].map(([, attribute]) => attribute);
  const known = Object.keys(attributesOf(name)?.shape ?? {});
  return known.length > 0 && given.join() === known.join() && /^[^<>*_[\]\n]+$/.test(inner);
}

/** Simple pairs become Markdown; only where nothing else stands in the tags. */
const marks: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' };

/** Tells tags that are not closed, that cross, and all others, each once where its pair begins. */
export function checkTags(text: MaskedText, tags: readonly Tag[]): void {
  const open: { name: string; line: number; tag: Tag }[] = [];
  const lineAt = (offset: number) => text.original.slice(0, offset).split('\n').length;
  const tell = ({ offset, source }: Tag, message: string) =>
    text.tell({ offset, length: source.length, rule: 'tag', message });

  for (const tag of tags) {
    const name = nameOf(tag.source);
    if (tag.source.endsWith('/>') || isVoid.test(name)) {
      tell(tag, `<${name}> does not work here. ${advice(name, tag.source)}`);
    } else if (!tag.source.startsWith('</')) {
      open.push({ name, line: lineAt(tag.offset), tag });
    } else {
      const last = open.at(-1);
      if (last?.name === name) {
        open.pop();
        const mark = marks[name];
        const from = last.tag.offset;
        const inner = text.original.slice(from + last.tag.source.length, tag.offset);
        if (isComponent(name, last.tag.source, inner)) continue;
        const fixable =
          mark !== undefined && last.tag.source === `<${name}>` && /^[^<>*\n]+$/.test(inner);
        text.tell({
          offset: from,
          length: last.tag.source.length,
          rule: 'tag',
          message: `<${name}> does not work here. ${advice(name, last.tag.source)}`,
          ...(fixable && {
            fix: { from, to: tag.offset + tag.source.length, text: `${mark}${inner}${mark}` },
          }),
        });
      } else if (last && open.some((one) => one.name === name)) {
        tell(
          tag,
          `</${name}> closes, but <${last.name}> (line ${last.line}) is still open. ${advice(last.name, '')}`,
        );
        open.splice(
          open.findLastIndex((one) => one.name === name),
          1,
        );
      } else {
        tell(tag, `</${name}> closes what was never opened. Delete it`);
      }
    }
  }
  for (const { name, tag } of open) {
    tell(tag, `<${name}> is opened here and never closed. ${advice(name, tag.source)}`);
  }
}
