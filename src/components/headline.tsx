import { chakra } from '@chakra-ui/react/styled-system';
import { headlineParts, longestWord, longWord } from '../content/text/headline-parts';

/** The measure for the size of the words in it. */
const Line = chakra('span', { base: { display: 'block', containerType: 'inline-size' } });

/** The width of a letter, and the smallest size of a long word, in the size of the headline. */
const letterWidth = 0.58;
const smallest = 0.6;

/** Sets a headline smaller where its longest word would not fit, down to three fifths. Then its soft hyphens break it. */
const fittingSize = (letters: number) =>
  `clamp(${smallest}em, ${(100 / (letterWidth * letters)).toFixed(1)}cqi, 1em)`;

/** Returns the width of the longest word in the smallest size, for a column that is as wide as its words. */
const leastWidth = (letters: number) =>
  `min(${(letterWidth * smallest * letters).toFixed(1)}em, 80vw)`;

/** Renders a headline. The part between asterisks is its accent, which `global-css.ts` styles. */
export function Headline({ text }: { text: string }) {
  const { before, accent, after } = headlineParts(text);
  const words = (
    <>
      {before}
      {accent === undefined ? null : <em>{accent}</em>}
      {after}
    </>
  );
  const letters = longestWord(text);
  return letters < longWord ? (
    words
  ) : (
    <Line style={{ containIntrinsicInlineSize: leastWidth(letters) }}>
      <span style={{ fontSize: fittingSize(letters) }}>{words}</span>
    </Line>
  );
}
