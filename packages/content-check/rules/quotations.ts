import type { ContentFile } from '../content-file';
import { endOf, nodesIn, startOf } from '../mdx/mdx-node';
import { once } from '../once';
import type { Range } from '../reading/parse';
import { spoken } from '../spoken';

/** Pairs of quotation marks of several languages. Straight ones may be a mistake, so they are not part of it. */
const marked = /“[^“”\n]*”|„[^„“”\n]*[“”]|«[^«»\n]*»|»[^«»\n]*«|(?<=")[^"\n]*(?=")/gu;

const isTestimonial = ({ file }: ContentFile) => file.startsWith('testimonials/');

const rangesIn = once((file: ContentFile): readonly Range[] => {
  const inMarks = [...spoken(file).matchAll(marked)].map(({ 0: quote, index }) => ({
    from: index,
    to: index + quote.length,
  }));
  const quote = isTestimonial(file) ? file.parsed.rangeOf(['quote']) : undefined;
  const blocks = nodesIn(file.tree)
    .filter(({ type }) => type === 'blockquote')
    .map((node) => ({ from: startOf(node), to: endOf(node) }));
  return [...inMarks, ...blocks, ...(quote ? [quote] : [])];
});

/**
 * Returns whether an offset is within somebody’s words: a testimonial, a block quote, or words between
 * quotation marks. Rules about style leave those alone.
 */
export const isQuoted = (file: ContentFile, offset: number) =>
  rangesIn(file).some(({ from, to }) => from <= offset && offset < to);
