import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { EditedText, editStyles, editedLines } from '../../components/edited-text';
import { SampleNote } from '../../components/sample-note';
import { ThreadToEdge } from '../../components/thread-to-edge';

/** Fades in the underlines and strike-throughs as they scroll into view, where supported. */
const editedByScroll = (animationRange: string) =>
  ({
    '@supports (animation-timeline: view())': {
      animation: 'edit linear both',
      animationTimeline: 'view()',
      animationRange,
    },
  }) satisfies SystemStyleObject;

const Sheet = chakra('figure', {
  base: {
    borderTopWidth: '1px',
    ...editStyles,
    '& figcaption': { marginBlock: '1.25rem', textStyle: 'note' },
    // Each line has its own indent.
    '& div': { display: 'grid', gap: '0.375rem', justifyItems: 'start', fontSize: 'lead' },
    '& div > :nth-child(4n + 2)': { marginInlineStart: '12%' },
    '& div > :nth-child(4n + 3)': { marginInlineStart: '4%' },
    '& div > :nth-child(4n)': { marginInlineStart: '22%' },
    '& div del': editedByScroll('cover 10% cover 35%'),
    '& ins': {
      display: 'block',
      marginTop: '1.25rem',
      fontFamily: 'serif',
      textStyle: 'title',
      lineHeight: '1.2',
      textDecoration: 'none',
      textWrap: 'balance',
    },
    '& ins b': editedByScroll('cover 15% cover 40%'),
    '& > p': { marginBlock: '1rem', color: 'fg.muted' },
  },
});

/** The line from the sentence to the edge of the window. */
const Thread = chakra(ThreadToEdge, {
  base: {
    marginTop: '1rem',
    background: 'linear-gradient(90deg, {colors.thread.1}, {colors.thread.4}, {colors.thread.3})',
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
      <Thread edge="end" aria-hidden />
      {note && <p>{note}</p>}
    </Sheet>
  );
}
