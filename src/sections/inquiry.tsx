import type { ReactNode } from 'react';
import { Columns, staysInView, twoColumns } from '../components/columns';
import { Container } from '../components/container';
import { Section } from '../components/section';
import { SectionHeading } from '../components/section-heading';
import { chakra } from '@chakra-ui/react';
import { InquiryThreads } from './inquiry-threads';

const Head = chakra('div', {
  base: staysInView,
});

const Answers = chakra('div', { base: twoColumns });

const Lede = chakra('p', {
  base: {
    marginTop: '1.25rem',
    maxWidth: '26rem',
    color: 'softInk',
    fontSize: 'lead',
    // Advice for the questions, which are gone then.
    'section:has([data-sent]) &': { display: 'none' },
  },
});

type InquiryProps = {
  eyebrow?: string | null;
  headline: string;
  lede: string;
  /** The form. */
  children: ReactNode;
};

export function Inquiry({ eyebrow, headline, lede, children }: InquiryProps) {
  return (
    <Section aria-labelledby="inquiry">
      <Container>
        <Columns>
          <Head>
            <SectionHeading id="inquiry" eyebrow={eyebrow} headline={headline} />
            <Lede>{lede}</Lede>
            <InquiryThreads />
          </Head>
          <Answers>{children}</Answers>
        </Columns>
      </Container>
    </Section>
  );
}
