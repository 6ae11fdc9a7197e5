import type { SystemStyleObject } from '@chakra-ui/react';
import { Fragment } from 'react';
import { markedParts } from '../content/headline';

/** Styles an edit: cut words are struck out, and kept words are underlined in the colors of threads. */
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

const threadCount = 3;

type EditedPart = {
  words: string;
  /** The index of the thread that underlines kept words; omitted: the words were cut. */
  thread?: number;
};

/** Splits lines at their asterisks, and assigns a thread to each kept part. */
export function editedLines(lines: readonly string[]): EditedPart[][] {
  let kept = 0;
  return lines.map((line) =>
    markedParts(line).map(({ words, isMarked }) =>
      isMarked ? { words, thread: kept++ % threadCount } : { words },
    ),
  );
}

type EditedTextProps = {
  parts: readonly EditedPart[] | undefined;
  /** true: renders the text after the edit, without struck-out words. */
  isResult?: boolean;
};

/** Renders an edit: kept words are `<b>`, cut words are `<del>`. */
export const EditedText = ({ parts = [], isResult = false }: EditedTextProps) =>
  parts.map(({ words, thread }, index) => {
    // The same words may occur twice.
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
