import { MaskedText } from './mask';
import { checkTags, type Tag } from './prose-tags';

/** Code in backticks is text to Markdown, whatever it holds. */
const code = String.raw`(?<code>(?<!\`)(?<ticks>\`+)(?!\`)[\s\S]*?[^\`]\k<ticks>(?!\`))`;
const note = String.raw`(?<note>\{\/\*[\s\S]*?\*\/\})`;
const htmlNote = String.raw`(?<html><!--[\s\S]*?-->)`;
const openNote = String.raw`(?<open><!--|\{\/\*)`;
const escaped = String.raw`(?<escaped>\\[{}<\\])`;
const token = String.raw`(?<token>\{[A-Za-z]+\})`;
const brace = String.raw`(?<brace>\{)`;
const autolink = String.raw`(?<auto><(?:https?:\/\/|mailto:|[\w.+-]+@)[^\s<>]+>)`;
const tag = String.raw`(?<tag><\/?[A-Za-z][\w.-]*(?:\s+(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*)?\/?>|<\/?>)`;
const less = String.raw`(?<less><)`;

const signs = new RegExp(
  [code, note, htmlNote, openNote, escaped, token, autolink, tag, brace, less].join('|'),
  'g',
);

const imports = /^(import|export)[ \t](.*)$/gm;

function checkImports(text: MaskedText): void {
  for (const { 0: line, 1: word = '', 2: rest = '', index } of text.original.matchAll(imports)) {
    const isCode = /from\s*['"]|^['"]|^(const|let|default|function|\{|\*)/.test(rest);
    text.tell({
      offset: index,
      length: line.length,
      rule: 'import',
      message: isCode
        ? 'Imports and exports are not needed here. Delete the line'
        : `A paragraph that begins with "${word}" is read as code. Begin it with another word or a capital`,
    });
    text.cover(index, index + line.length, '·');
  }
}

/** A "{" that begins no token: to MDX it begins code. */
function checkBrace(text: MaskedText, offset: number): void {
  const rest = text.original.slice(offset);
  const spaced = /^\{\s+([A-Za-z]+)\s*\}|^\{([A-Za-z]+)\s+\}/.exec(rest);
  const name = spaced?.[1] ?? spaced?.[2];
  const doubled = /^\{\{\s*([A-Za-z]+)\s*\}\}/.exec(rest);
  const joined = /^\{(?:[A-Za-z]+\.)?([A-Za-z]+(?:[-_][A-Za-z]+)*)\}/.exec(rest)?.[1];
  if (doubled) {
    const right = `{${doubled[1] ?? ''}}`;
    const fix = { from: offset, to: offset + doubled[0].length, text: right };
    text.tell({
      offset,
      rule: 'brace',
      message: `One pair of braces is enough. Write ${right}`,
      fix,
    });
    text.cover(offset, offset + doubled[0].length, '·');
  } else if (joined !== undefined) {
    const right = `{${joined.replace(/[-_]([A-Za-z])/g, (_, next: string) => next.toUpperCase())}}`;
    text.tell({
      offset,
      rule: 'brace',
      message: `A name in braces has letters alone. Write ${right}`,
    });
  } else if (spaced && name !== undefined) {
    const fix = { from: offset, to: offset + spaced[0].length, text: `{${name}}` };
    text.tell({ offset, rule: 'brace', message: `No spaces between braces. Write {${name}}`, fix });
  } else {
    const fix = { from: offset, to: offset + 1, text: '\\{' };
    text.tell({
      offset,
      rule: 'brace',
      message: '"{" starts code here. Write \\{ for a brace',
      fix,
    });
  }
  text.cover(offset, offset + 1, '‹');
}

/**
 * Tells what MDX would run, refuse or misread in a text: tags, braces, notes, imports.
 *
 * @returns the text with all of that covered, so that Markdown can read it
 */
export function scanProse(body: string): MaskedText {
  const text = new MaskedText(body);
  const tags: Tag[] = [];
  checkImports(text);
  for (const match of body.matchAll(signs)) {
    const { index: offset, groups = {}, 0: whole } = match;
    if (groups.code !== undefined || groups.escaped !== undefined) continue;
    if (groups.html !== undefined) {
      const words = whole.slice(4, -3).trim().replaceAll('*/', '* /');
      const written = `{/* ${words} */}`;
      const fix = { from: offset, to: offset + whole.length, text: written };
      const message = `Write ${written.replace(/\s+/g, ' ')} in place of <!-- … -->`;
      text.tell({ offset, length: whole.length, rule: 'comment', message, fix });
    }
    if (groups.open !== undefined) {
      const close = whole === '<!--' ? '-->' : '*/}';
      const message = `This note begins here and never ends. Add ${close} after it`;
      text.tell({ offset, length: whole.length, rule: 'comment', message });
    }
    if (groups.auto !== undefined) {
      const address = whole.slice(1, -1);
      const href =
        address.includes('@') && !address.startsWith('mailto:') ? `mailto:${address}` : address;
      const message = `Write [the words of the link](${href}) in place of ${whole}`;
      text.tell({ offset, length: whole.length, rule: 'link-form', message });
    }
    if (groups.tag !== undefined) tags.push({ offset, source: whole });
    if (groups.brace !== undefined) checkBrace(text, offset);
    if (groups.less !== undefined) {
      const fix = { from: offset, to: offset + 1, text: '&lt;' };
      const message = '"<" starts a tag here. Write &lt; or "less than"';
      text.tell({ offset, rule: 'less-than', message, fix });
      text.cover(offset, offset + 1, '‹');
    }
    if (groups.token === undefined && groups.brace === undefined && groups.less === undefined) {
      text.cover(offset, offset + whole.length, (groups.note ?? groups.html) ? ' ' : '·');
    } else if (groups.token !== undefined) {
      text.cover(offset, offset + 1, '‹');
      text.cover(offset + whole.length - 1, offset + whole.length, '›');
    }
  }
  checkTags(text, tags);
  return text;
}
