import { ButtonLink } from '../components/button';
import { Card } from '../components/card';
import { Container } from '../components/container';
import type { ContentLink } from '../components/link';
import { Section } from '../components/section';
import { SectionHeading } from '../components/section-heading';
import { chakra } from '../theme/chakra';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1.25rem',
    marginTop: '3rem',
    lg: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** The featured plan is a dark card, both among light cards and among dark ones. */
const Plan = chakra(Card, {
  base: { display: 'flex' },
  variants: {
    featured: {
      true: { backgroundColor: 'band', borderColor: 'band', _dark: { borderColor: 'line' } },
    },
  },
});

const Inner = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    color: 'ink',
    '& > a': { marginTop: 'auto', maxWidth: '24rem' },
  },
});

const Title = chakra('h3', { base: { fontSize: 'heading' } });

const Figure = chakra('p', {
  base: {
    marginTop: '0.375rem',
    color: 'accent',
    fontFamily: 'serif',
    fontSize: 'clamp(2.25rem, 2rem + 1vw, 2.875rem)',
    lineHeight: '1.15',
  },
});

const Summary = chakra('p', { base: { marginBlock: '1rem 1.75rem', color: 'softInk' } });

export type PricingProps = {
  eyebrow: string;
  headline: string;
  plans: readonly {
    title: string;
    figure: string;
    summary: string;
    featured: boolean;
    action: ContentLink;
  }[];
};

/** Renders the three ways to work together, in brief. */
export function Pricing({ eyebrow, headline, plans }: PricingProps) {
  return (
    <Section aria-labelledby="pricing">
      <Container>
        <SectionHeading id="pricing" eyebrow={eyebrow} headline={headline} />
        <Grid>
          {plans.map(({ title, figure, summary, featured, action }) => (
            <Plan key={title} featured={featured}>
              <Inner className={featured ? 'dark' : undefined}>
                <Title>{title}</Title>
                <Figure>{figure}</Figure>
                <Summary>{summary}</Summary>
                <ButtonLink href={action.href} look={featured ? 'signal' : 'quiet'}>
                  {action.label}
                </ButtonLink>
              </Inner>
            </Plan>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
