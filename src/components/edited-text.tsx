import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { markedParts } from '../content/headline';

const Cut = chakra('del', {
  base: {
    color: 'softInk',
    textDecorationThickness: 'max(2px, 0.05em)',
    textDecorationSkipInk: 'none',
  },
});

const Kept = chakra('b', {
  base: {
    fontWeight: 'inherit',
    textDecorationLine: 'underline',
    textDecorationThickness: '3px',
    textUnderlineOffset: '0.2em',
  },
});

const threads = ['signal', 'blue', 'teal'] as const;

type Part = { words: string; thread?: (typeof threads)[number] };

/** Splits lines at their asterisks, and gives each marked part the colour of a thread. */
export function editedLines(lines: readonly string[]): Part[][] {
  let kept = 0;
  return lines.map((line) =>
    markedParts(line).map(({ words, isMarked }) =>
      isMarked ? { words, thread: threads[kept++ % threads.length] } : { words },
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
    if (thread) {
      return (
        <Kept key={key} textDecorationColor={thread}>
          {words}
        </Kept>
      );
    }
    if (isResult) return words;
    return (
      <Fragment key={key}>
        {words.startsWith(' ') && ' '}
        <Cut>{words.trim()}</Cut>
        {words.endsWith(' ') && ' '}
      </Fragment>
    );
  });
