import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Columns, StickyColumn } from '../../components/columns';
import type { HeroWords } from '../../components/hero';
import { Lede } from '../../components/lede';
import { Person, type PersonProps } from '../../components/person';
import { Section } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import { FormAttribute } from '../../contract/form-attributes';
import { InquiryThreads } from './inquiry-threads';

const Answers = chakra('div', { base: { lg: { gridArea: '1 / 2 / span 2 / span 2' } } });

const Advice = chakra('div', {
  base: {
    marginTop: '1.25rem',
    maxWidth: '26rem',
    // Its words are about filling in the form, so they go once a receipt has replaced the form.
    [`section:has([${FormAttribute.sent}]) &`]: { display: 'none' },
  },
});

type InquiryProps = HeroWords & {
  /** Who reads the inquiry. */
  person?: PersonProps | null;
  /** The form. */
  children: ReactNode;
};

/** Renders the inquiry form beside its heading and threads. */
export function Inquiry({ eyebrow, headline, lede, ledeDraft, person, children }: InquiryProps) {
  return (
    // A link leads to the section, not to what stays in view. It shows the first fields even on a phone.
    <Section
      id="inquiry"
      aria-labelledby="inquiry-heading"
      scrollMarginBlockStart="calc(-1 * {spacing.section})"
    >
      <Columns gridTemplateRows={{ lg: '1fr auto' }}>
        <StickyColumn>
          <SectionHeading id="inquiry-heading" eyebrow={eyebrow} headline={headline} />
          <Advice>
            <Lede lede={lede} ledeDraft={ledeDraft} />
          </Advice>
          <InquiryThreads />
        </StickyColumn>
        <Answers>{children}</Answers>
        {person && <Person {...person} />}
      </Columns>
    </Section>
  );
}
