import { curly, quoted, type MaskedText } from './mask';

/** The end of a quoted text on its line, or -1 when the quote is not closed there. */
function closingQuote(value: string): number {
  const pattern = value.startsWith('"') ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/;
  return (pattern.exec(value)?.[0].length ?? 0) - 1;
}

const isTrailing = (rest: string) => /^\s*(#.*)?$/.test(rest);

/** A text that begins with a quotation mark. `at` is its offset. */
function checkQuoted(text: MaskedText, value: string, at: number, goesOn: boolean): void {
  const quote = value.charAt(0);
  const close = closingQuote(value);
  if (close < 1) {
    if (goesOn) return;
    const inner = value.slice(1).trimEnd();
    const fix = { from: at, to: at + value.trimEnd().length, text: quoted(curly(inner)) };
    text.tell({
      offset: at,
      rule: 'open-quote',
      message: `This quote is opened and never closed. Write: ${fix.text}`,
      fix,
    });
    text.cover(at, at + 1, '·');
    coverColons(text, value, at);
    return;
  }
  if (!isTrailing(value.slice(close + 1))) {
    const last = value.trimEnd().lastIndexOf(quote);
    const inner = last > close ? value.slice(1, last) : value;
    const fix = { from: at, to: at + value.trimEnd().length, text: quoted(curly(inner.trimEnd())) };
    text.tell({
      offset: at + close,
      rule: 'inner-quote',
      message: `The text ends at this quote, but the line goes on. Write: ${fix.text}`,
      fix,
    });
    text.cover(at, at + value.length, '·');
    return;
  }
  const badEscape = quote === '"' ? /\\(?![\\"/ntrbfeu0x ])/.exec(value.slice(0, close)) : null;
  if (badEscape) {
    const offset = at + badEscape.index;
    text.tell({
      offset,
      rule: 'yaml-escape',
      message: 'A backslash has a meaning of its own between double quotes. Use single quotes',
    });
    text.cover(offset, offset + 1, '/');
  }
}

function coverColons(text: MaskedText, value: string, at: number): void {
  for (const { index } of value.matchAll(/:(?=\s|$)/g)) {
    text.cover(at + index, at + index + 1, '·');
  }
}

/** What the first character of an unquoted text means to YAML, and so keeps it from being a text. */
const openers = /^([{*&!%@`|>?-](?=\S|\s)|\[(?!.*\]\s*$))/;

function needsQuotes(text: MaskedText, value: string, at: number, why: string, offset = at): void {
  const whole = value.trimEnd();
  const fix = { from: at, to: at + whole.length, text: quoted(curly(whole)) };
  text.tell({
    offset,
    rule: 'yaml-quotes',
    message: `${why} needs quotes. Write: ${fix.text}`,
    fix,
  });
}

/**
 * Finds in the value of one line what YAML would refuse or misread.
 *
 * @param at the offset of the value
 * @param goesOn true: a quoted text may end on a later line
 */
export function checkValue(text: MaskedText, value: string, at: number, goesOn: boolean): void {
  const isNumber = /^-?\d+(\.\d+)?\s*$/.test(value);
  if (value === '' || value === '-' || isNumber || /^[|>][+-]?\d?\s*(#.*)?$/.test(value)) return;
  if (/^["']/.test(value)) {
    checkQuoted(text, value, at, goesOn);
    return;
  }
  if (value.startsWith('#') || value.includes(' #')) {
    const offset = at + (value.startsWith('#') ? 0 : value.indexOf(' #') + 1);
    const fix = { from: at, to: at + value.trimEnd().length, text: quoted(curly(value.trimEnd())) };
    text.tell({
      offset,
      rule: 'yaml-comment',
      message: `Everything from this "#" on would be left out. Write: ${fix.text}`,
      fix,
    });
    text.cover(offset, offset + 1, '·');
  } else if (openers.test(value)) {
    needsQuotes(text, value, at, `Text that starts with "${value.charAt(0)}"`);
    text.cover(at, at + 1, '·');
  } else if (/:(\s|$)/.test(value)) {
    const colon = value.search(/:(\s|$)/);
    needsQuotes(text, value, at, 'Text with ": "', at + colon);
  }
  coverColons(text, value, at);
}
