import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ButtonLink } from '../components/button';
import { Columns, StickyColumn } from '../components/columns';
import { DisclosureSummary } from '../components/disclosure';
import { Person, type PersonProps } from '../components/person';
import { Prose } from '../components/prose';
import { Section } from '../components/section';
import { SectionHeading, type SectionWords } from '../components/section-heading';
import type { ContentLink } from '../content/schemas/primitives';

const List = chakra('div', { base: { lg: { gridArea: '1 / 2 / span 2 / span 2' } } });

/** Below the heading, or below the questions where they are not side by side. */
const Next = chakra('div', {
  base: { display: 'grid', gap: '1.25rem', justifyItems: 'start' },
});

const Item = chakra('details', {
  base: {
    borderBottomWidth: '1px',
    _first: { borderTopWidth: '1px' },
    // Keeps the question in view when a link leads to its answer.
    '& > div': { scrollMarginBlockStart: '6rem' },
    '& h3': { textStyle: 'heading' },
  },
});

const Answer = chakra(Prose, {
  base: { paddingBlock: '0.375rem 1.5rem', paddingInlineEnd: '2.5rem', color: 'fg.muted' },
});

type QuestionsProps = SectionWords & {
  /** Who answers other questions. */
  person?: PersonProps | null;
  action: ContentLink;
  /** `slug` is the id for links such as `/#how-soon`. `text` is the answer. */
  questions: readonly { slug: string; question: string; text: ReactNode }[];
};

/** Renders the questions with their answers. The browser opens at most one at a time. */
export function Questions({ person, action, questions, ...heading }: QuestionsProps) {
  return (
    <Section aria-labelledby="questions">
      <Columns gridTemplateRows={{ lg: 'auto 1fr' }}>
        <SectionHeading id="questions" {...heading} />
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
        </List>
        <StickyColumn>
          <Next>
            {person && <Person {...person} />}
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
          </Next>
        </StickyColumn>
      </Columns>
    </Section>
  );
}
