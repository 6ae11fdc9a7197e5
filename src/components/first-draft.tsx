import { createContext, useContext } from 'react';
import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { EditedText, edited, editedLines } from './edited-text';

type EditWords = {
  show: string;
  /** For assistive technology. */
  before: string;
  after: string;
};

/** The words around first drafts; null: the site shows none. */
export const EditWordsContext = createContext<EditWords | null>(null);

/** The lines are drawn as soon as the draft is shown. */
const Draft = chakra('p', {
  base: {
    display: 'none',
    'body:has([data-edits]:checked) &': { display: 'block' },
    maxWidth: '34rem',
    marginBottom: '0.5rem',
    ...edited,
    '& *': { animation: 'edit 1s' },
  },
});

type FirstDraftProps = {
  /** The words between asterisks were kept. */
  text?: string | null;
};

/** Shows the first draft of the text that follows it, while a visitor asks for the edits. */
export function FirstDraft({ text }: FirstDraftProps) {
  const words = useContext(EditWordsContext);
  if (!text || words === null) return null;
  const [parts] = editedLines([text]);
  return (
    <Draft data-draft="">
      <VisuallyHidden>{`${words.before} `}</VisuallyHidden>
      <EditedText parts={parts} />
      <VisuallyHidden>{` ${words.after}`}</VisuallyHidden>
    </Draft>
  );
}

/** Only where `:has()` is known, and on a page with drafts. */
const Toggle = chakra('label', {
  base: {
    display: 'none',
    'body:has([data-draft]) &': { display: 'inline-flex' },
    gap: '0.5rem',
    alignItems: 'center',
    minHeight: '2.75rem',
    cursor: 'pointer',
    '& input': {
      width: '20px',
      height: '20px',
      accentColor: '{colors.fg.accent}',
      colorScheme: 'light',
    },
  },
});

/** A checkbox, so that it works without scripts: shows the first drafts of the page. */
export function EditsToggle() {
  const words = useContext(EditWordsContext);
  return (
    words && (
      <Toggle>
        <input type="checkbox" data-edits="" />
        {words.show}
      </Toggle>
    )
  );
}
