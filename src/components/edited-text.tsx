import type { SystemStyleObject } from '@chakra-ui/react';
import { Fragment } from 'react';
import { markedParts } from '../content/headline';

/** Styles an edit: words that were cut are struck out, and each that was kept is on its thread. */
export const editStyles = {
  '& del': {
    color: 'fg.muted',
    textDecorationThickness: 'max(2px, 0.05em)',
    textDecorationSkipInk: 'none',
  },
  '& b': {
    fontWeight: 'inherit',
    textDecorationLine: 'underline',
    textDecorationColor: 'thread.1',
    textDecorationThickness: '3px',
    textUnderlineOffset: '0.2em',
  },
  '& .t1': { textDecorationColor: 'thread.4' },
  '& .t2': { textDecorationColor: 'thread.3' },
} satisfies SystemStyleObject;

const threads = 3;

/** `thread` counts from 0. */
type Part = { words: string; thread?: number };

/** Splits lines at their asterisks, and gives each marked part a thread. */
export function editedLines(lines: readonly string[]): Part[][] {
  let kept = 0;
  return lines.map((line) =>
    markedParts(line).map(({ words, isMarked }) =>
      isMarked ? { words, thread: kept++ % threads } : { words },
    ),
  );
}

type EditedTextProps = {
  parts: readonly Part[] | undefined;
  /** true: shows what the edit led to, in which nothing is struck out. */
  isResult?: boolean;
};

/** Shows an edit: underlines the words that were kept, and strikes out the others. */
export const EditedText = ({ parts = [], isResult = false }: EditedTextProps) =>
  parts.map(({ words, thread }, index) => {
    // The same words may come twice.
    const key = `${index} ${words}`;
    if (thread !== undefined) {
      return (
        <b key={key} className={thread === 0 ? undefined : `t${thread}`}>
          {words}
        </b>
      );
    }
    if (isResult) return words;
    return (
      <Fragment key={key}>
        {words.startsWith(' ') && ' '}
        <del>{words.trim()}</del>
        {words.endsWith(' ') && ' '}
      </Fragment>
    );
  });
