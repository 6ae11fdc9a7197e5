import type { ContentFile } from '../content-file';
import { endOf, nodesIn, startOf } from '../mdx/mdx-node';
import type { Range } from '../reading/parse';
import { spoken } from '../spoken';

/** Pairs of quotation marks of several languages. Straight ones may be a mistake, so they are not part of it. */
const marked = /“[^“”\n]*”|„[^„“”\n]*[“”]|«[^«»\n]*»|»[^«»\n]*«|(?<=")[^"\n]*(?=")/gu;

const isTestimonial = ({ file }: ContentFile) => file.startsWith('testimonials/');

const known = new WeakMap<ContentFile, readonly Range[]>();

function rangesIn(file: ContentFile): readonly Range[] {
  const found = known.get(file);
  if (found) return found;
  const inMarks = [...spoken(file).matchAll(marked)].map(({ 0: quote, index }) => ({
    from: index,
    to: index + quote.length,
  }));
  const quote = isTestimonial(file) ? file.parsed.rangeOf(['quote']) : undefined;
  const blocks = nodesIn(file.tree)
    .filter(({ type }) => type === 'blockquote')
    .map((node) => ({ from: startOf(node), to: endOf(node) }));
  const ranges = [...inMarks, ...blocks, ...(quote ? [quote] : [])];
  known.set(file, ranges);
  return ranges;
}

/**
 * Returns whether an offset is within somebody’s words: a testimonial, a block quote, or words between
 * quotation marks. Rules about style leave those alone.
 */
export const isQuoted = (file: ContentFile, offset: number) =>
  rangesIn(file).some(({ from, to }) => from <= offset && offset < to);
