import { chakra } from '@chakra-ui/react/styled-system';
import { EntryText } from 'generated/texts/faq';
import { DisclosureSummary } from '../../components/disclosure';
import type { PropsOf } from '../../content/schemas/component-schemas';
import { questionOf } from '../mdx-data';

const Item = chakra('details', {
  base: {
    borderBlockWidth: '1px',
    '& + &': { marginTop: '-1px' },
  },
});

const Title = chakra('span', {
  base: { textStyle: 'entry' },
});

// Not `<div>`: reader views drop one that has a picture and links.
const Answer = chakra('section', {
  base: {
    paddingBlock: '0.25rem 1.5rem',
    paddingInlineEnd: '2.5rem',
    color: 'fg.muted',
    '& > * + *': { marginTop: '1.1em' },
  },
});

/** Renders a question of `content/faq/` with its answer. */
export function Question({ name }: PropsOf<'Question'>) {
  return (
    <Item>
      <DisclosureSummary>
        <Title>{questionOf(name).question}</Title>
      </DisclosureSummary>
      <Answer>
        <EntryText slug={name} />
      </Answer>
    </Item>
  );
}
