import type { Finding } from '../problem';

/**
 * What is wrong with the number at which a JSON parser stops: signs before it, or a comma in it.
 *
 * @param offset where the parser stops
 */
export function numberFault(text: string, offset: number): Finding | null {
  const rest = text.slice(offset);
  const before = text.slice(0, offset);
  const sign = /^[+$€£](?=\d)/.exec(rest)?.[0];
  if (sign !== undefined) {
    const fix = { from: offset, to: offset + 1, text: '' };
    return { offset, rule: 'json-syntax', message: `Delete the ${sign}`, fix };
  }
  const zeros = /(?<![\d.])0+$/.exec(before)?.[0] ?? '';
  const digits = /^[\d.]+/.exec(rest)?.[0];
  if (digits === undefined) return null;
  if (zeros !== '') {
    const from = offset - zeros.length;
    const message = `A number does not begin with 0. Write ${digits}`;
    return { offset: from, rule: 'json-syntax', message, fix: { from, to: offset, text: '' } };
  }
  const thousands = /:\s*(\d{1,3}),$/.exec(before)?.[1];
  if (thousands === undefined || !/^\d{3}(?!\d)/.test(rest)) return null;
  const message = `A number has no comma in it. Write ${thousands}${digits}`;
  const fix = { from: offset - 1, to: offset, text: '' };
  return { offset: offset - 1, rule: 'json-syntax', message, fix };
}
