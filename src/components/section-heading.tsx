import { chakra } from '@chakra-ui/react/styled-system';
import { Eyebrow } from './eyebrow';
import { FirstDraft } from './first-draft';
import { Headline } from './headline';
import { SampleNote } from './sample-note';

const Heading = chakra('h2', {
  // Keeps the eyebrow in view when a link leads to the heading.
  base: { textStyle: 'title', scrollMarginBlockStart: '3rem' },
});

export type SectionWords = {
  /** A small line above the headline. */
  eyebrow?: string | null;
  /** May contain one accent between asterisks. */
  headline: string;
  /** The headline before the edit. Words between asterisks were kept. */
  firstDraft?: string | null;
};

type SectionHeadingProps = SectionWords & {
  /** The id of the heading, for `aria-labelledby` of the section. */
  id: string;
  /** true: what the section shows came with the site. */
  isSample?: boolean;
};

export function SectionHeading({
  id,
  eyebrow,
  headline,
  firstDraft,
  isSample = false,
}: SectionHeadingProps) {
  return (
    <div>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <FirstDraft text={firstDraft} />
      <Heading id={id}>
        <Headline text={headline} />
      </Heading>
      <SampleNote isSample={isSample} />
    </div>
  );
}
