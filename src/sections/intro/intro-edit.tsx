import { chakra } from '@chakra-ui/react/styled-system';
import { EditedText, editStyles, editedLines } from '../../components/edited-text';
import { SampleNote } from '../../components/sample-note';
import { Thread } from '../../components/thread';

const Sheet = chakra('figure', {
  base: {
    position: 'relative',
    paddingBlock: '1.25rem 1.75rem',
    // As high as the words beside it.
    lg: { display: 'grid', gridTemplateRows: 'auto 1fr' },
    ...editStyles,
    '& figcaption': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0.25rem 1.5rem',
      alignItems: 'center',
      marginBottom: '1rem',
      textStyle: 'note',
    },
    // Each line has its own indent.
    '& div': {
      display: 'grid',
      gap: '0.625rem',
      alignContent: 'center',
      justifyItems: 'start',
      fontSize: 'lead',
      lg: { fontSize: '1.5rem' },
    },
    '& div > :nth-child(4n + 2)': { marginInlineStart: '12%' },
    '& div > :nth-child(4n + 3)': { marginInlineStart: '4%' },
    '& div > :nth-child(4n)': { marginInlineStart: '22%' },
    // Underlines and strike-throughs fade in as they scroll into view, where supported.
    '& :is(del, ins b)': {
      '@supports (animation-timeline: view())': {
        animation: 'edit linear both',
        animationTimeline: 'view()',
        animationRange: 'cover 10% cover 35%',
      },
    },
    '& ins': {
      display: 'block',
      marginTop: '1.5rem',
      fontFamily: 'serif',
      textStyle: 'title',
      lineHeight: '1.2',
      textDecoration: 'none',
      textWrap: 'balance',
    },
    '& > p': { marginTop: '1rem', color: 'fg.muted' },
  },
});

export type IntroEditProps = {
  /** The small heading, which says what is shown. */
  label: string;
  /** The lines before the edit. Words between asterisks are the ones that were kept, here and in `after`. */
  before: readonly string[];
  after: string;
  /** A line under the edit. */
  note: string | null;
  sample: boolean;
};

/** Renders an edit: the lines before it with their kept words marked, and the sentence after it. */
export function IntroEdit({ label, before, after, note, sample }: IntroEditProps) {
  const [sentence] = editedLines([after]);
  return (
    <Sheet>
      <figcaption>
        {label}
        <SampleNote isSample={sample} />
      </figcaption>
      <div>
        {editedLines(before).map((line, index) => (
          <p key={before[index]}>
            <EditedText parts={line} />
          </p>
        ))}
      </div>
      <ins>
        <EditedText parts={sentence} isResult />
      </ins>
      {note && <p>{note}</p>}
      <Thread segment="in" />
      <Thread segment="around" />
      <Thread segment="out" />
    </Sheet>
  );
}
