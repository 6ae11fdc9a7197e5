import { chakra } from '@chakra-ui/react';
import { Columns, spanTwoColumns } from '../components/columns';
import { Person } from '../components/person';
import type { PictureData } from '../components/picture';
import { SampleNote } from '../components/sample-note';
import { Section } from '../components/section';
import { SectionHeading, type SectionWords } from '../components/section-heading';

const Letter = chakra('figure', {
  base: {
    ...spanTwoColumns,
    maxWidth: '44rem',
    '& blockquote': { textStyle: 'heading', lineHeight: '1.35' },
    '& figcaption': { display: 'flex', gap: '0.875rem', alignItems: 'center', marginTop: '1.5rem' },
  },
});

type WriterProps = SectionWords & {
  text: string;
  author: { name: string; role: string; portrait: PictureData; sample: boolean };
};

/** Renders a paragraph in the words of a writer, with name and portrait. */
export const Writer = ({ text, author, ...heading }: WriterProps) => (
  <Section aria-labelledby="writer" paddingTop="0">
    <Columns>
      <SectionHeading id="writer" {...heading} />
      <Letter>
        <blockquote>{text}</blockquote>
        <figcaption>
          <Person {...author}>
            <SampleNote isSample={author.sample} />
          </Person>
        </figcaption>
      </Letter>
    </Columns>
  </Section>
);
