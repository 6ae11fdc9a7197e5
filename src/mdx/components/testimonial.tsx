import { chakra } from '@chakra-ui/react/styled-system';
import { Byline } from '../../components/byline';
import { SampleNote } from '../../components/sample-note';
import type { PropsOf } from '../../content/schemas/component-schemas';
import { testimonialOf } from '../mdx-data';
import { PullQuote, QuoteSource } from '../pull-quote';

const Frame = chakra('figure', { base: { marginBlock: '2.75rem' } });

const By = chakra(QuoteSource, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.875rem',
    alignItems: 'center',
    lineHeight: '1.4',
  },
});

/** Renders a testimonial of `content/testimonials/`. */
export function Testimonial({ name }: PropsOf<'Testimonial'>) {
  const { quote, author, role, image, sample } = testimonialOf(name);
  return (
    <Frame dir="auto">
      <SampleNote isSample={sample} />
      <PullQuote>
        <p>{quote}</p>
      </PullQuote>
      <By>
        <Byline name={author} role={role} portrait={image} />
      </By>
    </Frame>
  );
}
