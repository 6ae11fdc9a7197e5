/** Returns the tag or the address between angle brackets at a place, when it ends in its paragraph. */
export function bracketsAt(text: string, from: number): string {
  const [paragraph = ''] = text.slice(from, from + 500).split(/\r?\n[ \t]*\r?\n/, 1);
  const end = paragraph.indexOf('>');
  return end === -1 ? '<' : paragraph.slice(0, end + 1);
}

/** Returns the name of a tag. */
export const nameIn = (tag: string) => /^<\/?([A-Za-z][\w.:-]*)/.exec(tag)?.[1] ?? '';

/** Returns where an address between angle brackets leads; undefined when it is none. */
export function autolink(brackets: string): string | undefined {
  const inner = brackets.slice(1, -1);
  if (!brackets.endsWith('>') || /\s/.test(inner)) return undefined;
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(inner)) return `mailto:${inner}`;
  return /^(https?:\/\/|mailto:|tel:)/.test(inner) ? inner : undefined;
}

/** Returns the tag of Jekyll, Hugo or Twig that begins at an offset: `{% … %}` or `{{ … }}`. */
export const foreignTag = (text: string, from: number) =>
  /^\{(?:%[^\n]*?%|\{[^\n]*?\})\}/.exec(text.slice(from, from + 300))?.[0];
