import type { ContentFile } from '../content-file';
import { isNote, startOf } from '../mdx/mdx-node';
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
  ];
}
