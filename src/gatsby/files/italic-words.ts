import { headlineParts } from '../../content/text/headline-parts';
import { typesetLine } from '../../content/text/typography';
import { planType } from '../../content/types/plan-type';
import type { Variables } from '../../content/variables';
import type { ContentFile } from '../../reader/content-file';
import { nodesIn, textContent, type MdxNode } from '../../reader/markdown/tree';

/** The elements that `src/mdx/elements` renders as emphasis. */
const italicElements = ['em', 'i', 'cite', 'var'];

const isItalic = ({ type, name }: MdxNode) =>
  type === 'emphasis' || (type.startsWith('mdxJsx') && italicElements.includes(name ?? ''));

/** Returns the words of a file that the site sets in italics: accents, taglines of plans, and emphasis in its text. */
export function italicWords(
  { contentType, values, tree }: ContentFile,
  variables: Variables,
  language: string,
): string[] {
  const isTagline = ([name]: (typeof values)[number]['path']) =>
    contentType === planType && name === 'tagline';
  const ofFields = values
    .filter(({ schema }) => schema.emphasis === true)
    .map(({ path, value }) => (isTagline(path) ? value : (headlineParts(value).accent ?? '')));
  const ofText = (tree ? nodesIn(tree) : [])
    .filter(isItalic)
    .map((node) => textContent(node, variables));
  return [...ofFields, ...ofText].map((words) => typesetLine(words, language));
}
