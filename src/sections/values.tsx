import { CardText, CardTitle } from '../components/card';
import { Columns, columns } from '../components/columns';
import { Container } from '../components/container';
import { Icon } from '../components/icon';
import { Section } from '../components/section';
import { SectionHeading } from '../components/section-heading';
import type { IconName } from '../content/primitives';
import { chakra } from '@chakra-ui/react';

const Grid = chakra(Columns, { base: { rowGap: '3rem' } });

/** On wide screens the heading is the first cell, so that five values complete two rows. */
const List = chakra('ul', {
  base: {
    ...columns,
    rowGap: '3rem',
    smToLg: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    lg: { display: 'contents' },
  },
});

const Value = chakra('li', { base: { '& svg': { color: 'accent', strokeWidth: 1 } } });

type ValuesProps = {
  eyebrow?: string | null;
  headline: string;
  items: readonly { title: string; text: string; icon: IconName }[];
};

export function Values({ eyebrow, headline, items }: ValuesProps) {
  return (
    <Section aria-labelledby="values" paddingTop="0">
      <Container>
        <Grid>
          <SectionHeading id="values" eyebrow={eyebrow} headline={headline} />
          <List>
            {items.map(({ title, text, icon }) => (
              <Value key={title}>
                <Icon name={icon} size={64} />
                <CardTitle marginTop="1.25rem">{title}</CardTitle>
                <CardText>{text}</CardText>
              </Value>
            ))}
          </List>
        </Grid>
      </Container>
    </Section>
  );
}
