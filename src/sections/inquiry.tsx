import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Columns, stickyInView, spanTwoColumns } from '../components/columns';
import { Lede } from '../components/lede';
import { Section } from '../components/section';
import { sentAttribute } from '../page-scripts/form-element';
import { SectionHeading } from '../components/section-heading';
import { InquiryThreads } from './inquiry-threads';

const Head = chakra('div', {
  base: stickyInView,
});

const Answers = chakra('div', { base: spanTwoColumns });

const Advice = chakra('div', {
  base: {
    marginTop: '1.25rem',
    maxWidth: '26rem',
    // Advice for filling in the form, which a receipt has replaced by then.
    [`section:has([${sentAttribute}]) &`]: { display: 'none' },
  },
});

type InquiryProps = {
  eyebrow?: string | null;
  headline: string;
  lede: string;
  firstDraft?: string | null;
  /** The form. */
  children: ReactNode;
};

/** Renders the inquiry form beside its heading and threads. */
export function Inquiry({ eyebrow, headline, lede, firstDraft, children }: InquiryProps) {
  return (
    <Section aria-labelledby="inquiry">
      <Columns>
        <Head>
          <SectionHeading id="inquiry" eyebrow={eyebrow} headline={headline} />
          <Advice>
            <Lede lede={lede} firstDraft={firstDraft} />
          </Advice>
          <InquiryThreads />
        </Head>
        <Answers>{children}</Answers>
      </Columns>
    </Section>
  );
}
