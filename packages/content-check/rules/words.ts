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
  /^(?:Are|Can|Could|Did|Do|Does|How|Is|May|Should|What|When|Where|Which|Who|Why|Will|Would) .*[\p{L}\p{N}]$/u;

/** Reports a question without its question mark. */
function questionMark({ file, fields, parsed }: ContentFile): Finding[] {
  const { question } = fields;
  if (!file.startsWith('faq/') || typeof question !== 'string' || !asks.test(question)) return [];
  const message = 'A question ends with a question mark. Add it';
  return [atField({ parsed }, ['question'], 'punctuation', message)];
}

const inEnglish = once((file: ContentFile) => [...findingsIn(file, true), ...questionMark(file)]);
const inAnother = once((file: ContentFile) => findingsIn(file, false));

/** Reports mistakes in the words that visitors read. */
export const wordFindings = (file: ContentFile, site: SiteIndex): Finding[] =>
  isEnglish(site) ? inEnglish(file) : inAnother(file);
