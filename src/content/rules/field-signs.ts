import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { spoken, spokenFields } from '../spoken';
import { findSigns, type Sign } from './signs';

const fieldSigns: readonly Sign[] = [
  {
    pattern: /\*\*[^*\n]+\*\*|__[^_\n]+__/g,
    rule: 'markup',
    message: 'Bold does not work in a field. Delete the signs around the words',
    fix: (text) => text.slice(2, -2),
  },
  {
    pattern: /\[[^[\]\n]+\]\([^)\n]*\)/g,
    rule: 'markup',
    message: 'Links do not work in this field. Write the words alone',
  },
  {
    pattern: /<\/?[a-z][^>\n]*>/gi,
    rule: 'markup',
    message: 'HTML does not work in a field. Delete the tag',
  },
  {
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z]+);/gi,
    rule: 'markup',
    message: 'In a field, type the character itself',
  },
  { pattern: /`[^`\n]*`/g, rule: 'markup', message: 'Backticks would be seen. Delete them' },
];

/** Fields in which one accent may stand between asterisks. */
const accented = new Set(['headline', 'figure', 'tagline']);

/** Accents in fields that have none. */
function starFindings(file: ContentFile): Finding[] {
  return spokenFields(file)
    .filter(({ path }) => !accented.has(String(path.findLast((key) => typeof key === 'string'))))
    .flatMap(({ path, value }) => {
      const star = /(?<!\*)\*[^*\s][^*]*\*(?!\*)/.exec(value);
      const range = file.parsed.rangeOf(path);
      if (!star || !range) return [];
      const from = file.text.indexOf(star[0], range.from);
      const message = 'Only headlines may have an accent. Delete the asterisks';
      const fix = { from, to: from + star[0].length, text: star[0].slice(1, -1) };
      return from === -1
        ? []
        : [{ offset: from, length: star[0].length, rule: 'markup' as const, message, fix }];
    });
}

/** Signs of Markdown and HTML in fields, which are plain text. */
export const fieldSignFindings = (file: ContentFile): Finding[] => [
  ...findSigns(spoken(file).slice(0, file.parsed.bodyOffset), 0, fieldSigns),
  ...starFindings(file),
];
