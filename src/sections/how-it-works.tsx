import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '../components/button';
import { columns } from '../components/columns';
import { drawOnScroll } from '../components/draw-on-scroll';
import { Section } from '../components/section';
import { SectionHeading, type SectionWords } from '../components/section-heading';
import { TitledItems } from '../components/titled-items';
import type { ContentLink } from '../content/schemas/primitives';

const Thread = chakra('svg', {
  base: {
    // As wide as the window.
    width: 'calc(100% + 2 * {spacing.outside})',
    marginInline: 'calc(-1 * {spacing.outside})',
    height: '3.5rem',
    marginTop: 'content',
    strokeWidth: 4,
    ...drawOnScroll,
  },
});

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '1.25rem 2rem',
    marginBlock: 'content',
    counterReset: 'step',
    md: columns.lg,
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
    },
    '& h3': { marginTop: '0.75rem', fontSize: 'heading' },
    '& p': { marginTop: '0.5rem', maxWidth: '22rem', color: 'fg.muted' },
  },
});

type HowItWorksProps = SectionWords & {
  items: readonly { title: string; text: string }[];
  action: ContentLink;
};

const path = (d: string, thread: 1 | 2 | 4) => (
  <chakra.path d={d} stroke={`thread.${thread}`} vectorEffect="non-scaling-stroke" />
);

/** Renders the steps, each with a large numeral, under threads that become one line. */
export function HowItWorks({ items, action, ...heading }: HowItWorksProps) {
  return (
    <Section aria-labelledby="how-it-works">
      <SectionHeading id="how-it-works" {...heading} />
      <Thread viewBox="0 0 1200 56" preserveAspectRatio="none" aria-hidden>
        {path('M-9 28C180 28 250 52 420 46S700 27 1209 28', 4)}
        {path('M-9 50C160 50 200 8 400 10S720 30 1209 28', 2)}
        {path('M-9 6C140 6 240 44 440 40S760 26 1209 28', 1)}
      </Thread>
      <List>
        <TitledItems items={items} />
      </List>
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
    </Section>
  );
}
