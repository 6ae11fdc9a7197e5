import { Container } from '../components/container';
import { DarkBand } from '../components/dark-band';
import { Section } from '../components/section';
import { SectionHeading } from '../components/section-heading';
import { chakra } from '../theme/chakra';

const List = chakra('ol', {
  base: { marginTop: '3rem', borderTopWidth: '1px', borderColor: 'line', counterReset: 'reason' },
});

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    gap: '0.25rem 1rem',
    alignItems: 'baseline',
    paddingBlock: '1.5rem',
    borderBottomWidth: '1px',
    borderColor: 'line',
    counterIncrement: 'reason',
    _before: {
      content: 'counter(reason, decimal-leading-zero)',
      color: 'softInk',
      fontSize: 'small',
      fontVariantNumeric: 'tabular-nums',
    },
    md: { gridTemplateColumns: '4rem minmax(0, 2fr) minmax(0, 3fr)' },
  },
});

const Title = chakra('h3', { base: { fontSize: 'heading' } });

const Text = chakra('p', {
  base: { gridColumn: '2', color: 'softInk', md: { gridColumn: 'auto' } },
});

export type DifferentiatorsProps = {
  eyebrow: string;
  headline: string;
  items: readonly { title: string; text: string }[];
};

/** Renders the reasons to choose this agency: the dark band of the home page. */
export function Differentiators({ eyebrow, headline, items }: DifferentiatorsProps) {
  return (
    <DarkBand>
      <Section aria-labelledby="why-choose">
        <Container>
          <SectionHeading id="why-choose" eyebrow={eyebrow} headline={headline} />
          <List>
            {items.map(({ title, text }) => (
              <Item key={title}>
                <Title>{title}</Title>
                <Text>{text}</Text>
              </Item>
            ))}
          </List>
        </Container>
      </Section>
    </DarkBand>
  );
}
