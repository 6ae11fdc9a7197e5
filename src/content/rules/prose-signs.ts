import type { Sign } from './signs';

/** What writers expect of Markdown and do not get here. */
export const proseSigns: readonly Sign[] = [
  {
    pattern: /^ {0,3}(?:`{3,}|~{3,})[^\n`]*$/gm,
    rule: 'markup',
    message: 'Blocks of code have no place here. Delete this line',
  },
  {
    pattern: /\[\[[^[\]\n]+\]\]/g,
    rule: 'markup',
    message: 'Double brackets make no link. Write [words](/about/)',
  },
  {
    pattern: /^ {0,3}#{1,6}(?=[^\s#])[^\n]*/gm,
    rule: 'heading',
    message: 'A space is missing after the # of this heading',
    fix: (line) => line.replace(/^(\s*#+)/, '$1 '),
  },
  {
    pattern: /(?<=^[^\S\n]*\S[^\n]*\r?\n)(?:-{3,}|={3,})[ \t]*$/gm,
    rule: 'heading',
    message:
      'A line of signs right under a text makes a heading of it. Leave an empty line between them',
    fix: (line) => `\n${line}`,
  },
  {
    pattern: /^\|.*\|[ \t]*$/gm,
    rule: 'markup',
    message: 'Tables do not work here. Write a list',
  },
  {
    pattern: /~~[^~\n]+~~/g,
    rule: 'markup',
    message: 'Words cannot be struck through here. Delete them',
  },
  {
    pattern: /\[\^[^[\]]+\]/g,
    rule: 'markup',
    message: 'Footnotes do not work here. Write the note into the text',
  },
  {
    pattern: /^[ \t]*[-*] \[[ xX]\]/gm,
    rule: 'markup',
    message: 'Boxes to tick do not work here. Write "- " alone',
  },
  {
    pattern: /(?<![*\\])\*\*(?=\s)[^*\n]*\*\*|\*\*[^*\n]*\s\*\*(?!\*)/g,
    rule: 'markup',
    message: 'No spaces inside the asterisks: **bold**',
    fix: (text) => `**${text.slice(2, -2).trim()}**`,
  },
  {
    pattern: /\[[^[\]\n]+\] \((?:https?:|\/|mailto:)[^)\n]*\)/g,
    rule: 'markup',
    message: 'No space between the brackets of a link: [words](/about/)',
    fix: (text) => text.replace('] (', ']('),
  },
  {
    pattern: /\((?!https?:)[^()\n]+\)\[(?:https?:|\/|mailto:)[^\]\n]*\]/g,
    rule: 'markup',
    message: 'The brackets are the wrong way round: [words](/about/)',
    fix: (text) => text.replace(/\(([^()]+)\)\[([^\]]*)\]/, '[$1]($2)'),
  },
  {
    pattern: /\[[^[\]\n]+\]\([^)\s"<]+ +[^)"\n]*\)/g,
    rule: 'link-form',
    message: 'An address has no spaces. Copy it from the browser, or correct the page’s name',
  },
  {
    pattern: /(?<![([<\w/])https?:\/\/[^\s)\]]+/g,
    rule: 'link-form',
    message: 'An address in a text is no link. Write [the words of the link](the address)',
  },
  {
    pattern: /\[[^[\]\n]+\]\([^()\n]*$/gm,
    rule: 'markup',
    message: 'This link is not closed. Add a round bracket: [words](/about/)',
  },
];
