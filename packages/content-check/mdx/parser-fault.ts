import type { Finding } from '../problem';
import { meantToken, type Tokens } from '../../../src/content/tokens';
import { catalogue } from '../catalogue';
import type { ParserMessage } from './parser';
import { autolink, bracketsAt, foreignTag, nameIn } from './brackets';
import { quoteAdvice } from './quote-advice';
import { isTagName, isVoid, tagAdvice } from './tag-advice';
import { foreignAdvice, otherwise } from './usage';

/** A mistake in a sentence, and the characters to cover so that the rest can be read. */
type ParserFault = { findings: Finding[]; cover: { from: number; to: number } };

type Known = {
  /** Tags that are reported already. Their other halves are not reported again. */
  excused: Set<string>;
  tokens: Tokens;
};

const fault = (
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
  const [finding] = fault({ from, to: from + 4 }, 'comment', message).findings;
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
  const message = `Write ${written.replace(/\s+/g, ' ')} instead of <!-- … -->`;
  return fault({ from, to: end + 3 }, 'comment', message, written);
}

/** Describes a "<" that MDX takes for the start of a tag and cannot read. */
function lessThan(text: string, from: number, known: Known): ParserFault {
  if (text.startsWith('<!--', from)) return htmlNote(text, from);
  const brackets = bracketsAt(text, from);
  const to = from + brackets.length;
  // Slack writes a link so.
  const right = brackets.replace(/^<((?:https?|mailto|tel):[^|>\s]+)\|([^>\n]+)>$/, '[$2]($1)');
  if (right !== brackets)
    return fault({ from, to }, 'link-form', `Write ${right} instead of ${brackets}`, right);
  const address = autolink(brackets);
  if (address !== undefined && /^ wrote:$/m.test(text.slice(to, to + 8)))
    return fault({ from, to }, 'left-over', 'This line came with a pasted e-mail. Delete it');
  if (address !== undefined) {
    const message = `Write [the words of the link](${address}) instead of ${brackets}`;
    return fault({ from, to }, 'link-form', message);
  }
  const name = nameIn(brackets);
  if (isTagName(name)) return badTag(text, from, known);
  // Before a letter, the sign may start a tag. Only the writer knows.
  const fix = /^<[\p{L}/@#!]/u.test(text.slice(from, from + 2)) ? undefined : '&lt;';
  const message = '"<" starts a tag here. Write &lt; or "less than"';
  known.excused.add(name);
  return fault({ from, to: from + 1 }, 'less-than', message, fix);
}

/** Describes a tag that cannot be read or is never closed. */
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
    return fault(cover, 'tag', `Write {${name}} instead of ${tag}`, `{${name}}`);
  }
  if (/^(insert|your|name|client|company)$/i.test(name)) {
    return fault(cover, 'tag', `"${tag}" would be published. Write the text`);
  }
  const advice = quoteAdvice(tag);
  if (advice !== undefined) return fault(cover, 'tag', advice);
  const reason = isVoid(name) ? 'does not work here' : why;
  return fault(cover, 'tag', `<${name}> ${reason}. ${tagAdvice(name)}`);
}

/** Describes a closing tag without an open tag, or one that closes in the wrong order. */
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
  if (!open) return fault(cover, 'tag', `</${name}> closes what was never opened. Delete it`);
  excused.add(open.name);
  const still =
    open.name === name
      ? `</${name}> crosses the signs of Markdown before it`
      : `</${name}> closes, but <${open.name}> (line ${open.line}) is still open`;
  return fault(cover, 'tag', `${still}. ${tagAdvice(open.name)}`);
}

const sameLetters = (written: string, name: string) =>
  written.replace(/[^A-Za-z]/g, '').toLowerCase() === name.toLowerCase();

/** Describes a "{" that starts no valid code. */
function openBrace(text: string, from: number, { tokens }: Known): ParserFault {
  const rest = text.slice(from, from + 80);
  if (/^\{\s*\/\*/.test(rest)) return openNote(text, from, '*/}');
  const id = /^\{#[^{}\s]*\}/.exec(rest)?.[0];
  if (id !== undefined) {
    const message = `Headings get their ids from their words. Delete ${id}`;
    return fault({ from, to: from + id.length }, 'brace', message);
  }
  const odd = /^\{\s*[\\/]\*+\s*(.*?)\s*\*[\\/]?\}/.exec(rest);
  if (odd) {
    const to = from + odd[0].length;
    return fault({ from, to }, 'comment', `Write a note as {/* ${odd[1] ?? ''} */}`);
  }
  const [source = '{', written = ''] = /^\{+([^{}\n]*)\}*/.exec(rest) ?? [];
  const meant = meantToken(written, tokens);
  const foreign = foreignTag(text, from);
  if (foreign !== undefined && meant === undefined)
    return fault({ from, to: from + foreign.length }, 'brace', foreignAdvice);
  if (meant !== undefined) {
    const isWhole = source.endsWith('}') && sameLetters(written, meant);
    const cover = isWhole ? { from, to: from + source.length } : { from, to: from + 1 };
    const message = `"${source.trim()}" is not read as a name. Write {${meant}}`;
    return fault(cover, 'brace', message, isWhole ? `{${meant}}` : undefined);
  }
  const message = '"{" starts code here. Delete it, or write \\{ for a brace';
  return fault({ from, to: from + 1 }, 'brace', message);
}

function importLine(text: string, from: number): ParserFault {
  const word = text.startsWith('import', from) ? 'import' : 'export';
  const message = `A paragraph that begins with "${word}" is read as code. Begin it with another word or a capital`;
  return fault({ from, to: from + word.length }, 'import', message);
}

function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}

/** Describes tags that do not match. The parser’s message names the other tag and its place. */
function unpaired(text: string, { reason, position }: ParserMessage, known: Known): ParserFault {
  const [, name = '', line = '1', column = '1'] =
    /closing tag for `<([^`>]*)>` \((\d+):(\d+)/.exec(reason) ?? [];
  if (reason.startsWith('Expected a closing tag')) {
    const from = offsetOf(text, Number(line), Number(column));
    const isClosed = catalogue().has(name) && text.includes(`</${name}>`, from);
    return badTag(
      text,
      from,
      known,
      isClosed ? 'shares its line with words' : 'is opened here and never closed',
    );
  }
  const from = position?.start.offset ?? 0;
  const own = { name: nameIn(bracketsAt(text, from)), line: '' };
  return closingTag(text, from, known, reason.startsWith('Unexpected') ? { name, line } : own);
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
  if (sign === '{') return openBrace(text, from, known);
  if (sign === '<' && text.charAt(from + 1) === '/') return closingTag(text, from, known);
  if (sign === '<') return lessThan(text, from, known);
  if (sign !== '') return importLine(text, from);
  return fault({ from: at, to: at }, 'tag', `This text cannot be read. ${otherwise}`);
}
