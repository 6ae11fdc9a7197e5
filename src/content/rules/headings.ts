import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';

type Heading = { level: number; offset: number; source: string };

const headingLine = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?[ \t]*$/gm;

/** Headings that stand where none belongs, are empty, or skip a level. */
export function headingFindings({ prose, kind }: ContentFile): Finding[] {
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
