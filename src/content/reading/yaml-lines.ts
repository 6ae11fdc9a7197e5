import { MaskedText } from './mask';
import { checkValue } from './yaml-value';

type Line = { text: string; at: number; indent: number };

function linesOf(yaml: string): Line[] {
  let at = 0;
  return yaml.split('\n').map((raw) => {
    const text = raw.replace(/\r$/, '');
    const line = { text, at, indent: text.search(/[^\s]|$/) };
    at += raw.length + 1;
    return line;
  });
}

const isEmpty = ({ text }: Line) => /^\s*(#.*)?$/.test(text);

/** `name: value`, `- name: value` or `- value`. */
const entry = /^(\s*(?:-(?:\s+|$))*)(?:([A-Za-z_$][\w$-]*|"[^"]*")(\s*:)(?:(\s+)(.*)|$)|(.*))$/;

/** The indents at which a line may stand, the deepest last. */
type Place = { indent: number; name: string; filled: boolean };

/** White space that YAML does not take for such: tabs as indent, and pasted spaces anywhere. */
function checkWhite(text: MaskedText, white: string, at: number, allowed: RegExp): void {
  const odd = white.search(allowed);
  if (odd === -1) return;
  const isTab = white.charAt(odd) === '\t';
  text.tell({
    offset: at + odd,
    rule: isTab ? 'tab' : 'invisible',
    message: isTab
      ? 'A tab is used here. Fields are indented with spaces, 2 for each step'
      : 'This space is a pasted one that cannot be read. Delete it and type a space',
    fix: {
      from: at,
      to: at + white.length,
      text: white.replaceAll('\t', '  ').replace(/\s/g, ' '),
    },
  });
  text.cover(at, at + white.length, ' ');
}

/** `name:value` and `-entry`: read as one word by YAML. */
function checkSpaces(text: MaskedText, { text: line, at }: Line): boolean {
  const glued = /^(\s*(?:- +)*)([a-z][A-Za-z]*:|-)(?=[^\s:/-])(?!-{2})/.exec(line);
  if (!glued) return false;
  const [whole, , sign = ''] = glued;
  const after = at + whole.length;
  const what = sign === '-' ? 'the dash' : `"${sign}"`;
  text.tell({
    offset: after,
    rule: 'space-after',
    message: `A space is missing after ${what}`,
    fix: { from: after, to: after, text: ' ' },
  });
  text.cover(after, after + 1, ' ');
  return true;
}

/** Tells an entry of a list that begins as in a word processor; true when it does. */
function checkBullet(text: MaskedText, line: string, offset: number): boolean {
  const bullet = /^(?:[*•·–—+]|\d{1,2}[.)])\s+(?=\S)/.exec(line)?.[0];
  if (bullet === undefined) return false;
  const end = offset + bullet.length;
  text.tell({
    offset,
    rule: 'field-line',
    message: `Write "- " in place of "${bullet.trim()}" to begin an entry of a list`,
    fix: { from: offset, to: end, text: '- ' },
  });
  text.cover(offset, offset + 1, '-');
  text.cover(offset + 1, end, ' ');
  return true;
}

/** Tells a line whose indent fits no line above it; true when the rest cannot be read. */
function checkIndent(text: MaskedText, line: Line, places: Place[]): boolean {
  const above = places.at(-1);
  while (places.length > 1 && (places.at(-1)?.indent ?? 0) > line.indent) places.pop();
  const level = places.at(-1);
  if (!above || !level || level.indent === line.indent) return false;
  if (level === above && !above.filled) return false;
  const parent = places.findLast((place) => !place.filled && place.indent < line.indent) ?? above;
  const spaces = (count: number) => `${count} ${count === 1 ? 'space' : 'spaces'}`;
  text.tell({
    offset: line.at + line.indent,
    rule: 'indent',
    message:
      level === above
        ? `This line stands deeper than the line above, but "${above.name}" already has its text: move it to the left`
        : `This line belongs to "${parent.name}" but is not indented like the line above (${spaces(above.indent)})`,
  });
  return true;
}

/**
 * Reads front matter line by line and tells, in plain words, what YAML would refuse or misread.
 *
 * @returns the text with its mistakes covered, and whether a parser can make sense of it
 */
export function checkYamlLines(yaml: string): { text: MaskedText; readable: boolean } {
  const text = new MaskedText(yaml);
  const lines = linesOf(yaml);
  const places: Place[] = [];
  let blockIndent = -1;
  let openQuote: string | null = null;
  let readable = true;

  lines.forEach((line, index) => {
    if (openQuote !== null) {
      if (line.text.trimEnd().endsWith(openQuote)) openQuote = null;
      return;
    }
    if (isEmpty(line)) return;
    if (blockIndent !== -1 && line.indent > blockIndent) return;
    blockIndent = -1;
    checkWhite(text, line.text.slice(0, line.indent), line.at, /[^ ]/);
    if (checkSpaces(text, line)) return;

    const [, dashes = '', name, colon = '', space = '', value = '', bare = ''] =
      entry.exec(line.text) ?? [];
    const isItem = dashes.trim() !== '';
    const before = places.at(-1);
    const next = lines.slice(index + 1).find((one) => !isEmpty(one));
    const isAmongFields =
      before?.filled === false &&
      next?.indent === line.indent &&
      entry.exec(next.text)?.[2] !== undefined;
    const continues =
      name === undefined &&
      !isItem &&
      before !== undefined &&
      line.indent > before.indent &&
      !isAmongFields;
    const opens = !isItem && before !== undefined && (!continues || !before.filled);
    if (opens && line.indent > 0 && checkBullet(text, bare, line.at + line.indent)) return;
    if (continues) return;
    if (name === undefined && !isItem) {
      const known = /^[a-z][A-Za-z]*$/.test(bare);
      const wide = /^([A-Za-z]+)\s*[：﹕꞉]\s*/.exec(bare);
      if (wide) {
        const from = line.at + line.indent + (wide[1] ?? '').length;
        text.tell({
          offset: from,
          rule: 'field-line',
          message: `This colon is none to a computer. Write "${wide[1] ?? ''}: "`,
          fix: { from, to: line.at + line.indent + wide[0].length, text: ': ' },
        });
        text.cover(from, from + 1, ':');
        if (wide[0].length === (wide[1] ?? '').length + 1) text.cover(from + 1, from + 2, ' ');
        return;
      }
      text.tell({
        offset: line.at + line.indent,
        length: bare.length,
        rule: 'field-line',
        message: known
          ? `A colon is missing after "${bare}"`
          : 'This line is no field. Write "name: value", or indent it to go on with the text above',
      });
      text.cover(line.at + line.indent, line.at + line.indent + 1, '#');
      return;
    }
    if (checkIndent(text, line, places)) readable = false;
    const beforeSpace = line.at + `${dashes}${name ?? ''}${colon}`.length;
    checkWhite(text, space, beforeSpace, /[^ \t]/);

    const content = name === undefined ? bare : value;
    const at =
      line.at + (name === undefined ? dashes.length : `${dashes}${name}${colon}${space}`.length);
    const goesOn = next !== undefined && next.indent > line.indent && !entry.exec(next.text)?.[2];
    checkValue(text, content, at, goesOn);
    if (
      /^["']/.test(content) &&
      goesOn &&
      !content.slice(1).trimEnd().endsWith(content.charAt(0))
    ) {
      openQuote = content.charAt(0);
    }
    if (/^[|>][+-]?\d?\s*$/.test(content)) blockIndent = line.indent;
    const place = { indent: line.indent, name: name ?? before?.name ?? '', filled: content !== '' };
    const same = places.findIndex(({ indent }) => indent === line.indent);
    if (same === -1) places.push(place);
    else places[same] = place;
    // The first field of an entry stands after its dash, and the others below it.
    if (isItem && name !== undefined) places.push({ ...place, indent: dashes.length });
  });
  return { text, readable };
}
