import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { noNote } from '../reading/yaml-quotes';
import { isHeadline, plain, spokenFields } from '../spoken';
import { entityFindings } from './entities';
import { findPatterns, type Pattern } from './pattern';
import { sharedSigns } from './shared-signs';

const fieldSigns: readonly Pattern[] = [
  {
    pattern: /(?<=^|\uE000)(?:N\/A|n\/a)(?=$|\uE000)/gm,
    rule: 'left-over',
    say: ({ text }) => `"${text}" would be published. Write the text`,
  },
  {
    pattern: /\{\s*\/\*.*?(?:\*\/\s*\}|$)|<!--.*?(?:-->|$)/gm,
    rule: 'comment',
    say: noNote,
  },
  {
    // A name of site.json in two pairs of braces is another rule's.
    pattern: /\{\{[^{}\n]*[^\w\s{}][^{}\n]*\}\}|\{\{\s*\w+_\w+\s*\}\}/g,
    rule: 'left-over',
    say: ({ text }) => `"${text}" is a name of another program, and would be published. Delete it`,
  },
  {
    pattern: /\[\^[^[\]\n]+\]/g,
    rule: 'markdown',
    say: 'Footnotes work in the text under the fields only. Delete this one',
  },
  {
    pattern: /\*\*+(?:[^*\n\uE000]+\*\*)?/g,
    rule: 'markdown',
    say: 'Bold does not work in this field. Delete these signs',
  },
  {
    pattern: /\[[^[\]\n]+\]\([^)\n\uE000]*\)?/g,
    rule: 'markdown',
    say: 'Links do not work in this field. Write the words alone',
  },
  {
    pattern: /<\/?[a-z][^>\n\uE000]*>/gi,
    rule: 'markdown',
    // A name of site.json is another rule's.
    say: ({ text }) =>
      /^<[a-z]+[A-Z]\w*>$/.test(text) ? undefined : 'HTML does not work in a field. Delete the tag',
  },
  {
    pattern: /`[^`\n\uE000]*`/g,
    rule: 'markdown',
    say: 'Readers would see these backticks. Delete them',
    fix: ({ text }) => text.slice(1, -1),
  },
  {
    pattern: /~~[^~\n\uE000]+~~/g,
    rule: 'markdown',
    say: 'Words cannot be struck through in a field. Delete them',
  },
  {
    pattern: /(?<!#)(?:#{2,6} (?=\S)|# (?=\p{Lu}))(?<=^[ \t\uE000]*#+ )/gmu,
    rule: 'markdown',
    say: 'Headings do not work in a field. Delete the #',
  },
  {
    pattern: /(?<=^|\uE000)[-•·▪●] (?=\p{L})/gmu,
    rule: 'markdown',
    say: ({ text }) => `Lists do not work in this field. Delete the "${text}"`,
    fix: '',
  },
  ...sharedSigns,
];

/** Matches words between the signs of bold or italics. `__init__` is a name. */
const emphasis =
  /(?<![*\\\w])(?!__\w+__)(\*\*|\*|__|_)(?=[^\s*_])([^*_\n]*[^\s*_])\1(?!\*|\d|(?<=_)\w)/g;

/** Reports bold and italics, but for the one accent that some fields may have. */
function emphasisFindings(file: ContentFile): Finding[] {
  return spokenFields(file).flatMap(({ path, value }) => {
    const range = file.parsed.rangeOf(path);
    const name = String(path.findLast((key) => typeof key === 'string'));
    const mayAccent = isHeadline(file, name) || ['figure', 'tagline'].includes(name);
    if (range && mayAccent && !isHeadline(file, name)) {
      const rest = value.replace(/\*[^\s*](?:[^*]*[^\s*])?\*/, '');
      const message = 'An accent has an asterisk at each end and no spaces inside: *word*';
      if (rest.indexOf('*') !== rest.lastIndexOf('*'))
        return [{ offset: range.from, length: range.to - range.from, rule: 'markdown', message }];
    }
    let at = range?.from ?? 0;
    return [...value.matchAll(emphasis)].flatMap(({ 0: source, 1: sign = '', 2: words = '' }) => {
      const from = file.text.indexOf(source, at);
      // A group that was typed as a text has lines.
      const isGroup = value.includes('\n');
      if (!range || from === -1 || isGroup || (mayAccent && sign === '*')) return [];
      at = from + source.length;
      const isAccent = mayAccent && !value.replace(source, '').includes('*');
      const text = isAccent ? `*${words}*` : words;
      const kind = sign.length === 2 ? 'Bold does' : 'Italics do';
      const message = isAccent
        ? `The accent of a headline is written with single asterisks: ${text}`
        : `${kind} not work ${mayAccent ? 'beside an accent' : 'in this field'}. Delete the signs around the words`;
      // An asterisk at the start of a text without quotes means something else to YAML.
      const isSafe = !isAccent || from !== range.from;
      const finding = { offset: from, length: source.length, rule: 'markdown' as const, message };
      return [{ ...finding, ...(isSafe && { fix: { from, to: at, text } }) }];
    });
  });
}

/** Reports italics in the props of components, which are plain text. */
const propFindings = (words: string, bodyOffset: number): Finding[] =>
  [...words.slice(bodyOffset).matchAll(emphasis)]
    .filter(([, sign = '']) => sign.length === 1)
    .map(({ 0: source, 2: text = '', index }) => {
      const from = bodyOffset + index;
      return {
        offset: from,
        length: source.length,
        rule: 'markdown',
        message: 'Italics do not work here. Delete the signs around the words',
        fix: { from, to: from + source.length, text },
      };
    });

/** Reports signs of Markdown and HTML in fields, which are plain text. */
export function fieldSignFindings(file: ContentFile): Finding[] {
  const words = plain(file);
  const marked = emphasisFindings(file);
  const isMarked = ({ offset }: Finding) =>
    marked.some((one) => one.offset <= offset && offset < one.offset + (one.length ?? 1));
  // A number sign that begins a note was reported when the fields were read.
  const isRead = ({ offset }: Finding) =>
    words.charAt(offset) === '#' && file.parsed.findings.some((one) => one.offset === offset);
  return [
    ...marked,
    ...propFindings(words, file.parsed.bodyOffset),
    ...findPatterns(words, fieldSigns).filter((sign) => !isMarked(sign) && !isRead(sign)),
    ...entityFindings(words, true),
  ];
}
