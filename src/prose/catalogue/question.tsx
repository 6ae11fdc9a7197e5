import type { ReactNode } from 'react';
import type { ProseKit, ProseProps } from '../../content/prose-kit';
import { chakra } from '../../theme/chakra';
import { useQuestion } from '../prose-context';

export const schema = ({ component, about, entry }: ProseKit) =>
  component({
    description: 'A question of faq/ with its answer, which opens when it is pressed',
    inside: 'nothing',
    props: {
      name: entry('faq').meta(
        about('The name of the file, without its ending', 'how-soon-results'),
      ),
    },
  });

const Item = chakra('details', {
  base: {
    borderBlockWidth: '1px',
    borderColor: 'line',
    '& + &': { marginTop: '-1px' },
  },
});

const Title = chakra('summary', {
  base: {
    display: 'flex',
    gap: '1rem',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '4rem',
    paddingBlock: '0.875rem',
    color: 'ink',
    fontFamily: 'serif',
    fontSize: '1.4375rem',
    lineHeight: '1.2',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'accent' },
    _after: {
      content: '"+"',
      flex: 'none',
      width: '1.5rem',
      color: 'accent',
      fontFamily: 'sans',
      fontSize: '1.375rem',
      lineHeight: '1',
      textAlign: 'center',
    },
    '[open] > &': { _after: { content: '"–"' } },
  },
});

const Answer = chakra('div', {
  base: {
    padding: '0.25rem 2.5rem 1.5rem 0',
    color: 'softInk',
    '& > * + *': { marginTop: '1.1em' },
  },
});

type QuestionProps = ProseProps<typeof schema> & {
  /** The answer. `remark-catalogue.ts` puts it there. */
  children?: ReactNode;
};

export const Question = ({ name, children }: QuestionProps) => (
  <Item>
    <Title>{useQuestion(name).question}</Title>
    <Answer>{children}</Answer>
  </Item>
);
