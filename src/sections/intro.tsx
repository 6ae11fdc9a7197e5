import type { ReactNode } from 'react';
import { CardText, CardTitle } from '../components/card';
import { Columns, staysInView, twoColumns } from '../components/columns';
import { Container } from '../components/container';
import { Prose } from '../components/prose';
import { Section } from '../components/section';
import { SectionHeading } from '../components/section-heading';
import { chakra } from '@chakra-ui/react';
import { IntroEdit, type IntroEditProps } from './intro-edit';

const Row = chakra(Columns, { base: { rowGap: '3.5rem', marginTop: '2.5rem' } });

const Lede = chakra(Prose, {
  base: {
    color: 'softInk',
    fontSize: 'lead',
    ...staysInView,
  },
});

const Proof = chakra('div', { base: twoColumns });

const Highlights = chakra('ul', {
  base: {
    display: 'grid',
    gap: '0 2rem',
    alignContent: 'start',
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > li': { paddingBlock: '1.5rem', borderTopWidth: '1px', borderColor: 'line' },
  },
});

type IntroProps = {
  eyebrow?: string | null;
  headline: string;
  edit?: IntroEditProps | null;
  highlights: readonly { title: string; text: string }[];
  children: ReactNode;
};

export function Intro({ eyebrow, headline, edit, highlights, children }: IntroProps) {
  return (
    <Section aria-labelledby="what-we-do">
      <Container>
        <SectionHeading id="what-we-do" eyebrow={eyebrow} headline={headline} />
        <Row>
          <Lede>{children}</Lede>
          <Proof>
            {edit && <IntroEdit {...edit} />}
            <Highlights>
              {highlights.map(({ title, text }) => (
                <li key={title}>
                  <CardTitle>{title}</CardTitle>
                  <CardText>{text}</CardText>
                </li>
              ))}
            </Highlights>
          </Proof>
        </Row>
      </Container>
    </Section>
  );
}
