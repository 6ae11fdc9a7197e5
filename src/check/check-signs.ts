import { formula, formulaAdvice } from './advice';
import type { Value } from './check-values';
import type { Say } from './fault';
import { nodesIn, startOf, type MdxNode } from './mdx';

/** Something that readers see as it was typed. */
type Sign = {
  pattern: RegExp;
  advice: string;
  /** Whether a backslash before it does not say that it is meant. */
  evenEscaped?: boolean;
};

const address = String.raw`(?:\/|#|https?:|www\.|mailto:)`;
const wide = String.raw`[\u00a0\u2000-\u200b\u202f\u3000]`;

/** Signs of Markdown, HTML or another system in what readers see. */
const signs: readonly Sign[] = [
  { pattern: /\[\^[^\]\s]+\]/g, advice: 'There is no note of this name. Write it: [^1]: The note' },
  {
    pattern: new RegExp(
      String.raw`!?\[[^[\]\n]*\]\([^)\n]*\)?|\[[^[\]\n]+\] \(${address}[^)\n]*\)|\([^()\n]+\) ?\[${address}[^\]\n]*\]`,
      'g',
    ),
    advice:
      'This is no link. Write [words](address), without a space between the brackets or in the address (%20 instead)',
  },
  {
    pattern: /(?<![\w\]])\[[^[\]\n]+\]\[[^[\]\n]*\]/g,
    advice: 'No line gives the address of this link. Write [words](address)',
  },
  {
    pattern: new RegExp(`^(?:#{2,6}[^#\\s]|(?:#{1,6}|[-*+>]|\\d{1,2}[.)])${wide}).*`, 'gm'),
    advice: 'A sign at the start of a line needs a plain space after it',
  },
  { pattern: /^[•‣◦●▪] ?\S.*/gm, advice: 'A list has “- ” before each entry, after an empty line' },
  {
    pattern:
      /(?<![\p{L}\p{N}*])\*\*(?=[\p{L}\p{N}"“‘'(])[^*\n]*(?:\*\*)?|\*\*(?=\S)[^*\n]+\*\*|\*\*[^*\n]+(?<=\S)\*\*|(?<![\p{L}\p{N}_])__(?=\p{L})[^_\n]+__|~~[^~\n]+~~/gu,
    advice: 'These words are not set off. Write the signs right before and after them: **words**',
  },
  {
    pattern: /^[ \t]*\|.*\|[ \t]*$(?:\n.*\|.*$)*|^[^|\n]*\S \| [^|\n]*(?:\n[^|\n]*\S ?\| ?\S.*)+/gm,
    advice:
      'A table has a second line such as | --- | --- |, with as many cells as the first, and empty lines around it',
  },
  {
    pattern: /^(?::{2,} ?[a-z{[].*|:{3,}|(?:!!!|\?\?\?) ?\w.*|\[![A-Z]+\].*)/gm,
    advice: 'This is a box of another system. Write <Callout title="…">, the words, and </Callout>',
  },
  {
    pattern:
      /\{\{[^}\n]*\}\}|\{%[^%\n]*%\}|\{:[^}\n]*\}|\[\[[^[\]\n]+\]\]|\[\/[a-z_-]+\]|\[[a-z_-]+(?: [a-z_-]+="[^"\n]*")+ ?\/?\]|^\[(?:TOC|toc)\]$|==[^=\s](?:[^=\n]*[^=\s])?==/gm,
    advice: 'This is a command of another system. Delete it, and keep the words',
    evenEscaped: true,
  },
  { pattern: formula, advice: formulaAdvice, evenEscaped: true },
  {
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|&nbsp\b/gi,
    advice: 'Write the sign itself instead of this code',
    evenEscaped: true,
  },
  {
    pattern: /<([a-z][a-z\d]*)(?: [^<>]*)?>[^<]*<\/\1>|<(?:br|hr|img)\b[^<>]*>/g,
    advice: 'Tags do not work here. Delete them, and keep the words',
  },
  { pattern: /```/g, advice: 'Three backticks begin and end a block on lines of their own' },
  {
    pattern: /(?<![\w:/]):[a-z][a-z\d_+-]*:(?![\w:/])/g,
    advice: 'The name of an emoji is shown as it is. Write the emoji itself',
  },
];

/** Signs of Markdown, which fields do not have. */
const plain =
  /(?<![\p{L}\p{N}_])_(?=\S)[^_\n]+(?<=\S)_(?![\p{L}\p{N}_])|`[^`\n]+`|^(?:#{1,6}|[->]) /gu;
const stars = /(?<![\p{L}\p{N}*])\*(?=\S)[^*\n]+(?<=\S)\*(?!\*)/gu;
const plainAdvice = 'A field has no signs of Markdown. Delete them';

/** Letters that cannot be meant, and what is said of them. */
const spoiled: readonly [pattern: RegExp, what: string][] = [
  [/\ufffd/, 'A letter was lost here, and � is shown. Write it again'],
  [/\p{Cs}/u, 'Half of an emoji is here, and � is shown. Write the emoji again'],
  [
    // UTF-8 that was read as Windows-1252: é, °, ’, €, →, an emoji.
    /Ã[\u00a0-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽœšžŸ•™]|Â[\u00a0-\u00bf]|â[€‚„†œ˜”][\u0080-\u00bf\u2018-\u203a™š€œžŸ¦]|ðŸ[\u0080-\u00bf\u2018-\u203a™š€œžŸ˜]|ï¿½/u,
    'Letters were read in the wrong encoding here. Write them again; code between backticks may have them',
  ],
];

export function checkLetters(text: string, offset: number, say: Say): void {
  const found = spoiled.find(([pattern]) => pattern.test(text));
  if (found) say(offset, 'sign', `${found[1]}: “${quoted(text, text.search(found[0]))}”`);
}

const quoted = (text: string, from: number) =>
  text
    .slice(Math.max(0, from - 12), from + 12)
    .replace(/\s+/g, ' ')
    .replace(/\p{Cs}/gu, '�')
    .trim();

export const short = (words: string) =>
  words.length > 40 ? `${words.slice(0, 39).trim()}…` : words;

/** Warns of signs in a field, which is shown as it was typed. */
export function checkField({ value, offset, schema }: Value, say: Say): void {
  checkLetters(value, offset, say);
  if (schema.words !== true) return;
  const own: Sign[] = [plain, ...(schema.marks === true ? [] : [stars])].map((pattern) => ({
    pattern,
    advice: plainAdvice,
  }));
  for (const { pattern, advice } of [...signs, ...own])
    for (const [sign] of value.matchAll(pattern))
      say(offset, 'leftover', `“${short(sign)}” is shown as typed. ${advice}`, 'warning');
}

const blocks = new Set(['paragraph', 'heading', 'tableCell']);

/** Returns what readers see of a block; U+FFFC stands for code, facts and components. */
function visible({ type, value, children = [] }: MdxNode): string {
  if (type === 'text') return value ?? '';
  if (type === 'break') return '\n';
  return children.length > 0 ? children.map(visible).join('') : '\ufffc';
}

/** Warns of signs that readers would see in a text, and reports letters that are spoiled. */
export function checkVisible(tree: MdxNode, text: string, say: Say): void {
  for (const block of nodesIn(tree)) {
    if (block.type === 'code') checkFence(block, text, say);
    if (!blocks.has(block.type)) continue;
    const words = visible(block);
    const from = startOf(block);
    const source = text.slice(from, block.position?.end.offset);
    for (const { pattern, advice, evenEscaped = false } of signs) {
      for (const [sign] of words.matchAll(pattern)) {
        // An escaped sign, and one that was written as an entity, is not in the source as it is seen.
        const at = source.indexOf(sign.replace(/\n[^]*/, ''));
        if (!evenEscaped && (at < 0 || source.charAt(at - 1) === '\\')) continue;
        const message = `“${short(sign)}” is shown as typed. ${advice}`;
        say(from + Math.max(0, at), 'leftover', message, 'warning');
      }
    }
  }
  for (const node of nodesIn(tree).filter(({ type }) => type === 'text')) {
    const value = node.value ?? '';
    const source = text.slice(startOf(node), node.position?.end.offset);
    const lines = source.split('\n');
    const line = lines.findIndex((one) => spoiled.some(([pattern]) => pattern.test(one)));
    const before = lines.slice(0, Math.max(0, line)).join('\n').length + (line > 0 ? 1 : 0);
    checkLetters(value, startOf(node) + before, say);
  }
}

/** Warns of a block of code that has no end: all after it is code. */
function checkFence(node: MdxNode, text: string, say: Say): void {
  const source = text.slice(startOf(node), node.position?.end.offset);
  const [fence = '', sign = ''] = /^([`~])\1{2,}/.exec(source) ?? [];
  const last = source
    .slice(source.lastIndexOf('\n') + 1)
    .replace(/^[\s>]+/, '')
    .trim();
  const isEnd = source.includes('\n') && last.startsWith(fence) && last.replaceAll(sign, '') === '';
  if (fence !== '' && !isEnd)
    say(
      startOf(node),
      'leftover',
      `This block of code does not end. Write ${fence} on a line of its own after it`,
      'warning',
    );
}
