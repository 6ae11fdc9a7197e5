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
  /** The id by which the section names itself (`aria-labelledby`). */
  id: string;
  eyebrow: string;
  /** May hold one accent between asterisks. */
  headline: string;
};

/** The eyebrow and the headline at the head of a section. */
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
