import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '../components/button';
import { columns } from '../components/columns';
import { Section, clipped } from '../components/section';
import { SectionHeading, type SectionWords } from '../components/section-heading';
import { Thread } from '../components/thread';
import { TitledItems } from '../components/titled-items';
import type { ContentLink } from '../content/schemas/primitives';

/** The thread runs through the numerals, and ends at the button. */
const Steps = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    marginTop: 'content',
    paddingTop: '1.5rem',
    md: { marginTop: '6rem', paddingTop: 0 },
    '& > a': { justifySelf: 'end' },
  },
});

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '1.25rem 2rem',
    marginBottom: 'content',
    counterReset: 'step',
    // On a phone, the numeral is beside the words.
    '& li': {
      counterIncrement: 'step',
      mdDown: { display: 'grid', gridTemplate: 'auto 1fr / 3.5rem 1fr' },
    },
    '& li::before': {
      content: 'counter(step)',
      display: 'block',
      gridRow: 'span 2',
      color: 'fg.accent',
      fontFamily: 'serif',
      fontSize: 'clamp(4rem, 2.5rem + 6vw, 8rem)',
      lineHeight: '1',
      md: {
        position: 'relative',
        width: 'fit-content',
        marginTop: '-0.5em',
        marginInlineStart: '-0.09em',
        paddingInline: '0.09em',
        bg: 'bg',
      },
    },
    md: {
      ...columns.lg,
      '& li:first-of-type::before': { marginInlineStart: 0, paddingInlineStart: 0 },
    },
    '& h3': { marginTop: '0.75rem', fontSize: 'heading' },
    '& p': { marginTop: '0.5rem', color: 'fg.muted' },
  },
});

type HowItWorksProps = SectionWords & {
  items: readonly { title: string; text: string }[];
  action: ContentLink;
};

/** Renders the steps, each with a large numeral, on the thread that leads to the button. */
export function HowItWorks({ items, action, ...heading }: HowItWorksProps) {
  return (
    <Section aria-labelledby="how-it-works" style={clipped}>
      <SectionHeading id="how-it-works" {...heading} />
      <Steps>
        <Thread segment="in" />
        <Thread segment="around" bottom="1.4375rem" />
        <List>
          <TitledItems items={items} />
        </List>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </Steps>
    </Section>
  );
}
