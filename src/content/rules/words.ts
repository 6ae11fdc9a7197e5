import type { ContentFile } from '../content-file';
import type { Finding, Edit } from '../problem';
import { isDraft } from '../site-index';
import { spoken } from '../spoken';
import { isQuoted } from './quotations';
import { wordRules } from './word-rules';

/** Reports mistakes in the words that visitors read. */
export function wordFindings(file: ContentFile): Finding[] {
  const words = spoken(file);
  return wordRules
    .filter(({ rule }) => !(rule === 'left-over' && isDraft(file)))
    .flatMap(({ rule, pattern, say, inQuotations }) =>
      [...words.matchAll(pattern)].flatMap((match): Finding[] => {
        const text = match[0];
        const offset = match.index;
        const said = say({ text, offset, match });
        const quoted = isQuoted(file, offset);
        if (!said || (quoted && !inQuotations)) return [];
        const fix: Edit | undefined =
          said.text === undefined || quoted
            ? undefined
            : { from: offset, to: offset + text.length, text: said.text };
        return [{ offset, length: text.length, rule, message: said.message, ...(fix && { fix }) }];
      }),
    );
}

// Matches from the first space only: otherwise a long row would be tried once for each space.
const endings = /(?<![ \t])[ \t]+(?=\r?$)/gm;

/** Reports spaces at the ends of lines, but for two that break a line in Markdown. */
export function trailingSpaces({ text, parsed }: ContentFile): Finding[] {
  return [...text.matchAll(endings)]
    .filter(({ 0: spaces, index }) => {
      const next = /^\r?\n(.?)/.exec(text.slice(index + spaces.length))?.[1] ?? '';
      const breaks = index >= parsed.bodyOffset && spaces.length >= 2 && next.trim() !== '';
      return !breaks;
    })
    .map(({ 0: spaces, index }) => ({
      offset: index,
      length: spaces.length,
      rule: 'trailing-space',
      message: 'Spaces at the end of the line. Delete them',
      fix: { from: index, to: index + spaces.length, text: '' },
    }));
}
