import { formula, formulaAdvice } from './advice';
import type { Value } from './check-values';
import type { Say } from './fault';
import { nodesIn, startOf, type MdxNode } from './mdx';

/** Readers see it as it was typed; `even` where a backslash before it does not say that it is meant. */
type Sign = [pattern: RegExp, advice: string, even?: 'even'];

const to = String.raw`(?:\/|#|https?:|www\.|mailto:)`;

/** Signs of Markdown, HTML or another system in what readers see. */
// prettier-ignore
const signs: readonly Sign[] = [
  [/\[\^[^\]\s]+\]|\^\[[^[\]\n]+\]/g, 'There is no note of this name. Write it: [^1]: The note'],
  [new RegExp(String.raw`!?\[[^[\]\n]*\]\([^)\n]*\)?|\[[^[\]\n]+\] \(${to}[^)\n]*\)|\([^()\n]+\) ?\[${to}[^\]\n]*\]`, 'g'),
    'This is no link. Write [words](address), without a space between the brackets or in the address (%20 instead)'],
  [/(?<![\w\]])\[(?=[^\]]*\p{L})[^[\]\n]+\]\[[^[\]\n]*\]/gu, 'No line gives the address of this link. Write [words](address)'],
  [/^(?:#{2,6}[^#\s]|(?:#{1,6}|[-*+>]|\d{1,2}[.)])[\u00a0\u2000-\u200b\u202f\u3000]|[-+]\p{L}.*\n[-+]\p{L}).*/gmu, 'A sign at the start of a line needs a plain space after it'],
  [/^[•‣◦●▪] ?\S.*/gm, 'A list has “- ” before each entry, after an empty line'],
  [/(?<![\p{L}\p{N}*])\*\*(?=[\p{L}\p{N}"“‘'(])[^*\n]*(?:\*\*)?|\*\*(?=\S)[^*\n]+\*\*|\*\*[^*\n]+(?<=\S)\*\*|(?<![\p{L}\p{N}_])__(?=\p{L})[^_\n]+__|~~[^~\n]+~~/gu,
    'These words are not set off. Write the signs right before and after them: **words**'],
  [/^[ \t]*\|.*\|[ \t]*$(?:\n.*\|.*$)*|^[^|\n]*\S \| [^|\n]*(?:\n[^|\n]*\S ?\| ?\S.*)+/gm,
    'A table has a second line such as | --- | --- |, with as many cells as the first, and empty lines around it'],
  [/^(?::{2,} ?[a-z{[].*|:{3,}|(?:!!!|\?\?\?) ?\w.*|\[![A-Z]+\].*)/gm, 'This is a box of another system. Write <Callout title="…">, the words, and </Callout>'],
  [/\{\{[^}\n]*\}\}|\{%[^%\n]*%\}|\{:[^}\n]*\}|\[\[[^[\]\n]+\]\]|\[\/[a-z_-]+\]|\[[a-z_-]+(?: [a-z_-]+="[^"\n]*")+ ?\/?\]|^\[(?:TOC|toc)\]$|==[^=\s](?:[^=\n]*[^=\s])?==/gm,
    'This is a command of another system. Delete it, and keep the words', 'even'],
  [formula, formulaAdvice, 'even'],
  [/&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|&nbsp\b/gi, 'Write the sign itself instead of this code', 'even'],
  [/<([a-z][a-z\d]*)(?: [^<>]*)?>[^<]*<\/\1>|<(?:br|hr|img)\b[^<>]*>/g, 'Tags do not work here. Delete them, and keep the words'],
  [/```/g, 'Three backticks begin and end a block on lines of their own'],
  [/(?<![\w:/]):(?:[a-z][a-z\d_+-]*|[+-]1):(?![\w:/])/g, 'The name of an emoji is shown as it is. Write the emoji itself'],
];

/** Signs of Markdown that work in a text, and not in a field. */
const plainAdvice = 'A field has no signs of Markdown. Delete them';
const inFields: Sign = [
  /(?<![\p{L}\p{N}_])_(?=\S)[^_\n]+(?<=\S)_(?![\p{L}\p{N}_])|`[^`\n]+`|^(?:#{1,6}|[->]) /gu,
  plainAdvice,
];
const stars: Sign = [/(?<![\p{L}\p{N}*])\*(?=\S)[^*\n]+(?<=\S)\*(?!\*)/gu, plainAdvice];

/** Letters that cannot be meant, and what is said of them. */
// prettier-ignore
const spoiled: readonly [pattern: RegExp, what: string][] = [
  [/\ufffd/, 'A letter was lost here, and � is shown. Write it again'],
  [/\p{Cs}/u, 'Half of an emoji is here, and � is shown. Write the emoji again'],
  // UTF-8 that was read as Windows-1252: é, °, ’, €, →, an emoji.
  [/Ã[\u00a0-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽœšžŸ•™]|Â[\u00a0-\u00bf]|â[€‚„†œ˜”][\u0080-\u00bf\u2018-\u203a™š€œžŸ¦]|ðŸ[\u0080-\u00bf\u2018-\u203a™š€œžŸ˜]|ï¿½/u,
    'Letters were read in the wrong encoding here. Write them again; code between backticks may have them'],
];

/** Reports letters that are spoiled. A text has its places line by line. */
function checkLetters(text: string, offset: number, say: Say, source = ''): void {
  const found = spoiled.find(([pattern]) => pattern.test(text));
  if (!found) return;
  const before = /^(?:(?!\ufffd).*\n)*?(?=.*(?:\ufffd|[ÃÂâð]|&#))/u.exec(source)?.[0] ?? '';
  say(offset + before.length, 'sign', `${found[1]}: “${quoted(text, text.search(found[0]))}”`);
}

const quoted = (text: string, from: number) =>
  text
    .slice(Math.max(0, from - 12), from + 12)
    .replace(/\s+/g, ' ')
    .replace(/\p{Cs}/gu, '�')
    .trim();

export function short(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ');
  return words.length > 40 ? `${words.slice(0, 39).trim()}…` : words;
}

const sayShown = (offset: number, sign: string, advice: string, say: Say) =>
  say(offset, 'leftover', `“${short(sign)}” is shown as typed. ${advice}`, 'warning');

/** Warns of signs in a field, which is shown as it was typed. */
export function checkField({ value, offset, schema }: Value, say: Say): void {
  checkLetters(value, offset, say);
  const own = schema.words === true ? [...signs, inFields, ...(schema.marks ? [] : [stars])] : [];
  for (const [pattern, advice] of own)
    for (const [sign] of value.matchAll(pattern)) sayShown(offset, sign, advice, say);
}

/** Returns what readers see of a block; U+FFFC stands for code, facts and components. */
function visible({ type, value, children = [] }: MdxNode): string {
  if (type === 'text') return value ?? '';
  if (type === 'break') return '\n';
  return children.length > 0 ? children.map(visible).join('') : '\ufffc';
}

/** Warns of signs that readers would see in a text, and reports letters that are spoiled. */
export function checkVisible(tree: MdxNode, text: string, say: Say): void {
  for (const node of nodesIn(tree)) {
    const { type, value = '' } = node;
    const from = startOf(node);
    const source = text.slice(from, node.position?.end.offset);
    if (type === 'text') checkLetters(value, from, say, source);
    // The fence that begins a block of code ends it, too.
    const fence = /^([`~])\1{2,}/.exec(source)?.[0] ?? '';
    if (type === 'code' && !new RegExp(`\\n[\\s>]*${fence}[\`~]*\\s*$`).test(source))
      sayShown(from, source, `This code does not end. Write ${fence} on a line after it`, say);
    if (!['paragraph', 'heading', 'tableCell'].includes(type)) continue;
    const words = visible(node);
    for (const [pattern, advice, even] of signs) {
      for (const [sign] of words.matchAll(pattern)) {
        // An escaped sign, and one that was written as an entity, is not in the source as it is seen.
        const at = source.indexOf(sign.replace(/\n[^]*/, ''));
        const isMeant = at < 0 || source.charAt(at - 1) === '\\';
        if (even || !isMeant) sayShown(from + Math.max(0, at), sign, advice, say);
      }
    }
  }
}
