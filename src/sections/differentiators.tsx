import { chakra } from '@chakra-ui/react/styled-system';
import { columns, spanTwoColumns } from '../components/columns';
import { DarkSurface, Section } from '../components/section';
import { SectionHeading, type SectionWords } from '../components/section-heading';
import { Thread } from '../components/thread';
import { TitledItems } from '../components/titled-items';
import type { ContentLink } from '../content/schemas/primitives';

const List = chakra('ul', {
  base: {
    marginTop: 'content',
    borderTopWidth: '1px',
    borderColor: 'thread.2',
    '& li': {
      ...columns,
      rowGap: '0.25rem',
      alignItems: 'baseline',
      paddingBlock: 'clamp(0.625rem, 2vw, 1.625rem)',
      borderBottomWidth: '1px',
      borderColor: 'thread.2',
    },
    '& h3': { fontSize: 'subtitle' },
    '& p': { ...spanTwoColumns, maxWidth: '36rem', textStyle: 'lead', textWrap: 'balance' },
  },
});

type DifferentiatorsProps = SectionWords & {
  items: readonly { title: string; text: string; link: ContentLink | null }[];
};

/** Renders the reasons to choose the agency on a dark surface. */
export function Differentiators({ items, ...heading }: DifferentiatorsProps) {
  return (
    <DarkSurface bg="bg.dark.panel" position="relative">
      <Section aria-labelledby="why-choose">
        <SectionHeading id="why-choose" {...heading} />
        <List>
          <TitledItems items={items} />
        </List>
      </Section>
      <Thread segment="down" />
    </DarkSurface>
  );
}
