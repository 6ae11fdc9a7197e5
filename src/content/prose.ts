import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Entry } from './check-file';
import type { Problem } from './problem';

type MdxNode = {
  type: string;
  name?: string | null;
  position?: { start: { line: number; column: number } };
  children?: MdxNode[];
};

/** What prose may not hold, and what to write instead. */
const refusals: Readonly<Record<string, string>> = {
  mdxjsEsm: 'imports and exports are not needed here: remove the line',
  mdxFlowExpression: '"{" starts code here: write \\{ for a brace',
  mdxTextExpression: '"{" starts code here: write \\{ for a brace',
  mdxJsxFlowElement: 'tags are not available here: write Markdown, or &lt; for a "<"',
  mdxJsxTextElement: 'tags are not available here: write Markdown, or &lt; for a "<"',
};

function refusedIn(node: MdxNode): { line: number; column: number; message: string }[] {
  const message = refusals[node.type];
  const start = node.position?.start ?? { line: 1, column: 1 };
  const own = message ? [{ line: start.line, column: start.column, message }] : [];
  return [...own, ...(node.children ?? []).flatMap(refusedIn)];
}

class ProseError extends Error {
  constructor(readonly refused: { line: number; column: number; message: string }[]) {
    super(refused.map(({ message }) => message).join('; '));
  }
}

const plainProse = () => (tree: MdxNode) => {
  const refused = refusedIn(tree);
  if (refused.length > 0) throw new ProseError(refused);
};

/**
 * Compiles the MDX under a front matter to HTML.
 *
 * @throws ProseError for code or tags in the text, and the compiler's own error for broken MDX
 */
export async function proseToHtml(body: string): Promise<string> {
  const { evaluate } = await import('@mdx-js/mdx');
  const { default: Content } = await evaluate(body, {
    ...runtime,
    // The development runtime differs; `gatsby develop` would otherwise ask for it.
    development: false,
    remarkPlugins: [plainProse],
  });
  return renderToStaticMarkup(createElement(Content)).trim();
}

const placeOf = (error: unknown): { line: number; column: number; message: string }[] => {
  if (error instanceof ProseError) return error.refused;
  const message = error instanceof Error ? error.message : String(error);
  const at = /^(\d+):(\d+)/.exec(error instanceof Error ? error.name : '');
  return [{ line: Number(at?.[1] ?? 1), column: Number(at?.[2] ?? 1), message }];
};

/** What keeps the prose of an entry from being published; `text` is the whole file. */
export async function proseProblems(entry: Entry, text: string): Promise<Problem[]> {
  try {
    await proseToHtml(entry.body);
    return [];
  } catch (error) {
    const linesBefore = text.split('\n').length - entry.body.split('\n').length;
    return placeOf(error).map(({ line, column, message }) => ({
      file: entry.file,
      line: line + linesBefore,
      column,
      message,
    }));
  }
}
