import { chakra } from '../theme/chakra';
import { Eyebrow } from './eyebrow';
import { Headline } from './headline';

const Heading = chakra('h2', {
  base: {
    marginTop: '1.25rem',
    fontSize: 'title',
    letterSpacing: '-0.015em',
  },
});

export type SectionHeadingProps = {
  /** The section refers to this id in `aria-labelledby`. */
  id: string;
  eyebrow: string;
  /** May contain one accent between asterisks. */
  headline: string;
};

/** Renders the eyebrow and the headline at the head of a section. */
export function SectionHeading({ id, eyebrow, headline }: SectionHeadingProps) {
  return (
    <div>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading id={id}>
        <Headline text={headline} />
      </Heading>
    </div>
  );
}
