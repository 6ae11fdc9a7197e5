import { chakra } from '@chakra-ui/react';
import { FirstDraft } from './first-draft';

const Words = chakra('div', {
  base: { maxWidth: '34rem', '& > :last-child': { textStyle: 'lead' } },
});

type LedeProps = {
  lede: string;
  /** What it was before the edit; words between asterisks were kept. */
  firstDraft?: string | null;
};

/** Renders the sentence or two beside the headline of a page. */
export const Lede = ({ lede, firstDraft }: LedeProps) => (
  <Words>
    <FirstDraft text={firstDraft} />
    <p>{lede}</p>
  </Words>
);
