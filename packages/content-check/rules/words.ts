import type { ContentFile } from '../content-file';
import { once } from '../once';
import type { Edit, Finding } from '../problem';
import { isDraft, type SiteIndex } from '../site-index';
import { spoken } from '../spoken';
import { isEnglish } from './english';
import { isQuoted } from './quotations';
import { wordRules } from './word-rules';

/** Who has more mistakes of one kind mends some of them first. */
const most = 300;

/** Says how a file of this kind is kept unpublished. */
const draftLine = ({ file, kind }: ContentFile) =>
  !kind || !('draft' in kind.schema.shape)
    ? 'delete the entry'
    : file.endsWith('.json')
      ? 'set "draft": true'
      : 'set draft: true';

function findingsIn(file: ContentFile, english: boolean): Finding[] {
  const words = spoken(file);
  return wordRules
    .filter(
      ({ rule, inEnglish }) => (english || !inEnglish) && !(rule === 'left-over' && isDraft(file)),
    )
    .flatMap(({ rule, pattern, say, inQuotations }) =>
      [...words.matchAll(pattern)].slice(0, most).flatMap((match): Finding[] => {
        const { 0: text, index: offset } = match;
        const quoted = isQuoted(file, offset);
        if (quoted && !inQuotations) return [];
        const end = offset + text.length;
        const before = words.slice(words.lastIndexOf('\n', offset - 1) + 1, offset);
        const after = words.slice(end, end + 80).split('\n', 1)[0] ?? '';
        const said = say({ text, match, before, after });
        if (!said) return [];
        const message = said.message.replace('set draft: true', draftLine(file));
        const fix: Edit | undefined =
          said.text === undefined || quoted
            ? undefined
            : { from: offset, to: end, text: said.text };
        return [{ offset, length: text.length, rule, message, ...(fix && { fix }) }];
      }),
    );
}

const inEnglish = once((file: ContentFile) => findingsIn(file, true));
const inAnother = once((file: ContentFile) => findingsIn(file, false));

/** Reports mistakes in the words that visitors read. */
export const wordFindings = (file: ContentFile, site: SiteIndex): Finding[] =>
  isEnglish(site) ? inEnglish(file) : inAnother(file);
