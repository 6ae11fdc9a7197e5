import type { ReactNode } from 'react';
import { DisclosureSummary } from '../../components/disclosure';
import type { PropsOf } from '../../content/components';
import { chakra } from '@chakra-ui/react';
import { useQuestion } from '../prose-context';
import { ProseDataProvider } from '../prose-provider';

const Item = chakra('details', {
  base: {
    borderBlockWidth: '1px',
    '& + &': { marginTop: '-1px' },
  },
});

const Title = chakra('span', {
  base: { textStyle: 'entry' },
});

// Reader views drop a `div` that has a picture and links.
const Answer = chakra('section', {
  base: {
    paddingBlock: '0.25rem 1.5rem',
    paddingInlineEnd: '2.5rem',
    color: 'softInk',
    '& > * + *': { marginTop: '1.1em' },
  },
});

type QuestionProps = PropsOf<'Question'> & {
  /** Added by `remark-catalogue.ts`. */
  children?: ReactNode;
};

export function Question({ name, children }: QuestionProps) {
  const { question, prose } = useQuestion(name);
  return (
    <Item>
      <DisclosureSummary>
        <Title>{question}</Title>
      </DisclosureSummary>
      <Answer>
        <ProseDataProvider data={prose}>{children}</ProseDataProvider>
      </Answer>
    </Item>
  );
}
