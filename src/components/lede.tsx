import { chakra } from '@chakra-ui/react/styled-system';
import { FirstDraft } from './first-draft';

const Words = chakra('div', {
  base: { maxWidth: '34rem', '& > :last-child': { textStyle: 'lead' } },
});

export type LedeProps = {
  lede: string;
  /** The lede before the edit. Words between asterisks are the ones that were kept. */
  ledeDraft?: string | null;
};

/** Renders the sentence or two that introduce a page. */
export const Lede = ({ lede, ledeDraft }: LedeProps) => (
  <Words>
    <FirstDraft text={ledeDraft} />
    <p>{lede}</p>
  </Words>
);
