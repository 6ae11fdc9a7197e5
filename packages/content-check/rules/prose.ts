import type { ContentFile } from '../content-file';
import { endOf, isBlank, isNote, startOf, wordsOf } from '../mdx/mdx-node';
import type { Finding } from '../problem';
import { literal } from '../spoken';
import { entityFindings } from './entities';
import { fieldSignFindings } from './field-signs';
import { headingFindings } from './headings';
import { findPatterns } from './pattern';
import { referenceFindings } from './references';
import { markFindings } from './text-marks';
import { textSigns } from './text-signs';

/** Reports a text under the fields of a page that does not show it. */
function unusedText({ kind, tree }: ContentFile): Finding[] {
  const first = tree.children?.find((node) => !isNote(node));
  if (!kind || kind.prose || !first) return [];
  const message =
    'This page does not show the text under its fields. Move it into a field, or delete it';
  return [{ offset: startOf(first), rule: 'unused-text', message }];
}

/** A paragraph that is this long is no signature, and no address. */
const leastWords = 12;

/** Reports a text that ends within a sentence. */
function brokenOff({ tree, kind }: ContentFile): Finding[] {
  const last = tree.children?.filter((node) => !isBlank(node)).at(-1);
  if (!kind?.prose || last?.type !== 'paragraph') return [];
  const words = wordsOf(last, {}).trim();
  if (words.split(/\s+/).length < leastWords || !/[\p{Ll},]$/u.test(words)) return [];
  const message = 'The text ends within a sentence. Write its end, or add a full stop';
  return [{ offset: endOf(last) - 1, length: 1, rule: 'punctuation', message }];
}

/** Reports what Markdown makes of a text, and what a field does not. */
export function proseFindings(file: ContentFile): Finding[] {
  const words = literal(file);
  return [
    ...headingFindings(file),
    ...markFindings(file),
    ...findPatterns(words, textSigns),
    ...entityFindings(words, false),
    ...referenceFindings(file),
    ...fieldSignFindings(file),
    ...unusedText(file),
    ...brokenOff(file),
  ];
}
