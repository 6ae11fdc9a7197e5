import { isPage } from '../content/content-types';
import { blanked, parseText } from './markdown/parse-text';
import { raiseHeadings } from './markdown/tree';
import { readJson } from './read-json';
import { readYaml } from './read-yaml';
import { syntaxProblem, unread, type Fields, type SourceFile } from './source-file';

/** The fields of a text are between two lines of three hyphens, as gatsby-plugin-mdx reads them. */
const openingFence = /^---[ \t]*\r?\n/;
const closingFence = /^---[ \t]*(?:\r?\n|$)/;
const openingAdvice = 'A file begins with its fields between two lines of three hyphens: ---';
const closingAdvice = 'The line after the fields is three hyphens alone: ---';

type Front = Fields & { bodyStart: number };

/** Reads the fields above a text, and finds where it begins. */
function readFrontMatter(text: string): Front {
  const start = openingFence.exec(text)?.[0].length ?? 0;
  const close = text.indexOf('\n---', start - 1) + 1;
  if (start === 0 || close === 0)
    return { ...unread([{ at: [0], message: openingAdvice }]), bodyStart: text.length };
  const fence = closingFence.exec(text.slice(close))?.[0].length;
  if (fence === undefined)
    return { ...unread([{ at: [close], message: closingAdvice }]), bodyStart: text.length };
  // YAML knows the first line of hyphens as the start of a document.
  return { ...readYaml(text.slice(0, close)), bodyStart: close + fence };
}

/** Reads the fields of a content file. The ending of its name decides between JSON and MDX. */
const readFront = (file: string, text: string): Front =>
  file.endsWith('.json') ? { ...readJson(text), bodyStart: text.length } : readFrontMatter(text);

const withoutByteOrderMark = (text: string) => (text.startsWith('\uFEFF') ? text.slice(1) : text);

/** Returns the fields of a content file as they are written; null if they cannot be read. */
export const readFields = (file: string, text: string): unknown =>
  readFront(file, withoutByteOrderMark(text)).data;

/** Reads a content file. */
export function readFile(file: string, original: string): SourceFile {
  const text = withoutByteOrderMark(original);
  const front = readFront(file, text);
  const { bodyStart } = front;
  const hasText = !file.endsWith('.json') && (bodyStart < text.length || front.data !== null);
  if (!hasText) return { file, text, ...front, tree: null, escapes: new Map() };
  const withoutFields = blanked(text.slice(0, bodyStart), ' ') + text.slice(bodyStart);
  const { tree, escapes, problems } = parseText(withoutFields);
  if (tree && isPage({ file })) raiseHeadings(tree);
  const inText = problems.map(({ at, message }) =>
    syntaxProblem([Math.max(at, bodyStart)], message),
  );
  return { file, text, ...front, tree, escapes, problems: [...front.problems, ...inText] };
}
