import { chakra } from '@chakra-ui/react';
import { Eyebrow } from './eyebrow';
import { FirstDraft } from './first-draft';
import { Headline } from './headline';

const Heading = chakra('h2', {
  // A link to it shows its eyebrow, too.
  base: { textStyle: 'title', scrollMarginBlockStart: '3rem' },
});

export type SectionWords = {
  eyebrow?: string | null;
  /** May contain one accent between asterisks. */
  headline: string;
  firstDraft?: string | null;
};

type SectionHeadingProps = SectionWords & {
  /** For `aria-labelledby` of the section. */
  id: string;
};

export function SectionHeading({ id, eyebrow, headline, firstDraft }: SectionHeadingProps) {
  return (
    <div>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <FirstDraft text={firstDraft} />
      <Heading id={id}>
        <Headline text={headline} />
      </Heading>
    </div>
  );
}
