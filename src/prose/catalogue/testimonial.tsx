import { Person } from '../../components/person';
import type { ProseKit, ProseProps } from '../../content/prose-kit';
import { chakra } from '../../theme/chakra';
import { useTestimonial } from '../prose-context';
import { Said, Source } from '../said';

export const schema = ({ component, about, entry }: ProseKit) =>
  component({
    description: 'What a client said, from a file of testimonials/',
    inside: 'nothing',
    props: {
      name: entry('testimonials').meta(about('The name of the file, without its ending', 'mei')),
    },
  });

const Frame = chakra('figure', { base: { marginBlock: '2.75rem' } });

const By = chakra(Source, {
  base: { display: 'flex', gap: '0.875rem', alignItems: 'center', lineHeight: '1.4' },
});

export function Testimonial({ name }: ProseProps<typeof schema>) {
  const { quote, author, role, image } = useTestimonial(name);
  return (
    <Frame dir="auto">
      <Said>
        <p>{quote}</p>
      </Said>
      <By>
        <Person name={author} role={role} portrait={image} />
      </By>
    </Frame>
  );
}
