import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { PageAttribute } from '../contract/page-attributes';
import { EditedText, editStyles, editedLines } from './edited-text';
import { useLayoutWords } from './layout-context';

/** The paragraph with a first draft. Its underlines and strike-throughs fade in. */
const Draft = chakra('p', {
  base: {
    display: 'none',
    [`body:has([${PageAttribute.edits}]:checked) &`]: { display: 'block' },
    maxWidth: '34rem',
    marginBottom: '0.5rem',
    ...editStyles,
    '& *': { animation: 'edit 1s' },
  },
});

type FirstDraftProps = {
  /** Words between asterisks are the ones that were kept. */
  text?: string | null;
};

/** Renders the first draft of the text that follows. CSS shows it while the edits checkbox is checked. */
export function FirstDraft({ text }: FirstDraftProps) {
  const { edits } = useLayoutWords();
  if (!text || edits === null) return null;
  const [parts] = editedLines([text]);
  return (
    <Draft data-first-draft="">
      <VisuallyHidden>{`${edits.before} `}</VisuallyHidden>
      <EditedText parts={parts} />
      <VisuallyHidden>{` ${edits.after}`}</VisuallyHidden>
    </Draft>
  );
}

/** Shown only on a page with first drafts, and where `:has()` is supported. */
const Toggle = chakra('label', {
  base: {
    display: 'none',
    'body:has([data-first-draft]) &': { display: 'inline-flex' },
    gap: '0.5rem',
    alignItems: 'center',
    minHeight: '2.75rem',
    color: 'fg.muted',
    fontSize: 'caption',
    cursor: 'pointer',
    '& input': {
      flex: 'none',
      width: '1em',
      height: '1em',
      appearance: 'none',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: '4px',
      cursor: 'pointer',
      '&:checked': { borderColor: 'currentColor' },
      '&:checked::before': {
        content: '"✓"',
        display: 'block',
        lineHeight: '0.9',
        textAlign: 'center',
      },
    },
  },
});

/** Renders the checkbox that shows the first drafts of the page. It works without scripts. */
export function EditsToggle() {
  const { edits } = useLayoutWords();
  return (
    edits && (
      <Toggle>
        <input type="checkbox" {...{ [PageAttribute.edits]: '' }} />
        {edits.show}
      </Toggle>
    )
  );
}
