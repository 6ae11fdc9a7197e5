import type { FieldText } from '../../reader/content-file';
import { nodesIn, startOf, type MdxNode } from '../../reader/markdown/tree';
import { markdownOf } from '../../reader/markdown/visible-words';
import { withField, withWords } from '../example';
import type { TestRule } from '../rule';

/** What Markdown makes of words, by the types of its nodes. A list with numbers may be a headline. */
const markdownTypes = ['strong', 'delete', 'inlineCode', 'heading', 'blockquote', 'image'];

/** Returns whether words are Markdown that a field shows as it was typed. */
function isMarkdown(node: MdxNode, { written, schema }: FieldText): boolean {
  const { type, ordered } = node;
  const first = written.charAt(startOf(node));
  if (markdownTypes.includes(type)) return true;
  if (type === 'emphasis') return !(schema.emphasis && first === '*');
  if (type === 'list') return ordered !== true;
  // A bare address is a link, too.
  return type === 'link' && ['[', '<'].includes(first);
}

/** Returns whether a node is HTML. A title may be about an element: "The <head> of a page". */
const isHtml = ({ type, value = '' }: MdxNode) =>
  type === 'html' && /<\/|<!--|<(?:br|hr|img)\b/.test(value);

/** Markdown and HTML in fields, which are shown as they are. */
export const fieldSyntax: TestRule = {
  name: 'field-syntax',
  severity: 'warning',
  value(value, { report }) {
    const { written, schema } = value;
    if (!schema.isTypeset) return;
    const { tree, escapes } = markdownOf(value);
    const nodes = nodesIn(tree);
    // \{ is how a field shows a brace.
    const isEscape = (at: number) => written.charAt(at - 1) === '\\' && written.charAt(at) !== '{';
    if ([...escapes.keys()].some(isEscape) || nodes.some((node) => isMarkdown(node, value)))
      report({ message: 'Markdown does not work in this field. Delete these characters' });
    else if (nodes.some(isHtml))
      report({ message: 'HTML does not work in this field. Delete the tags, and keep the words' });
  },
  examples: {
    reported: [
      [
        withField('question', '▸question: Is it **really** so?', 'content/faq/sample.mdx'),
        withField('question', 'question: Is it really so?', 'content/faq/sample.mdx'),
      ],
      [
        withField('description', `▸description: ${'Words '.repeat(20)} *so*`),
        withField('description', `description: ${'Words '.repeat(20)} so`),
      ],
      [
        withWords('"24 hours"', '▸"[24 hours](/about/)"', 'content/site.json'),
        withWords('"24 hours"', '"A day"', 'content/site.json'),
      ],
      [
        withWords('"24 hours"', '▸"<b>24</b> hours"', 'content/site.json'),
        withWords('"24 hours"', '"A day"', 'content/site.json'),
      ],
      [withField('title', "▸title: 'Tom \\& Jo'"), withField('title', "title: 'Tom & Jo'")],
      [withField('title', "▸title: 'See [us](/services/)'"), withField('title', "title: 'See us'")],
      [
        withField('title', '▸title: The <code>head</code> of it all'),
        withField('title', 'title: The head of it all'),
      ],
    ],
    accepted: [
      withField('title', 'title: Was Kund*innen wirklich lesen'),
      withField('title', "title: 'A review: 2/5*'"),
      withField('title', "title: 'Our #1 rule for C#' # later"),
      withField('title', "title: '1. Begin with *why*'"),
      withField('title', "title: 'A <head> & a < b, 2/5*'"),
    ],
  },
};
