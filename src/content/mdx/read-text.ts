import { createProcessor } from '@mdx-js/mdx';
import type { Finding } from '../problem';
import { hush } from '../silent';
import type { Tokens } from '../tokens';
import type { MdxNode } from './mdx-node';
import { parserFault, type ParserMessage } from './parser-fault';
import { grammar } from './grammar';

/** A text, read: as MDX sees it. */
export type ReadText = {
  /** Its places are those of the file. */
  tree: MdxNode;
  /** As long as the file; what is above the text is blank, and what could not be read is silent. */
  prose: string;
  /** What MDX refuses. */
  findings: Finding[];
};

/** How often a text is read again after a mistake, so that all of them are told at once. */
const mostRounds = 20;

/** Where MDX began to look at a sign of its own. The last such place before an error is its cause. */
const looked: number[] = [];

type Tokenizer = { now(): { offset: number } };

const watch = {
  tokenize(this: Tokenizer, _effects: unknown, _ok: unknown, nok: unknown) {
    looked.push(this.now().offset);
    return nok;
  },
};

/** A plugin that notes where braces, tags and imports may begin, and leaves them to MDX. */
function remarkWatch(this: { data(): Record<string, unknown> }): void {
  const data = this.data();
  const others: unknown[] = Array.isArray(data.micromarkExtensions) ? data.micromarkExtensions : [];
  const [brace, less, e, i] = ['{', '<', 'e', 'i'].map((sign) => sign.charCodeAt(0));
  const text = { [brace ?? 0]: watch, [less ?? 0]: watch };
  const flow = { ...text, [e ?? 0]: watch, [i ?? 0]: watch };
  data.micromarkExtensions = [...others, { text, flow }];
}

const processor = createProcessor({ remarkPlugins: [...grammar, remarkWatch] });

const isMessage = (error: unknown): error is ParserMessage =>
  typeof error === 'object' && error !== null && 'reason' in error && 'ruleId' in error;

function parse(text: string): { tree: MdxNode } | { message: ParserMessage } {
  looked.length = 0;
  try {
    return { tree: processor.parse(text) };
  } catch (error) {
    if (isMessage(error)) return { message: error };
    throw error;
  }
}

const blank = (text: string) => text.replace(/[^\r\n]/g, ' ');

const covered = (text: string, { from, to }: { from: number; to: number }) =>
  text.slice(0, from) + hush(text.slice(from, to)) + text.slice(to);

/**
 * Reads the text of a file as MDX does. After a mistake, its sign is covered and the text is read
 * again.
 *
 * @param text the whole file
 * @param from where the text begins in it
 */
export function readText(text: string, from: number, tokens: Tokens): ReadText {
  const nothing: ReadText = {
    tree: { type: 'root', children: [] },
    prose: blank(text),
    findings: [],
  };
  if (text.slice(from).trim() === '') return nothing;
  const findings: Finding[] = [];
  const excused = new Set<string>();
  let prose = blank(text.slice(0, from)) + text.slice(from);
  for (let round = 0; round < mostRounds; round += 1) {
    const result = parse(prose);
    if ('tree' in result) return { tree: result.tree, prose, findings };
    const fault = parserFault(prose, result.message, looked, { excused, tokens });
    findings.push(...fault.findings);
    if (fault.cover.to <= fault.cover.from) break;
    prose = covered(prose, fault.cover);
  }
  return { ...nothing, findings };
}
