import { drawnByScroll } from '../components/drawn-by-scroll';
import { chakra } from '@chakra-ui/react';

const Sheet = chakra('figure', { base: { borderTopWidth: '1px', borderColor: 'line' } });

const Label = chakra('figcaption', {
  base: { marginBlock: '1.25rem 1.75rem', color: 'softInk', fontSize: 'small' },
});

/** Each struck line has its own indent and its own colour of thread. */
const Before = chakra('del', {
  base: {
    display: 'grid',
    gap: '0.375rem',
    justifyItems: 'start',
    color: 'softInk',
    fontSize: 'lead',
    textDecoration: 'none',
    textWrap: 'balance',
    '& > span': {
      position: 'relative',
      textDecorationLine: 'line-through',
      textDecorationThickness: '3px',
      textDecorationColor: 'var(--thread)',
      textDecorationSkipInk: 'none',
    },
    '& > :nth-child(4n + 1)': { '--thread': '{colors.signal}' },
    '& > :nth-child(4n + 2)': { '--thread': '{colors.blue}', marginInlineStart: '12%' },
    '& > :nth-child(4n + 3)': { '--thread': '{colors.teal}', marginInlineStart: '4%' },
    '& > :nth-child(4n)': { '--thread': '{colors.saffron}', marginInlineStart: '22%' },
  },
});

const After = chakra('ins', {
  base: {
    display: 'block',
    marginTop: '2rem',
    fontFamily: 'serif',
    fontSize: 'title',
    letterSpacing: '-0.015em',
    lineHeight: '1.06',
    textDecoration: 'none',
    textWrap: 'balance',
  },
});

const Thread = chakra('span', {
  base: {
    display: 'block',
    width: '6rem',
    height: '4px',
    marginTop: '1.5rem',
    borderRadius: 'pill',
    backgroundColor: 'signal',
    ...drawnByScroll,
  },
});

const Note = chakra('p', { base: { marginBlock: '1.25rem 2rem', color: 'softInk' } });

export type IntroEditProps = {
  label: string;
  before: readonly string[];
  after: string;
  note: string | null;
};

export const IntroEdit = ({ label, before, after, note }: IntroEditProps) => (
  <Sheet>
    <Label>{label}</Label>
    <Before>
      {before.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Before>
    <After>{after}</After>
    <Thread aria-hidden />
    {note && <Note>{note}</Note>}
  </Sheet>
);
