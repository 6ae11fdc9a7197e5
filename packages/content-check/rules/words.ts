import type { ContentFile } from '../content-file';
import { once } from '../once';
import type { Finding } from '../problem';
import { isDraft, type SiteIndex } from '../site-index';
import { spoken } from '../spoken';
import { isEnglish } from './english';
import { findPatterns } from './pattern';
import { atField } from './place';
import { isQuoted } from './quotations';
import { wordRules } from './word-rules';

/** Says how a file of this kind is kept unpublished. */
const draftLine = ({ file, kind }: ContentFile) =>
  // The forms have words about drafts of messages.
  !kind || !('draft' in kind.schema.shape) || file.startsWith('forms/')
    ? 'delete the entry'
    : file.endsWith('.json')
      ? 'set "draft": true'
      : 'set draft: true';

function findingsIn(file: ContentFile, english: boolean): Finding[] {
  const patterns = wordRules.filter(
    ({ rule, inEnglish }) => (english || !inEnglish) && !(rule === 'left-over' && isDraft(file)),
  );
  return findPatterns(spoken(file), patterns, (offset) => isQuoted(file, offset)).map(
    ({ message, ...finding }) => ({
      ...finding,
      message: message.replace('set draft: true', draftLine(file)),
    }),
  );
}

/** Begins a question; “Tell me about pricing” is none. */
const asks =
  /^(?:Are|Can|Could|Did|Do|Does|How|Is|May|Should|What|When|Where|Which|Who|Why|Will|Would) .*[\p{L}\p{N}]\.?$/u;

/** Reports a question without its question mark, and the letters or numbers of a list of questions. */
function questionFaults({ file, fields, parsed }: ContentFile): Finding[] {
  const { question } = fields;
  if (!file.startsWith('faq/') || typeof question !== 'string') return [];
  const finding = (rule: Finding['rule'], message: string) =>
    atField({ parsed }, ['question'], rule, message);
  const [mark] = /^(?:Q ?[:.]|\d{1,2}[.)])(?= )/.exec(question) ?? [];
  const [own] = /^A ?:(?= )/.exec(parsed.body.trim()) ?? [];
  return [
    ...(mark === undefined
      ? []
      : [finding('left-over', `Delete "${mark}". The page shows that this is a question`)]),
    ...(own === undefined
      ? []
      : [
          {
            offset: parsed.bodyOffset,
            rule: 'left-over' as const,
            message: `Delete "${own}" before the answer`,
          },
        ]),
    ...(parsed.body.trim() === question
      ? [
          {
            offset: parsed.bodyOffset,
            rule: 'repeated-word' as const,
            message: 'The answer is the question again. Write the answer',
          },
        ]
      : []),
    ...(asks.test(question)
      ? [finding('punctuation', 'A question ends with a question mark. Add it')]
      : []),
  ];
}

const inEnglish = once((file: ContentFile) => [...findingsIn(file, true), ...questionFaults(file)]);
const inAnother = once((file: ContentFile) => findingsIn(file, false));

/** Reports mistakes in the words that visitors read. */
export const wordFindings = (file: ContentFile, site: SiteIndex): Finding[] =>
  isEnglish(site) ? inEnglish(file) : inAnother(file);
