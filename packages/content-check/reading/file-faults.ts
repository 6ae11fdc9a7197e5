import type { Finding } from '../problem';

/** What git writes into a file that two people changed. */
const conflict = /^[ \t>]*(?:[<>]{7}(?: .*)?|={7}[ \t]*)\r?$/gm;

/** A chapter of a long novel is 100 KB; what is longer is no text for a page. */
const mostCharacters = 200_000;

/** Four printed pages without a new paragraph. */
const longestLine = 10_000;

const longLine = new RegExp(`^.{${longestLine + 1}}`, 'm');

const lfsPointer = 'version https://git-lfs.github.com/spec/v1';

/** What Git LFS leaves instead of a file that it has not downloaded. */
const isLfsPointer = (text: string) => text.startsWith(lfsPointer);

const lfsMessage = 'This is a pointer of Git LFS, not the file. Run: git lfs pull';

/** What keeps a file from being read as a text at all. */
function unreadable(text: string): Finding[] {
  if (text.trim() === '') {
    return [
      {
        offset: 0,
        rule: 'empty-file',
        message: 'The file is empty. Write it, or restore it from git',
      },
    ];
  }
  if (isLfsPointer(text)) return [{ offset: 0, rule: 'empty-file', message: lfsMessage }];
  if (['{\\rtf', 'PK\u0003\u0004', '%PDF'].some((start) => text.startsWith(start))) {
    const message = 'This is a file of a word processor. Save it as plain text';
    return [{ offset: 0, rule: 'encoding', message }];
  }
  if (text.includes('\0')) {
    const message = 'The file is not saved as UTF-8. Save it again with the encoding UTF-8';
    return [{ offset: text.indexOf('\0'), rule: 'encoding', message }];
  }
  return [...text.matchAll(/\uFFFD/g)].map(({ index }) => ({
    offset: index,
    rule: 'encoding',
    message: 'A character was lost here (\uFFFD). Type it again',
  }));
}

/** Returns where each merge begins; where no beginning is left, the first mark of any. */
function mergeMarks(text: string): Finding[] {
  const found = [...text.matchAll(conflict)];
  const starts = found.filter(([line]) => line.trim().startsWith('<'));
  return (starts.length > 0 ? starts : found.slice(0, 1)).map(({ 0: line, index }) => ({
    offset: index,
    length: line.length,
    rule: 'merge-marks',
    message: `Unfinished merge (${line.trim().slice(0, 7)}). Choose one version, and delete the lines <<<<<<<, ======= and >>>>>>>`,
  }));
}

function oddSize(text: string): Finding[] {
  if (text.length > mostCharacters) {
    const message = `The file is ${text.length} characters long; the limit is ${mostCharacters}. Split it into several pages`;
    return [{ offset: 0, rule: 'too-large', message }];
  }
  const offset = text.search(longLine);
  const message = `This line is longer than ${longestLine} characters. Start new paragraphs, and delete what was pasted by mistake`;
  return offset === -1 ? [] : [{ offset, rule: 'too-large', message }];
}

/** Reports what is wrong with a file as a whole, whatever its kind. */
export function fileFaults(text: string): Finding[] {
  const faults = unreadable(text);
  if (faults.length > 0) return faults;
  const offset = text.search(/\r(?!\n)/);
  const message =
    'This file uses old Mac line endings (CR). Save it with the line endings of Unix (LF)';
  const lineEnds: Finding[] = offset === -1 ? [] : [{ offset, rule: 'line-ends', message }];
  return [...mergeMarks(text), ...lineEnds, ...oddSize(text)];
}
