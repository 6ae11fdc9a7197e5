import { chakra } from '@chakra-ui/react';
import { EditedText, editStyles, editedLines } from './edited-text';
import { languageAttributes } from './in-language';

const Words = chakra('p', {
  base: {
    maxWidth: '24em',
    fontFamily: 'serif',
    textStyle: 'title',
    lineHeight: '1.2',
    textWrap: 'balance',
    ...editStyles,
  },
});

type EditedSentenceProps = {
  /** Words between asterisks were kept. */
  text: string;
  /** null: that of the site. */
  language: string | null;
};

/** Renders an edited sentence in large type, in place of a picture. */
export const EditedSentence = ({ text, language }: EditedSentenceProps) => {
  const [parts] = editedLines([text]);
  return (
    <Words {...languageAttributes(language)}>
      <EditedText parts={parts} />
    </Words>
  );
};
