import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { entityFindings } from './entities';
import { fieldSignFindings } from './field-signs';
import { headingFindings } from './headings';
import { proseSigns } from './prose-signs';
import { findSigns } from './signs';

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
  const { kind, prose } = file;
  const unused = kind && !kind.prose && prose.trim() !== '';
  return [
    ...headingFindings(file),
    ...signFindings(file),
    ...entityFindings(file),
    ...fieldSignFindings(file),
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
