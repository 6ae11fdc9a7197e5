import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import { emphasizedParts, phraseIndex, phrasesIn } from '../content/text/headline-parts';

/** The colors of the threads, in the order of the kept words. More words begin again with the first. */
const threadColors = ['thread.1', 'thread.4', 'thread.3'] as const;

const threadOf = (kept: number) => kept % threadColors.length;

/** Returns the color of the thread of kept words, by their index. */
export const threadColor = (kept: number) => threadColors[threadOf(kept)];

/** Returns the class of kept words, which underlines them in the color of their thread; the first color needs none. */
export const threadClass = (kept: number) => {
  const thread = threadOf(kept);
  return thread === 0 ? undefined : `t${thread}`;
};

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
    textDecorationColor: threadColors[0],
    textDecorationThickness: '3px',
    textUnderlineOffset: '0.2em',
  },
  '& .t1': { textDecorationColor: threadColors[1] },
  '& .t2': { textDecorationColor: threadColors[2] },
} satisfies SystemStyleObject;

type EditedPart = {
  words: string;
  /** The index of kept words, which have a thread each; omitted: the words were cut. */
  kept?: number;
};

/**
 * Splits lines at their asterisks, and gives each kept part an index.
 *
 * @param phrases the kept parts, in the order of their indexes
 */
export const editedLines = (
  lines: readonly string[],
  phrases: readonly string[] = phrasesIn(lines),
): EditedPart[][] =>
  lines.map((line) =>
    emphasizedParts(line).map(({ words, isEmphasized }) =>
      isEmphasized ? { words, kept: phraseIndex(phrases, words) } : { words },
    ),
  );

type EditedTextProps = {
  parts: readonly EditedPart[] | undefined;
  /** true: renders the text after the edit, without struck-out words. */
  isResult?: boolean;
};

/** Renders an edit: kept words are `<b>`, cut words are `<del>`. */
export const EditedText = ({ parts = [], isResult = false }: EditedTextProps) =>
  parts.map(({ words, kept }, index) => {
    // The same words may occur twice.
    const key = `${index} ${words}`;
    if (kept !== undefined)
      return (
        <b key={key} className={threadClass(kept)}>
          {words}
        </b>
      );
    if (isResult) return words;
    return (
      <Fragment key={key}>
        {words.startsWith(' ') && ' '}
        <del>{words.trim()}</del>
        {words.endsWith(' ') && ' '}
      </Fragment>
    );
  });
