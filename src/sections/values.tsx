import { Card, CardText, CardTitle } from '../components/card';
import { Container } from '../components/container';
import { IconTile } from '../components/icon-tile';
import { Section } from '../components/section';
import { SectionHeading } from '../components/section-heading';
import type { IconName } from '../content/icon-names';
import { chakra } from '../theme/chakra';

/** Cards fill an incomplete last row; in six columns, at two a card, they are centred. */
const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1.25rem',
    marginTop: '3rem',
    smToLg: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
    },
    lg: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      '& > *': { gridColumn: 'span 2' },
      '& > :nth-last-of-type(2):nth-of-type(3n + 1)': { gridColumn: '2 / span 2' },
      '& > :last-of-type:nth-of-type(3n + 1)': { gridColumn: '3 / span 2' },
    },
  },
});

export type ValuesProps = {
  eyebrow: string;
  headline: string;
  items: readonly { title: string; text: string; icon: IconName }[];
};

/** Renders the agency's values. */
export function Values({ eyebrow, headline, items }: ValuesProps) {
  return (
    <Section aria-labelledby="values" paddingTop="0">
      <Container>
        <SectionHeading id="values" eyebrow={eyebrow} headline={headline} />
        <Grid>
          {items.map(({ title, text, icon }) => (
            <Card key={title}>
              <IconTile name={icon} />
              <CardTitle marginTop="1.25rem">{title}</CardTitle>
              <CardText>{text}</CardText>
            </Card>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
