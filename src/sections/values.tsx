import { chakra } from '@chakra-ui/react/styled-system';
import { Columns, columns } from '../components/columns';
import { Icon } from '../components/icon';
import { Section } from '../components/section';
import { SectionHeading, type SectionWords } from '../components/section-heading';
import type { IconName } from '../content/schemas/primitives';

const Grid = chakra(Columns, { base: { rowGap: '3rem' } });

/** In wide windows the heading is the first cell of the grid, so that five values complete two rows. */
const List = chakra('ul', {
  base: {
    ...columns,
    rowGap: { base: '1.5rem', sm: '3rem' },
    smToLg: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    lg: { display: 'contents' },
  },
});

/** On a phone the icon is beside the words, so that five values take one screen. */
const Value = chakra('li', {
  base: {
    display: { base: 'grid', sm: 'block' },
    gridTemplateColumns: 'auto 1fr',
    columnGap: '1.25rem',
    '& svg': { gridRow: 'span 2', color: 'fg.accent', strokeWidth: 1 },
    '& h3': { marginTop: { sm: '1.25rem' }, fontSize: 'heading', lineHeight: '1.15' },
    '& p': { marginTop: '0.5rem', textStyle: 'note' },
  },
});

type ValuesProps = SectionWords & {
  items: readonly { title: string; text: string; icon: IconName }[];
};

/** Renders the values, each with its icon. */
export function Values({ items, ...heading }: ValuesProps) {
  return (
    <Section aria-labelledby="values" paddingTop="0">
      <Grid>
        <SectionHeading id="values" {...heading} />
        <List>
          {items.map(({ title, text, icon }) => (
            <Value key={title}>
              <Icon name={icon} size={64} />
              <h3>{title}</h3>
              <p>{text}</p>
            </Value>
          ))}
        </List>
      </Grid>
    </Section>
  );
}
