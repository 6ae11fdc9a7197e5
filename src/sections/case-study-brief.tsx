import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { clientFacts, type Client } from '../components/client-facts';
import { Columns, spanTwoColumns } from '../components/columns';
import { Link } from '../components/link';
import { Prose } from '../components/prose';
import { Section } from '../components/section';
import type { ContentLink } from '../content/schemas/primitives';
import { underlined } from '../theme/mixins';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    gap: '1rem 2rem',
    marginBottom: 'content',
    paddingBlock: '1.25rem',
    borderBlockWidth: '1px',
    '& dt': { textStyle: 'note' },
    '& a': { paddingBlock: '0.25rem', ...underlined('fg.accent', '2px') },
  },
});

/** One of several facts, each in a line of its own. */
const Fact = chakra('span', { base: { display: 'block' } });

const Heading = chakra('h2', { base: { textStyle: 'title', fontSize: 'heading' } });

const Asked = chakra(Prose, { base: { ...spanTwoColumns, textStyle: 'lead', color: 'fg' } });

type CaseStudyBriefProps = {
  client: Client;
  plan: { pricing: { title: string } } | null;
  weeks: number | null;
  hours: number | null;
  original: ContentLink | null;
  words: {
    client: string;
    plan: string;
    weeks: string;
    hours: string;
    original: string;
    asked: string;
  };
  /** What was asked. */
  children: ReactNode;
};

/** Renders the facts of a case study, and what was asked. */
export function CaseStudyBrief({
  client,
  plan,
  weeks,
  hours,
  original,
  words,
  children,
}: CaseStudyBriefProps) {
  const facts = [
    {
      label: words.client,
      fact: clientFacts(client).map((fact) => <Fact key={fact}>{fact}</Fact>),
    },
    { label: words.plan, fact: plan?.pricing.title ?? null },
    { label: words.weeks, fact: weeks },
    { label: words.hours, fact: hours },
    { label: words.original, fact: original && <Link href={original.href}>{original.label}</Link> },
  ].filter(({ fact }) => fact !== null);
  return (
    <Section aria-labelledby="asked">
      <Facts>
        {facts.map(({ label, fact }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </Facts>
      <Columns>
        <Heading id="asked">{words.asked}</Heading>
        <Asked>{children}</Asked>
      </Columns>
    </Section>
  );
}
