import type { Sign } from './signs';

/** The end of a number in English that may be raised: 1st. */
const ordinal = /^\^(?:st|nd|rd|th)\^$/;

/** Signs of other programs, which mean nothing here. Fields and texts share them. */
export const foreignSigns: readonly Sign[] = [
  {
    pattern: /\/\*[^*\n]*\*\/|^[\uE000 \t]*\/\/ [^\n\uE000]*|%%[^%\n]+%%/gm,
    rule: 'comment',
    message: 'Readers would see this note. Delete it, or in a text write {/* note */}',
  },
  {
    pattern: /\(\([^()\n]+\)\)/g,
    rule: 'markdown',
    message: 'Readers would see these words. If they are a note, delete them',
  },
  {
    pattern: /\[(\w+)\b[^\]\n]*\][^[\n]*\[\/\1\]|\[\/\w+\]/g,
    rule: 'word-paste',
    message: 'Tags in square brackets do not work here. Readers would see them. Write Markdown',
  },
  {
    pattern:
      /【[^】\n]*】|(?<=[\p{L}.!?])\[(?:[a-z]|\d{1,2})\](?![(\w])|^\[[a-z]\](?=\p{Lu})|Commented \[[A-Z]+\d+\](?:R\d+)?:/gmu,
    rule: 'word-paste',
    message: 'This mark of a comment or a source came with pasted text. Delete it',
  },
  {
    pattern: /\bHYPERLINK\s+(?:\\l\s+)?["“][^"”\n]*["”]/g,
    rule: 'word-paste',
    message: 'This is how Word stores a link. Delete it, and write [words](https://…) in the text',
  },
  {
    pattern:
      /^(?:From|Von|De): [^\n]*\n(?:Sent|Date|Gesendet|Datum|Envoyé) ?: [^\n]*|^(?:To|An|À) ?: [^\n]*\n(?:Subject|Betreff|Objet) ?: [^\n]*|^On [^\n]*\b20\d\d\b[^\n]*\d:\d\d[^\n]* wrote:$/gm,
    rule: 'word-paste',
    message: 'The head of an e-mail begins here. Delete it',
  },
  {
    pattern: /^-- ?$(?=\s)/gm,
    rule: 'word-paste',
    message: 'The signature of an e-mail begins here. Delete it',
  },
  {
    pattern: /(?<=^|[\s(]),,(?=\p{L})[^\n"“”']*(?:''|["“”])/gmu,
    rule: 'punctuation',
    message: (text) =>
      `Two commas open no quotation. Write „${text.slice(2).replace(/\W+$/u, '')}“`,
  },
  {
    pattern: /(?<![`\\\w])`(?=\p{L})[^`'\n]+'(?!\p{L})/gu,
    rule: 'punctuation',
    message: (text) => `These are quotes of a typewriter. Write ‘${text.slice(1, -1)}’`,
    fix: (text) => `‘${text.slice(1, -1)}’`,
  },
  {
    pattern: /^[^\n\t]+\t\d{1,3}\n[^\n\t]+\t\d{1,3}$/gm,
    rule: 'word-paste',
    message: 'This is a table of contents, with pages that the site does not have. Delete it',
  },
  {
    pattern: /``[^`'\n]+''/g,
    rule: 'punctuation',
    message: (text) => `These are quotes of LaTeX. Write “${text.slice(2, -2)}”`,
    fix: (text) => `“${text.slice(2, -2)}”`,
  },
  {
    pattern: /\[(?:cid|image): ?[^\]\n]+\]/g,
    rule: 'word-paste',
    message: 'This mark of a picture came with a pasted e-mail. Delete it',
  },
  {
    pattern: /\^\w+\^/g,
    rule: 'markdown',
    message: (text) =>
      ordinal.test(text)
        ? 'Readers would see the ^. Delete them'
        : 'Readers would see the ^. Type a raised sign such as ², or write it in words',
    // Without them, x^2^ would be x2.
    fix: (text) => (ordinal.test(text) ? text.slice(1, -1) : text),
  },
  {
    pattern: /(?<=[\p{L}.!?,])\\n(?=\p{Lu}|\s|$)/gmu,
    rule: 'markdown',
    message: 'Readers would see "\\n". Start a new paragraph instead',
  },
  {
    pattern: /\[\[?TOC\]?\]|\{:toc\}/gi,
    rule: 'markdown',
    message: 'A table of contents does not work here. Readers would see this sign. Delete it',
  },
  {
    pattern: /:::+[ \t]*[\w{].*$/gm,
    rule: 'markdown',
    message: 'Boxes with ::: do not work here. Delete the line',
  },
  {
    pattern: /\[!\w+\]/g,
    rule: 'markdown',
    message: 'Boxes with [!…] do not work here. Readers would see this sign. Delete it',
  },
  {
    pattern: /\$\$[^$\n]+\$\$/g,
    rule: 'markdown',
    message: 'Formulas do not work here. Write it in words',
  },
  {
    pattern: /(?<![+\\\w])\+\+[^+\s][^+\n]*\+\+(?!\+)/g,
    rule: 'markdown',
    message: 'Words cannot be underlined here. Delete the ++ around them',
    fix: (text) => text.slice(2, -2),
  },
  {
    pattern: /(?<![=\\\w])==[^=\s][^=\n]*==(?!=)/g,
    rule: 'markdown',
    message: 'Words cannot be highlighted here. Delete the == around them',
    fix: (text) => text.slice(2, -2),
  },
  {
    pattern: /(?<![\w:/]):[a-z][a-z0-9_+-]*:(?![\w:])/g,
    rule: 'markdown',
    message: 'Readers would see this name with its colons. Type the emoji itself',
  },
];
