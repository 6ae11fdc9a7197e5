import type { ContentFile } from '../content-file';
import { endOf, isComponent, nodesIn, startOf, type MdxNode } from '../mdx/mdx-node';
import { once } from '../once';
import type { Range } from '../reading/parse';
import { spoken } from '../spoken';
import { secondFile } from './text-marks';

/** Pairs of quotation marks of several languages. Straight ones may be a mistake, so they are not part of it. */
const marked = /“[^“”\n]*”|„[^„“”\n]*[“”]|«[^«»\n]*»|»[^«»\n]*«|(?<=")[^"\n]*(?=")/gu;

const isTestimonial = ({ file }: ContentFile) => file.startsWith('testimonials/');

const inside = ({ children = [] }: MdxNode) => children;

const rangesIn = once((file: ContentFile): readonly Range[] => {
  const inMarks = [...spoken(file).matchAll(marked)].map(({ 0: quote, index }) => ({
    from: index,
    to: index + quote.length,
  }));
  const quote = isTestimonial(file) ? file.parsed.rangeOf(['quote']) : undefined;
  const nodes = nodesIn(file.tree);
  const inBlocks = [
    ...nodes.filter(({ type }) => type === 'blockquote'),
    ...nodes.filter((node) => isComponent(node) && node.name === 'Quote').flatMap(inside),
    // The quotes of fields are YAML.
    ...secondFile(file),
  ].map((node) => ({ from: startOf(node), to: endOf(node) }));
  return [...inMarks, ...inBlocks, ...(quote ? [quote] : [])];
});

/**
 * Returns whether an offset is within words that rules about style leave alone: a testimonial, a block
 * quote, <Quote>, words between quotation marks, or a second file pasted under the first.
 */
export const isQuoted = (file: ContentFile, offset: number) =>
  rangesIn(file).some(({ from, to }) => from <= offset && offset < to);
