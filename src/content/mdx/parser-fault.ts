import { componentNames } from '../prose-components';
import type { Finding } from '../problem';
import type { Tokens } from '../tokens';
import type { ParserMessage } from './parser';
import { isTagName, isVoid, tagAdvice } from './tag-advice';

/** A mistake in a sentence, and the characters to cover so that the rest can be read. */
type ParserFault = { findings: Finding[]; cover: { from: number; to: number } };

type Known = {
  /** Tags that have been told already: their other halves are no mistakes of their own. */
  excused: Set<string>;
  tokens: Tokens;
};

/** Returns the tag or the address between angle brackets at a place, when it ends in its paragraph. */
function bracketsAt(text: string, from: number): string {
  const [paragraph = ''] = text.slice(from, from + 500).split(/\r?\n[ \t]*\r?\n/, 1);
  const end = paragraph.indexOf('>');
  return end === -1 ? '<' : paragraph.slice(0, end + 1);
}

const nameIn = (tag: string) => /^<\/?([A-Za-z][\w.:-]*)/.exec(tag)?.[1] ?? '';

const told = (
  { from, to }: ParserFault['cover'],
  rule: Finding['rule'],
  message: string,
  fix?: string,
): ParserFault => ({
  findings: [
    {
      offset: from,
      length: to - from,
      rule,
      message,
      ...(fix !== undefined && { fix: { from, to, text: fix } }),
    },
  ],
  cover: { from, to },
});

function openNote(text: string, from: number, close: string): ParserFault {
  const message = `This note begins here and never ends. Add ${close} after it`;
  const [finding] = told({ from, to: from + 4 }, 'comment', message).findings;
  return { findings: finding ? [finding] : [], cover: { from, to: text.length } };
}

function htmlNote(text: string, from: number): ParserFault {
  const end = text.indexOf('-->', from);
  if (end === -1) return openNote(text, from, '-->');
  const words = text
    .slice(from + 4, end)
    .trim()
    .replaceAll('*/', '* /');
  const written = `{/* ${words} */}`;
  const message = `Write ${written.replace(/\s+/g, ' ')} in place of <!-- … -->`;
  return told({ from, to: end + 3 }, 'comment', message, written);
}

/** Returns where an address between angle brackets leads; undefined when it is none. */
function autolink(brackets: string): string | undefined {
  const inner = brackets.slice(1, -1);
  if (!brackets.endsWith('>') || /\s/.test(inner)) return undefined;
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(inner)) return `mailto:${inner}`;
  return /^(https?:\/\/|mailto:|tel:)/.test(inner) ? inner : undefined;
}

/** A "<" that begins what MDX takes for a tag, and no tag that it can read. */
function lessThan(text: string, from: number, known: Known): ParserFault {
  if (text.startsWith('<!--', from)) return htmlNote(text, from);
  const brackets = bracketsAt(text, from);
  const to = from + brackets.length;
  const address = autolink(brackets);
  if (address !== undefined) {
    const message = `Write [the words of the link](${address}) in place of ${brackets}`;
    return told({ from, to }, 'link-form', message);
  }
  const name = nameIn(brackets);
  if (isTagName(name)) return badTag(text, from, known);
  // Where a letter follows, the sign may begin a tag: that is for the writer to say.
  const fix = /^<[\p{L}/]/u.test(text.slice(from, from + 2)) ? undefined : '&lt;';
  const message = '"<" starts a tag here. Write &lt; or "less than"';
  known.excused.add(name);
  return told({ from, to: from + 1 }, 'less-than', message, fix);
}

/** A tag that cannot be read, or that nothing closes. */
function badTag(
  text: string,
  from: number,
  { excused, tokens }: Known,
  why = 'does not work here',
): ParserFault {
  const tag = bracketsAt(text, from);
  const name = nameIn(tag);
  const cover = { from, to: from + tag.length };
  if (excused.has(name)) return { findings: [], cover };
  excused.add(name);
  if (Object.hasOwn(tokens, name)) {
    return told(cover, 'tag', `Write {${name}} in place of ${tag}`, `{${name}}`);
  }
  const reason = isVoid(name) ? 'does not work here' : why;
  return told(cover, 'tag', `<${name}> ${reason}. ${tagAdvice(name)}`);
}

/** A tag that closes what is not open, or not last. */
function closingTag(
  text: string,
  from: number,
  { excused }: Known,
  open?: { name: string; line: string },
): ParserFault {
  const tag = bracketsAt(text, from);
  const name = nameIn(tag);
  const cover = { from, to: from + tag.length };
  if (excused.has(name) && (!open || excused.has(open.name))) return { findings: [], cover };
  excused.add(name);
  if (!open) return told(cover, 'tag', `</${name}> closes what was never opened. Delete it`);
  excused.add(open.name);
  const still =
    open.name === name
      ? `</${name}> crosses the signs of Markdown before it`
      : `</${name}> closes, but <${open.name}> (line ${open.line}) is still open`;
  return told(cover, 'tag', `${still}. ${tagAdvice(open.name)}`);
}

/** A "{" that begins code which is none. */
function openBrace(text: string, from: number): ParserFault {
  const rest = text.slice(from, from + 80);
  if (/^\{\s*\/\*/.test(rest)) return openNote(text, from, '*/}');
  const id = /^\{#[^{}\s]*\}/.exec(rest)?.[0];
  if (id !== undefined) {
    const message = `Headings get their ids from their words. Delete ${id}`;
    return told({ from, to: from + id.length }, 'brace', message);
  }
  const message = '"{" starts code here. Write \\{ for a brace';
  return told({ from, to: from + 1 }, 'brace', message, '\\{');
}

function importLine(text: string, from: number): ParserFault {
  const word = text.startsWith('import', from) ? 'import' : 'export';
  const message = `A paragraph that begins with "${word}" is read as code. Begin it with another word or a capital`;
  return told({ from, to: from + word.length }, 'import', message);
}

function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}

/** Tags that do not pair. The parser names the other tag and its place in its message. */
function unpaired(text: string, { reason, position }: ParserMessage, known: Known): ParserFault {
  const [, name = '', line = '1', column = '1'] =
    /closing tag for `<([^`>]*)>` \((\d+):(\d+)/.exec(reason) ?? [];
  if (reason.startsWith('Expected a closing tag')) {
    const from = offsetOf(text, Number(line), Number(column));
    return badTag(text, from, known, 'is opened here and never closed');
  }
  const from = position?.start.offset ?? 0;
  const own = nameIn(bracketsAt(text, from));
  const open = reason.startsWith('Unexpected') ? { name, line } : { name: own, line: '' };
  return closingTag(text, from, known, open);
}

/**
 * Returns what a message of MDX means for a writer.
 *
 * @param text what was read
 */
export function parserFault(
  text: string,
  { message, looked }: { message: ParserMessage; looked: readonly number[] },
  known: Known,
): ParserFault {
  if (message.ruleId === 'end-tag-mismatch') return unpaired(text, message, known);
  const at = message.position?.start.offset ?? text.length;
  const inTree = looked.filter((offset) => offset <= at && text.charAt(offset) === '<');
  const isTag =
    message.ruleId?.startsWith('unexpected-') === true && !/-(character|eof)$/.test(message.ruleId);
  const from = (isTag ? Math.max(...inTree) : looked.at(-1)) ?? -1;
  const sign = text.charAt(from);
  if (sign === '{') return openBrace(text, from);
  if (sign === '<' && text.charAt(from + 1) === '/') return closingTag(text, from, known);
  if (sign === '<') return lessThan(text, from, known);
  if (sign !== '') return importLine(text, from);
  const advice = `This text cannot be read. Write plain Markdown, or ${componentNames}`;
  return { ...told({ from: at, to: at }, 'tag', advice) };
}
