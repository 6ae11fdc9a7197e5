import { wordsOf } from '../mdx/mdx-node';
import { parse } from '../mdx/parser';
import type { Finding } from '../problem';

const known = new Map<string, string>();

/** Returns what Markdown reads where a text names a character as HTML does: `&mdash;`. */
export function characterOf(entity: string): string {
  const read = known.has(entity) ? null : parse(entity);
  if (read) known.set(entity, 'tree' in read ? wordsOf(read.tree, {}) : entity);
  return known.get(entity) ?? entity;
}

/** A character by its name or number. */
const entity = /(?<!\\)&(?:#x?[\da-f]+|[a-z]+\d*);/gi;

/**
 * Returns the characters that a text names as HTML does, where readers would see the name.
 *
 * @param isField fields show every such name as it is
 */
export function entityFindings(text: string, isField: boolean): Finding[] {
  return [...text.matchAll(entity)].flatMap(({ 0: name, index: offset }): Finding[] => {
    const right = characterOf(name);
    const isSeen = /^[\p{L}\p{P}\p{S}]$/u.test(right);
    const place = { offset, length: name.length, rule: 'markdown' } as const;
    if (right === name) {
      // "R&D; sales" is honest writing.
      if (/[\p{L}\p{N}]/u.test(text.charAt(offset - 1)) && !/^&[a-z]{4,};$/.test(name)) return [];
      const message = `Readers would see "${name}". Type the character itself`;
      return [{ ...place, message }];
    }
    if (!isField && text.startsWith('amp;', offset + name.length)) {
      const message = 'Readers would see "&amp;". Write &amp; once';
      return right === '&' ? [{ ...place, message }] : [];
    }
    if (!isField) return [];
    const message = isSeen
      ? `Type ${right === '"' ? 'a curly quote, “ or ”,' : right === "'" ? '’' : right} instead of ${name}`
      : `Readers would see "${name}" in this field. ${/\s/.test(right) ? 'Type a space' : 'Delete it'}`;
    const fix = { from: offset, to: offset + name.length, text: right };
    // Within a field, these might end the text or begin something else.
    const isSafe = right === '&' ? text.charAt(offset - 1) === ' ' : !/^["'\\#:{}[\]]$/.test(right);
    return [{ ...place, message, ...(isSeen && isSafe && { fix }) }];
  });
}
