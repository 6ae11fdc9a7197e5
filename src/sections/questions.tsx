import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../components/button';
import { Columns, spanTwoColumns, StickyColumn } from '../components/columns';
import { DisclosureSummary } from '../components/disclosure';
import { Prose } from '../components/prose';
import { Section } from '../components/section';
import { SectionHeading, type SectionWords } from '../components/section-heading';
import type { ContentLink } from '../content/primitives';

const List = chakra('div', { base: spanTwoColumns });

const Item = chakra('details', {
  base: {
    borderBottomWidth: '1px',
    _first: { borderTopWidth: '1px' },
    '&:last-of-type': { marginBottom: '2.5rem' },
    // Keeps the question in view when a link leads to its answer.
    '& > div': { scrollMarginBlockStart: '6rem' },
    '& h3': {
      fontSize: 'min(10vw, clamp(1.4375rem, 1.25rem + 0.7vw, 1.75rem))',
      lineHeight: '1.2',
    },
  },
});

const Answer = chakra(Prose, {
  base: { paddingBlock: '0.375rem 1.5rem', paddingInlineEnd: '2.5rem', color: 'fg.muted' },
});

type QuestionsProps = SectionWords & {
  action: ContentLink;
  /** `slug` is the id for links such as `/#how-soon`. `text` is the answer. */
  questions: readonly { slug: string; question: string; text: ReactNode }[];
};

/** Renders the questions with their answers. The browser opens at most one at a time. */
export function Questions({ action, questions, ...heading }: QuestionsProps) {
  return (
    <Section aria-labelledby="questions">
      <Columns>
        <StickyColumn>
          <SectionHeading id="questions" {...heading} />
        </StickyColumn>
        <List>
          {questions.map(({ slug, question, text }) => (
            <Item key={slug} name="faq">
              <DisclosureSummary>
                <h3>{question}</h3>
              </DisclosureSummary>
              {/* Inside `details`, because a link to an id in it opens the question. */}
              <div id={slug}>
                <Answer>{text}</Answer>
              </div>
            </Item>
          ))}
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </List>
      </Columns>
    </Section>
  );
}
