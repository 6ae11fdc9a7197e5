import { chakra } from '@chakra-ui/react/styled-system';
import { Columns, spanTwoColumns } from '../components/columns';
import { Person, type PersonProps } from '../components/person';
import { Section } from '../components/section';
import { SectionHeading, type SectionWords } from '../components/section-heading';

const People = chakra('div', {
  base: { ...spanTwoColumns, display: 'grid', gap: '2.5rem', maxWidth: '44rem' },
});

type WriterProps = SectionWords & { people: readonly PersonProps[] };

/** Renders who writes and who edits, in their own words. */
export const Writer = ({ people, ...heading }: WriterProps) => (
  <Section aria-labelledby="writer" paddingTop="0">
    <Columns>
      <SectionHeading
        id="writer"
        {...heading}
        isSample={people.some(({ author }) => author.sample)}
      />
      <People>
        {people.map((person) => (
          <Person key={person.author.name} {...person} />
        ))}
      </People>
    </Columns>
  </Section>
);
