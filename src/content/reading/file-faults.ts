import type { Finding } from '../problem';

/** What git writes into a file that two people changed. */
const conflict = /^[<>]{7}(?: .*)?$/gm;

/** A page of the longest novel’s chapter is 100 KB; what is longer is no text for a page. */
const mostCharacters = 200_000;

/** Four pages of print without a new paragraph. */
const longestLine = 10_000;

const longLine = new RegExp(`^.{${longestLine + 1}}`, 'm');

/** What is wrong with a file as a whole, whatever its kind. */
export function fileFaults(text: string): Finding[] {
  if (text.trim() === '') {
    return [
      { offset: 0, rule: 'empty-file', message: 'The file is empty. Write it, or delete it' },
    ];
  }
  if (text.includes('\0') || text.includes('\uFFFD')) {
    const offset = text.search(/[\0\uFFFD]/);
    const message = 'The file is not saved as UTF-8. Save it again with the encoding UTF-8';
    return [{ offset, rule: 'encoding', message }];
  }
  const found = [...text.matchAll(conflict)];
  const start = found.findIndex(({ 0: line }) => line.startsWith('<'));
  // The first mark of a merge stands for its last one, too.
  const told = found.filter(
    ({ 0: line }, index) => line.startsWith('<') || start === -1 || index < start,
  );
  const marks = told.map(({ 0: line, index }): Finding => ({
    offset: index,
    length: line.length,
    rule: 'merge-marks',
    message: `Unfinished merge (${line.slice(0, 7)}). Choose one version, and delete the lines <<<<<<<, ======= and >>>>>>>`,
  }));
  const loneReturn = text.search(/\r(?!\n)/);
  const lineEnds: Finding[] =
    loneReturn === -1
      ? []
      : [
          {
            offset: loneReturn,
            rule: 'line-ends',
            message:
              'This line ends as on the first Macintosh. Save the file with the line ends of Unix (LF)',
          },
        ];
  const tooLarge = (offset: number, message: string): Finding[] => [
    { offset, rule: 'too-large', message },
  ];
  const long = text.search(longLine);
  const size =
    text.length > mostCharacters
      ? tooLarge(
          0,
          `The file has ${text.length} characters; ${mostCharacters} are the most. Make several pages of it`,
        )
      : long === -1
        ? []
        : tooLarge(
            long,
            `This line has more than ${longestLine} characters. Begin new paragraphs, and delete what was pasted by mistake`,
          );
  return [...marks, ...lineEnds, ...size];
}
