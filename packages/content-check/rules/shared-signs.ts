import type { Pattern } from './pattern';

/** Signs of other programs, which mean nothing here. Fields and texts share them. */
export const sharedSigns: readonly Pattern[] = [
  {
    rule: 'comment',
    pattern: /\/\*[^*\n]*\*\/|^[\uE000 \t]*\/\/ [^\n\uE000]*|%%[^%\n]+%%/gm,
    say: 'Readers would see this note. Delete it, or in a text write {/* note */}',
  },
  {
    rule: 'word-paste',
    pattern: /\[\/?[a-z][\w-]*(?: [\w-]+="[^"\n]*")+\](?!\()/g,
    say: 'Tags in square brackets do not work here. Readers would see them. Write Markdown',
  },
  {
    rule: 'markdown',
    pattern: /(?<![\w+])\+\+\p{L}[^+\n\uE000]*\+\+(?![\w+])/gu,
    say: 'Words cannot be underlined here. Delete the ++ around them',
    fix: ({ text }) => text.slice(2, -2),
  },
  {
    rule: 'word-paste',
    pattern:
      /\[(\w+)\b[^\]\n]*\][^[\n]*\[\/\1\]|\[\/\w+\]|\[(?:gallery|contact-form-7|wpforms)\]|\[(?:gallery|embed|video|audio|playlist|caption|contact-form-7|youtube|vimeo|wpforms)(?: [\w-]+=|[ :=]https?:)[^\]\n]*\](?![([])/g,
    say: 'Tags in square brackets do not work here. Readers would see them. Write Markdown',
  },
  {
    rule: 'word-paste',
    pattern:
      /【[^】\n]*】|\[(?<=[\p{L}.,:;!?]\[)(?:[a-z]|\d{1,2})\](?:\[(?:[a-z]|\d{1,2})\])*(?![(\w])|\[(?!CO2|H[1-6]|MP[34]|PS\d)[A-Z]{2,3}\d{1,2}\](?![(:[])|^\[a\](?:\p{Lu}[\p{L} .]*:[^\n]*|[^\n]*(?=\n+\[b\]))|(?<=[\s\uE000])\^[a-z][a-z0-9-]*$|^\[\d[\d./-]+, \d\d?:\d\d[^\]\n]*\][^:\n]{0,40}:/gmu,
    say: 'This mark of a comment, a source or a message came with pasted text. Delete it',
  },
  {
    rule: 'markdown',
    pattern: /(?<=\p{L})~\d{1,3}~|(?<=[\p{L}\p{N}])\^[\p{L}\p{N}]{1,3}\^/gu,
    say: 'Raised and lowered signs do not work here. Type the sign itself, such as ² or ₂',
  },
  {
    rule: 'markdown',
    pattern: /(?<![~\p{L}\p{N}/])~(?=\p{Ll})[^~\n\uE000]*\p{L}~(?![~\p{L}\p{N}])/gu,
    say: ({ text }) => `Readers would see these signs. To strike words out, write ~${text}~`,
  },
  {
    rule: 'markdown',
    pattern: /&nbsp(?![;=\w])|&nbsp(?=\p{L})/gu,
    say: 'Readers would see "&nbsp". Type a space',
    fix: ' ',
  },
  {
    rule: 'markdown',
    pattern: /&amp(?![;=\w])|&amp(?=\p{Lu})/gu,
    say: 'Readers would see "&amp". Type &',
  },
  {
    rule: 'markdown',
    pattern: /(?:&nbsp;){2,}/g,
    say: 'These are several spaces in a row. Type one',
  },
  {
    rule: 'markdown',
    pattern: /\[\[?TOC\]?\]/gi,
    say: 'A table of contents does not work here. Readers would see this sign. Delete it',
  },
  {
    rule: 'markdown',
    pattern: /:::+[ \t]*[\w{].*$|(?<=^|\uE000):::+[ \t]*$/gm,
    say: 'Boxes with ::: do not work here. Delete the line',
  },
  {
    rule: 'markdown',
    pattern: /\[!\w+\]/g,
    say: 'Boxes with [!…] do not work here. Write <Callout>, or delete this sign',
  },
  {
    rule: 'markdown',
    pattern: /(?<![=\\\w])==[^=\s][^=\n]*==(?!=)/g,
    say: 'Words cannot be highlighted here. Delete the == around them',
    fix: ({ text }) => text.slice(2, -2),
  },
  {
    rule: 'markdown',
    pattern: /(?<![\w$])\$(?=[^\s$])[^$\n\uE000]*(?:\\[a-z]{2,}|\^[\d(])[^$\n\uE000]*\$(?![\w$])/g,
    say: 'Formulas do not work here. Readers would see these signs. Write words, or x²',
  },
  {
    rule: 'markdown',
    pattern: /(?<![\w:/]):(?:[a-z][a-z0-9_+-]*|[+-]1):(?![\w:])/g,
    say: 'Readers would see this name with its colons. Type the emoji itself',
  },
];
