import { chakra } from '@chakra-ui/react';
import { Eyebrow } from './eyebrow';
import { Headline } from './headline';

const Heading = chakra('h2', {
  base: {
    fontSize: 'title',
    '* + &': { marginTop: '1.25rem' },
    letterSpacing: '-0.015em',
  },
});

type SectionHeadingProps = {
  /** For `aria-labelledby` of the section. */
  id: string;
  eyebrow?: string | null;
  /** May contain one accent between asterisks. */
  headline: string;
};

export function SectionHeading({ id, eyebrow, headline }: SectionHeadingProps) {
  return (
    <div>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading id={id}>
        <Headline text={headline} />
      </Heading>
    </div>
  );
}
