import { chakra } from '@chakra-ui/react/styled-system';
import { EditedText, editStyles, editedLines } from './edited-text';
import { languageAttributes } from './in-language';

const Words = chakra('p', {
  base: {
    maxWidth: '24em',
    fontFamily: 'serif',
    textStyle: 'title',
    lineHeight: '1.2',
    ...editStyles,
    // A part that is longer than the rest of its line begins a new one, in the web font as in its fallback.
    '& del, & b': { display: 'inline-block' },
  },
});

type EditedSentenceProps = {
  /** Words between asterisks are the ones that were kept. */
  text: string;
  /** null: the language of the site. */
  language: string | null;
};

/** Renders a sentence with its edits in large type, in place of a picture. */
export const EditedSentence = ({ text, language }: EditedSentenceProps) => {
  const [parts] = editedLines([text]);
  return (
    <Words {...languageAttributes(language)}>
      <EditedText parts={parts} />
    </Words>
  );
};
