import { chakra } from '@chakra-ui/react/styled-system';
import { Columns, spanTwoColumns } from '../components/columns';
import { Person, type PersonProps } from '../components/person';
import { QuietLink } from '../components/quiet-link';
import { Section } from '../components/section';
import { SectionHeading, type SectionWords } from '../components/section-heading';
import type { ContentLink } from '../content/schemas/primitives';
import { underlined } from '../theme/mixins';

const People = chakra('div', {
  base: { ...spanTwoColumns, display: 'grid', gap: '2.5rem', maxWidth: '44rem' },
});

const Profile = chakra(QuietLink, {
  base: { display: 'flex', width: 'fit-content', ...underlined('fg.accent', '2px') },
});

type WriterProps = SectionWords & {
  /** Each with the pages that show who it is. */
  people: readonly {
    text: string;
    author: PersonProps['author'] & { profiles: readonly ContentLink[] };
  }[];
};

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
          <Person key={person.author.name} {...person}>
            {person.author.profiles.map(({ label, href }) => (
              <Profile key={href} href={href} rel="me">
                {label}
              </Profile>
            ))}
          </Person>
        ))}
      </People>
    </Columns>
  </Section>
);
