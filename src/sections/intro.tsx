import type { ReactNode } from 'react';
import { Card, CardText, CardTitle } from '../components/card';
import { Container } from '../components/container';
import { Prose } from '../components/prose';
import { Section } from '../components/section';
import { SectionHeading } from '../components/section-heading';
import { chakra } from '../theme/chakra';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '2.5rem 4rem',
    lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

const Lede = chakra(Prose, { base: { marginTop: '1.75rem', color: 'softInk', fontSize: 'lead' } });

const Highlights = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1rem',
    alignContent: 'start',
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export type IntroProps = {
  eyebrow: string;
  headline: string;
  highlights: readonly { title: string; text: string }[];
  /** The running text. */
  children: ReactNode;
};

/** Renders what the agency does, with its services in brief. */
export function Intro({ eyebrow, headline, highlights, children }: IntroProps) {
  return (
    <Section aria-labelledby="what-we-do">
      <Container>
        <Columns>
          <div>
            <SectionHeading id="what-we-do" eyebrow={eyebrow} headline={headline} />
            <Lede>{children}</Lede>
          </div>
          <Highlights>
            {highlights.map(({ title, text }) => (
              <Card key={title}>
                <CardTitle>{title}</CardTitle>
                <CardText>{text}</CardText>
              </Card>
            ))}
          </Highlights>
        </Columns>
      </Container>
    </Section>
  );
}
