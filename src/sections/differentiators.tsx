import { Container } from '../components/container';
import { DarkBand } from '../components/bands';
import { columns, twoColumns } from '../components/columns';
import { Section } from '../components/section';
import { SectionHeading } from '../components/section-heading';
import { chakra } from '@chakra-ui/react';

const List = chakra('ul', {
  base: { marginTop: '3rem', borderTopWidth: '1px', borderColor: 'saffron' },
});

const Item = chakra('li', {
  base: {
    ...columns,
    rowGap: '0.25rem',
    alignItems: 'baseline',
    paddingBlock: '1.625rem',
    borderBottomWidth: '1px',
    borderColor: 'saffron',
  },
});

const Title = chakra('h3', { base: { fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)' } });
const Text = chakra('p', { base: { ...twoColumns, color: 'softInk', fontSize: 'lead' } });

type DifferentiatorsProps = {
  eyebrow?: string | null;
  headline: string;
  items: readonly { title: string; text: string }[];
};

export function Differentiators({ eyebrow, headline, items }: DifferentiatorsProps) {
  return (
    <DarkBand bg="night">
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
