import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { EditedText, editStyles, editedLines } from './edited-text';
import { useLayoutWords } from './layout-context';

/** Animates its lines when it appears. */
const Draft = chakra('p', {
  base: {
    display: 'none',
    'body:has([data-edits]:checked) &': { display: 'block' },
    maxWidth: '34rem',
    marginBottom: '0.5rem',
    ...editStyles,
    '& *': { animation: 'edit 1s' },
  },
});

type FirstDraftProps = {
  /** The words between asterisks were kept. */
  text?: string | null;
};

/** Renders the first draft of the text after it. CSS shows it while a visitor asks for the edits. */
export function FirstDraft({ text }: FirstDraftProps) {
  const { edits } = useLayoutWords();
  if (!text || edits === null) return null;
  const [parts] = editedLines([text]);
  return (
    <Draft data-draft="">
      <VisuallyHidden>{`${edits.before} `}</VisuallyHidden>
      <EditedText parts={parts} />
      <VisuallyHidden>{` ${edits.after}`}</VisuallyHidden>
    </Draft>
  );
}

/** Shown only on a page with drafts, and where `:has()` is supported. */
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
    },
  },
});

/** Renders the checkbox that shows the first drafts of the page, with or without scripts. */
export function EditsToggle() {
  const { edits } = useLayoutWords();
  return (
    edits && (
      <Toggle>
        <input type="checkbox" data-edits="" />
        {edits.show}
      </Toggle>
    )
  );
}
