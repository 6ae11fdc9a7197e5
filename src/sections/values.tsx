import { CardText, CardTitle } from '../components/card';
import { columns } from '../components/columns';
import { Container } from '../components/container';
import { Icon } from '../components/icon';
import { Section } from '../components/section';
import { SectionHeading } from '../components/section-heading';
import type { IconName } from '../content/icon-names';
import { chakra } from '../theme/chakra';

const List = chakra('ul', {
  base: {
    ...columns,
    rowGap: '3rem',
    marginTop: '3rem',
    smToLg: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** The glyphs are drawn with the brand's thread. */
const Value = chakra('li', { base: { '& svg': { color: 'accent', strokeWidth: 1 } } });

export type ValuesProps = {
  eyebrow?: string | null;
  headline: string;
  items: readonly { title: string; text: string; icon: IconName }[];
};

/** Renders the agency's values. */
export function Values({ eyebrow, headline, items }: ValuesProps) {
  return (
    <Section aria-labelledby="values" paddingTop="0">
      <Container>
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
      </Container>
    </Section>
  );
}
