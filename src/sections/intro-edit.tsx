import { drawnByScroll } from '../components/drawn-by-scroll';
import { EditedText, editedLines } from '../components/edited-text';
import { SampleNote } from '../prose/sample-note';
import { chakra, type SystemStyleObject } from '@chakra-ui/react';

const Sheet = chakra('figure', { base: { borderTopWidth: '1px' } });

const Label = chakra('figcaption', {
  base: { marginBlock: '1.25rem 1.75rem', color: 'softInk', fontSize: 'small' },
});

/** Draws the lines of the edit as they scroll into the window, where browsers can. */
const editedByScroll = (animationRange: string) =>
  ({
    '@supports (animation-timeline: view())': {
      animation: 'edit linear both',
      animationTimeline: 'view()',
      animationRange,
    },
  }) satisfies SystemStyleObject;

/** Each line has its own indent. */
const Before = chakra('div', {
  base: {
    display: 'grid',
    gap: '0.375rem',
    justifyItems: 'start',
    fontSize: 'lead',
    '& del': editedByScroll('cover 10% cover 35%'),
    '& > :nth-child(4n + 2)': { marginInlineStart: '12%' },
    '& > :nth-child(4n + 3)': { marginInlineStart: '4%' },
    '& > :nth-child(4n)': { marginInlineStart: '22%' },
  },
});

const After = chakra('ins', {
  base: {
    display: 'block',
    marginTop: '2rem',
    fontFamily: 'serif',
    fontSize: 'title',
    letterSpacing: '-0.015em',
    lineHeight: '1.2',
    textDecoration: 'none',
    textWrap: 'balance',
    '& b': editedByScroll('cover 15% cover 40%'),
  },
});

/** From the sentence to the edge of the window. */
const Thread = chakra('span', {
  base: {
    display: 'block',
    height: '4px',
    marginTop: '1.5rem',
    marginRight: 'calc(-1 * {spacing.outside})',
    background: 'linear-gradient(90deg, {colors.signal}, {colors.blue}, {colors.teal})',
    ...drawnByScroll,
  },
});

const Note = chakra('p', { base: { marginBlock: '1.25rem', color: 'softInk' } });

export type IntroEditProps = {
  label: string;
  /** Words between asterisks were kept, in these lines and in the sentence. */
  before: readonly string[];
  after: string;
  note: string | null;
  sample: boolean;
};

/** Shows an edit: the words that survive are marked in the lines, and again in the sentence. */
export function IntroEdit({ label, before, after, note, sample }: IntroEditProps) {
  const [sentence] = editedLines([after]);
  return (
    <Sheet>
      <Label>
        {label} <SampleNote isSample={sample} />
      </Label>
      <Before>
        {editedLines(before).map((line, index) => (
          <p key={before[index]}>
            <EditedText parts={line} />
          </p>
        ))}
      </Before>
      <After>
        <EditedText parts={sentence} isResult />
      </After>
      <Thread aria-hidden />
      {note && <Note>{note}</Note>}
    </Sheet>
  );
}
