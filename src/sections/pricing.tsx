import { ButtonLink } from '../components/button';
import { columns } from '../components/columns';
import { Container } from '../components/container';
import type { ContentLink } from '../components/link';
import { Section } from '../components/section';
import { SectionHeading } from '../components/section-heading';
import { chakra } from '@chakra-ui/react';

const Grid = chakra('ul', { base: { ...columns, marginTop: '3rem' } });

const Plan = chakra('li', {
  base: {
    display: 'flex',
    bg: 'raised',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    padding: 'clamp(20px, 16px + 1vw, 28px)',
  },
  variants: { featured: { true: { bg: 'ink', borderColor: 'ink' } } },
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

const Title = chakra('h3', {
  base: { fontSize: 'min(12vw, clamp(2.25rem, 2rem + 1vw, 2.875rem))' },
});
const Figure = chakra('p', { base: { marginTop: '0.5rem', color: 'accent', fontWeight: '600' } });

const Summary = chakra('p', { base: { marginBlock: '1rem 1.75rem', color: 'softInk' } });

type PricingProps = {
  eyebrow?: string | null;
  headline: string;
  plans: readonly {
    title: string;
    figure: string;
    summary: string;
    featured: boolean;
    action: ContentLink;
  }[];
};

export function Pricing({ eyebrow, headline, plans }: PricingProps) {
  return (
    <Section aria-labelledby="pricing">
      <Container>
        <SectionHeading id="pricing" eyebrow={eyebrow} headline={headline} />
        <Grid>
          {plans.map(({ title, figure, summary, featured, action }) => (
            <Plan key={title} featured={featured}>
              <Inner className={featured ? 'contrast' : undefined}>
                <Title>{title}</Title>
                <Figure>{figure}</Figure>
                <Summary>{summary}</Summary>
                <ButtonLink href={action.href} variant={featured ? 'solid' : 'outline'}>
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
