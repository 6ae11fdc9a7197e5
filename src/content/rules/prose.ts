import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { spoken, spokenFields } from '../spoken';

type Heading = { level: number; offset: number; source: string };

const headingLine = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?[ \t]*$/gm;

function headingFindings({ prose, kind }: ContentFile): Finding[] {
  const headings = [...prose.matchAll(headingLine)].map(
    ({ 0: whole, 1: marks = '', 2: words = '', index }) => ({
      level: marks.length,
      words,
      offset: index + whole.indexOf('#'),
      source: whole.trim(),
    }),
  );
  const told = ({ offset, source }: Heading, message: string, fix?: Finding['fix']): Finding[] => [
    { offset, length: source.length, rule: 'heading', message, ...(fix && { fix }) },
  ];
  return headings.flatMap((heading, index) => {
    const { level, offset, words } = heading;
    const marks = (count: number) => ({
      from: offset,
      to: offset + level,
      text: '#'.repeat(count),
    });
    if (words === '')
      return told(heading, 'This heading has no words. Write them, or delete the line');
    if (kind && kind.type !== 'GeneralPage') {
      return told(
        heading,
        'Headings have no place in this text. Write **bold words** at the start of a paragraph',
      );
    }
    if (level === 1) {
      return told(heading, '"# …" is the page’s own headline. Start with ##', marks(2));
    }
    const above = headings[index - 1]?.level ?? 1;
    const most = Math.max(2, above + 1);
    if (level <= most) return [];
    const right = '#'.repeat(most);
    return told(
      heading,
      `${'#'.repeat(level)} after ${'#'.repeat(above)}; use ${right}`,
      marks(most),
    );
  });
}

type Sign = {
  pattern: RegExp;
  rule: Finding['rule'];
  message: string;
  fix?: (match: string) => string;
};

/** What writers expect of Markdown and do not get here. */
const proseSigns: readonly Sign[] = [
  {
    pattern: /^ {0,3}(?:`{3,}|~{3,})[^\n`]*$/gm,
    rule: 'markup',
    message: 'Blocks of code have no place here. Delete this line',
  },
  {
    pattern: /\[\[[^\]\n]+\]\]/g,
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
    pattern: /\[\^[^\]]+\]/g,
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
    pattern: /\[[^\]\n]+\] \((?:https?:|\/|mailto:)[^)\n]*\)/g,
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
    pattern: /\[[^\]\n]+\]\([^)\s"<]+ +[^)"\n]*\)/g,
    rule: 'link-form',
    message: 'An address has no spaces. Copy it from the browser, or correct the page’s name',
  },
  {
    pattern: /(?<![([<\w/])https?:\/\/[^\s)\]]+/g,
    rule: 'link-form',
    message: 'An address in a text is no link. Write [the words of the link](the address)',
  },
  {
    pattern: /\[[^\]\n]+\]\([^)\n]*$/gm,
    rule: 'markup',
    message: 'This link is not closed. Add a round bracket: [words](/about/)',
  },
];

const fieldSigns: readonly Sign[] = [
  {
    pattern: /\*\*[^*\n]+\*\*|__[^_\n]+__/g,
    rule: 'markup',
    message: 'Bold does not work in a field. Delete the signs around the words',
    fix: (text) => text.slice(2, -2),
  },
  {
    pattern: /\[[^\]\n]+\]\([^)\n]*\)/g,
    rule: 'markup',
    message: 'Links do not work in this field. Write the words alone',
  },
  {
    pattern: /<\/?[a-z][^>\n]*>/gi,
    rule: 'markup',
    message: 'HTML does not work in a field. Delete the tag',
  },
  {
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z]+);/gi,
    rule: 'markup',
    message: 'In a field, type the character itself',
  },
  { pattern: /`[^`\n]*`/g, rule: 'markup', message: 'Backticks would be seen. Delete them' },
];

/** Fields in which one accent may stand between asterisks. */
const accented = new Set(['headline', 'figure', 'tagline']);

const findSigns = (text: string, by: number, signs: readonly Sign[]): Finding[] =>
  signs.flatMap(({ pattern, rule, message, fix }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const from = by + index;
      const edit = fix && { from, to: from + found.length, text: fix(found) };
      return { offset: from, length: found.length, rule, message, ...(edit && { fix: edit }) };
    }),
  );

function starFindings(file: ContentFile): Finding[] {
  return spokenFields(file)
    .filter(({ path }) => !accented.has(String(path.findLast((key) => typeof key === 'string'))))
    .flatMap(({ path, value }) => {
      const star = /(?<!\*)\*[^*\s][^*]*\*(?!\*)/.exec(value);
      const range = file.parsed.rangeOf(path);
      if (!star || !range) return [];
      const from = file.text.indexOf(star[0], range.from);
      const message = 'Only headlines may have an accent. Delete the asterisks';
      const fix = { from, to: from + star[0].length, text: star[0].slice(1, -1) };
      return from === -1
        ? []
        : [{ offset: from, length: star[0].length, rule: 'markup' as const, message, fix }];
    });
}

/** `**` that opens bold in a paragraph and is not closed in it. */
function openBold({ prose, parsed }: ContentFile): Finding[] {
  let at = parsed.bodyOffset;
  return prose
    .slice(at)
    .split(/(\r?\n[ \t]*\r?\n)/)
    .flatMap((paragraph) => {
      const from = at;
      at += paragraph.length;
      const marks = [...paragraph.matchAll(/(?<!\\)\*\*/g)];
      const last = marks.at(-1);
      return marks.length % 2 === 0 || !last
        ? []
        : [
            {
              offset: from + last.index,
              length: 2,
              rule: 'markup' as const,
              message: 'Bold begins here and never ends. Add ** after the last bold word',
            },
          ];
    });
}

/** The fields of another file, pasted under the text of this one. */
const secondBlock = /^---[ \t]*\r?\n[A-Za-z]+:[^\n]*\n(?:[^\n]*\S[^\n]*\n)*?---[ \t]*$/gm;

function signFindings({ parsed, prose }: ContentFile): Finding[] {
  const blocks = findSigns(prose.slice(parsed.bodyOffset), parsed.bodyOffset, [
    {
      pattern: secondBlock,
      rule: 'front-matter',
      message:
        'A second block of fields begins here, and a file has one. Make a file of its own of it',
    },
  ]);
  const isWithin = (at: number) =>
    blocks.some(({ offset, length = 1 }) => at >= offset && at < offset + length);
  const signs = findSigns(prose.slice(parsed.bodyOffset), parsed.bodyOffset, proseSigns);
  return [...blocks, ...signs.filter(({ offset }) => !isWithin(offset))];
}

/** What Markdown would make of a text, and what a field would not. */
export function proseFindings(file: ContentFile): Finding[] {
  const { parsed, kind, prose } = file;
  const fields = spoken(file).slice(0, parsed.bodyOffset);
  const unused = kind && !kind.prose && prose.trim() !== '';
  return [
    ...headingFindings(file),
    ...signFindings(file),
    ...findSigns(fields, 0, fieldSigns),
    ...starFindings(file),
    ...openBold(file),
    ...(unused
      ? [
          {
            offset: prose.search(/\S/),
            rule: 'unused-text' as const,
            message:
              'This page does not show the text under its fields. Move it into a field, or delete it',
          },
        ]
      : []),
  ];
}
