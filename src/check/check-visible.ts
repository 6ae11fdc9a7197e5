import remarkRehype from 'remark-rehype';
import type { Value } from './check-values';
import { processorOf } from './markdown/grammar';
import { nodesIn, startOf, usedDefinitions, type MdxNode } from './markdown/tree';
import type { Report } from './problem';

/** What readers would see as it was typed; `even` after a backslash, which else says that it is meant. */
type Leftover = [pattern: RegExp, advice: string, kind?: 'even' | 'error'];

const to = String.raw`(?:\/|#|https?:|www\.|mailto:)`;
/** What begins an entry of a list that Markdown reads as a line of a paragraph. */
const number = String.raw`(?:\d{1,2}[.)]|[a-z]\)|\(\w\)) ?(?![\d\s])`;

/** Markdown, HTML and commands of other systems in what readers see. */
// prettier-ignore
const leftovers: readonly Leftover[] = [
  [/\[\^[^\]\s]+\]|\^\[[^[\]\n]+\]/g, 'No footnote has this name. Add it on a line of its own: [^1]: The note'],
  [new RegExp(String.raw`!?\[[^[\]\n]*\]\([^)\n]*\)?|\[[^[\]\n]+\](?:[ \n]\(|（)${to}[^)）\n]*[)）]|\([^()\n]+\) ?\[${to}[^\]\n]*\]|\[https?:[^\s,\]]+ [^\]\n]+\]|\[[^[\]|\n]+\|https?:[^\]\n]*\]|["”]:https?:\S+`, 'g'),
    'This is not a link. Write [words](address), without a space between the brackets or in the address (%20 instead)'],
  [/(?<![\w\]])\[(?=[^\]]*\p{L})[^[\]\n]+\]\[[^[\]\n]*\]/gu, 'No line gives the address of this link. Write [words](address)'],
  [/^(?:#{2,6}[^#\s]|＃|(?:#{1,6}|[-*+>]|\d{1,2}[.)])[\u00a0\u2000-\u200b\u202f\u3000]).*/gm, 'Put a normal space after the characters that start this line'],
  [new RegExp(String.raw`^(?:[•‣◦●▪·►▸➤]|\S\t)\s*\S.*|^([^\p{L}\p{N}\s|:«\ufffc])[ \t\u00a0].*\n\1[ \t\u00a0].*|^([-+*])\p{L}.*\n\2\p{L}.*|^${number}.*\n${number}.*`, 'gmu'),
    'A list has “- ” or “1. ” before each entry, after an empty line'],
  [/(?<![\p{L}\p{N}*])\*\*(?=[\p{L}\p{N}"“‘'(])[^*\n]*(?:\*\*)?|\*\*(?=\S)[^*\n]+\*\*|\*\*[^*\n]+(?<=\S)\*\*|(?<![\p{L}\p{N}_])__(?=\p{L})[^_\n]+__|~~[^~\n]+~~/gu,
    'This is not bold. Put the asterisks directly before and after the words: **words**'],
  [/^[ \t]*\|.*\|[ \t]*$(?:\n.*\|.*$)*|^[^|\n]*\S \| [^|\n]*(?:\n[^|\n]*\S ?\| ?\S.*)+|^\| .*\n\| .*/gm,
    'A table has a second line such as | --- | --- |, with as many cells as the first, and empty lines around it'],
  [/\{\{[^}\n]*\}\}|\{\ufffc\}|\{%[^%\n]*%\}|\{[:.#][^}\n]*\}|\[\[[^[\]\n]+\]\]|\[\/[a-z_-]+\]|\[[a-z][\w-]*(?:(?<=\w{3})=| [a-z_-]+=["'])[^\]\n]*\]|\[-?@[^\]\n]+\]|^\[(?:TOC|toc)\]$/gm,
    'This is the syntax of another system. Delete it, and keep the words', 'even'],
  [/^(?::{2,} ?[a-z{[].*|:{3,}|(?:!!!|\?\?\?|===) ?["“\w].*|\[![A-Za-z]+\].*)/gm, 'This box syntax does not work here. Write <Callout title="…">, the words, and </Callout>'],
  [/^(?:={2,6} \S|(?:h[1-6]|bq)\. |\.\. [\w-]+::|[\w-]+::(?: |\S+\[)|: {1,3}\S|\*\[[^\]\n]+\]: ).*| \^[\da-z-]+$/gm, 'Another system reads this line in its own way. Write it in Markdown'],
  [/(?<![\p{L}\p{N}])(==|%%|\+\+|\^\^|@@|''')(?=[^\s=%+^@'])[^\n]*?\S\1|^%%$|\*?\|[A-Z_:]{3,}\|\*?|%[A-Z_]{3,}%|(?<!\S)\\[a-z]{3,}(?![a-z\\:])/gmu,
    'This is the syntax of another system. Delete its characters'],
  [/(?<=[\p{L}\p{N})])([~^])(?=\S)[^\s~^]{1,5}\1/gu, 'Write <sub>2</sub> or <sup>2</sup>'],
  [/```/g, 'Three backticks begin and end a block on lines of their own'],
  [/(?<![\w:/]):(?:[a-z][a-z\d_+-]*|[+-]1):(?![\w:/])/g, 'The name of an emoji is shown as it is. Write the emoji itself'],
  [/^import .* from ['"].*|^export (?:const|default|function)\b.*/gm, 'A page runs no code. Delete this line'],
  [/&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|&nbsp\b/gi, 'Write the character itself instead of this code', 'even'],
  [/<([a-z][a-z\d]*)(?: [^<>]*)?>[^<]*<\/\1>|<(?:br|hr|img)\b[^<>]*>|<!--/g, 'Tags do not work here. Delete them, and keep the words'],
];

/** Markdown that works in a text, and not in a field. */
const plainAdvice = 'Markdown does not work in this field. Delete these characters';
const inFields: Leftover = [
  /(?<![\p{L}\p{N}_])_(?=\S)[^_\n]+(?<=\S)_(?![\p{L}\p{N}_])|`[^`\n]+`|^(?:#{1,6}|[->]) |\\[!-/:-@[-`|}~]/gu,
  plainAdvice,
];
const stars: Leftover = [/(?<![\p{L}\p{N}*\\])\*(?=\S)[^*\n]+(?<=\S)\*(?!\*)/gu, plainAdvice];

/** Characters that are never meant, or that YAML, HTML or a feed cannot carry. */
// prettier-ignore
const spoiled: readonly Leftover[] = [
  [/(?![\t\n\r\x85])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, 'This character cannot be displayed. Type the words again', 'error'],
  [/\ufffd/g, 'A letter was lost here. Save the file as UTF-8, and write the letter again', 'error'],
  [/\p{Co}/gu, 'This character is in no font. Delete it, or write another', 'error'],
  [/^<{7} .*/gm, 'This is a merge conflict. Keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>', 'error'],
  // UTF-8 that was read as Windows-1252: é, °, ’, €, an emoji, Greek or Cyrillic.
  [/Ã[\u00a0-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽœšžŸ•™]|Â[\u00a0-\u00bf]|â[€‚„†œ˜”]\P{L}|ðŸ|ï¿½|(?:[ÄÅÎÏÐÑ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]){2}/gu,
    'These characters were read in the wrong encoding. Type them again, or put them between backticks if you mean them', 'error'],
];

/** Returns the first words of a text. */
function short(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ');
  return words.length > 40 ? `${words.slice(0, 39).trim()}…` : words;
}

/** Checks what readers see of a part of a text, or of a field, whose source is not known. */
function checkWords(
  words: string,
  rules: readonly Leftover[],
  [offset, source]: readonly [offset: number, source?: string],
  report: Report,
): void {
  for (const [pattern, advice, kind] of rules)
    for (const [typed] of words.matchAll(pattern)) {
      // What was escaped, or written as an entity, is not in the source as it is seen.
      const at = source === undefined ? 0 : source.indexOf(typed.replace(/\n[^]*/, ''));
      if (!kind && (at < 0 || source?.charAt(at - 1) === '\\')) continue;
      const shown = short(typed).replace(/[\p{Cs}\p{Cc}\ufffc]/gu, '�');
      const message = `“${shown}” is shown as typed. ${advice}`;
      const severity = kind === 'error' ? undefined : 'warning';
      report({ rule: 'leftover', at: offset + Math.max(0, at), message, severity, group: advice });
    }
}

/** Checks what readers see of a field, which is shown as it was typed. */
export function checkField({ written, offset, schema }: Value, report: Report): void {
  const inWords = [...leftovers, inFields, ...(schema.marks ? [] : [stars])];
  checkWords(written, [...spoiled, ...(schema.words ? inWords : [])], [offset], report);
}

/** Returns what readers see of a block; U+FFFC replaces code, facts and components, and U+2028 a line break. */
function visible({ type, value, children = [] }: MdxNode): string {
  if (type === 'text') return value ?? '';
  if (type === 'break') return '\u2028';
  return children.length > 0 ? children.map(visible).join('') : '\ufffc';
}

/** Checks what readers see of a text. */
export function checkVisible(tree: MdxNode, text: string, report: Report): void {
  for (const node of nodesIn(tree)) {
    const from = startOf(node);
    const source = text.slice(from, node.position?.end.offset);
    if (['paragraph', 'heading', 'tableCell'].includes(node.type))
      checkWords(visible(node), [...spoiled, ...leftovers], [from, source], report);
  }
}

/** What MDX leaves as it is. */
const passThrough = 'mdxFlowExpression mdxTextExpression mdxJsxFlowElement mdxJsxTextElement'.split(
  ' ',
);
const render = processorOf([remarkRehype, { passThrough }]);

/** Why a part of a text is in no page, by what it is in. */
const reasons: Readonly<Record<string, string>> = {
  footnoteDefinition:
    'No [^name] in the text refers to this footnote, or another footnote has the same name',
  tableRow: 'This row has more cells than the first one',
  definition: 'A line that begins like this is the address of a link. Begin it with other words',
  mdxFlowExpression: 'A comment ends with -->, and words after it have a line of their own',
};

/** Returns the words in what has no HTML: `[Update]: soon.`, or a comment with words after it. */
function wordsBeside({ type, identifier, url = '', value = '' }: MdxNode): string {
  if (type === 'definition' && !/[#/:@]|\w\.\w|^$/.test(url)) return `[${identifier}]: ${url}`;
  return value.startsWith('<!--') ? value.replace(/<!--[^]*?-->/g, '').trim() : '';
}

/** Reports the words of a text that its HTML does not have, one place for each part. */
export function checkLost(tree: MdxNode, report: Report): void {
  const html: MdxNode = render.runSync(tree);
  const shown = new Set(nodesIn(html).flatMap((node) => (node.position ? startOf(node) : [])));
  const used = usedDefinitions(nodesIn(tree));
  for (const part of nodesIn(tree)) {
    const reason = reasons[part.type];
    if (reason === undefined || used.includes(part)) continue;
    const texts = nodesIn(part).filter(({ type }) => ['text', 'inlineCode', 'code'].includes(type));
    const lost = texts.find((node) => node.value?.trim() && !shown.has(startOf(node)));
    const words = lost?.value ?? wordsBeside(part);
    if (/[\p{L}\p{N}]/u.test(words))
      report({
        rule: 'lost',
        at: startOf(lost ?? part),
        message: `“${short(words)}” does not appear on any page. ${reason}`,
      });
  }
}
