import type { ReactNode } from 'react';
import { CardTitle } from '../components/card';
import { Columns, staysInView, twoColumns } from '../components/columns';
import { Container } from '../components/container';
import { Prose } from '../components/prose';
import { Section } from '../components/section';
import { SectionHeading } from '../components/section-heading';
import { chakra } from '@chakra-ui/react';
import { underlined } from '../theme/underlined';
import { IntroEdit, type IntroEditProps } from './intro-edit';
import { IntroOpenings, type IntroOpeningsProps } from './intro-openings';
import { Link } from '../components/link';

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

const To = chakra(Link, {
  base: { ...underlined('accent', '2px'), _hover: { color: 'accent' } },
});

const Text = chakra('p', { base: { marginTop: '0.5rem' } });

type IntroProps = {
  eyebrow?: string | null;
  headline: string;
  edit?: IntroEditProps | null;
  /** `href` leads to the plan that includes it. */
  highlights: readonly { title: string; href: string; text: string }[];
  /** The small heading over the openings. */
  openings?: string | null;
  articles: IntroOpeningsProps['articles'];
  children: ReactNode;
};

export function Intro({
  eyebrow,
  headline,
  edit,
  highlights,
  openings,
  articles,
  children,
}: IntroProps) {
  return (
    <Section aria-labelledby="what-we-do">
      <Container>
        <SectionHeading id="what-we-do" eyebrow={eyebrow} headline={headline} />
        <Row>
          <Lede>{children}</Lede>
          <Proof>
            {edit && <IntroEdit {...edit} />}
            <Highlights>
              {highlights.map(({ title, href, text }) => (
                <li key={title}>
                  <CardTitle>
                    <To href={href}>{title}</To>
                  </CardTitle>
                  <Text>{text}</Text>
                </li>
              ))}
            </Highlights>
          </Proof>
        </Row>
        {openings && articles.length > 0 && <IntroOpenings label={openings} articles={articles} />}
      </Container>
    </Section>
  );
}
