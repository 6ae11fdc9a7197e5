import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '../components/button';
import { columns } from '../components/columns';
import { Section } from '../components/section';
import { SectionHeading, type SectionWords } from '../components/section-heading';
import type { ContentLink } from '../content/schemas/primitives';

const pairs = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

const Grid = chakra('ul', {
  base: {
    ...columns,
    gap: '1rem',
    marginTop: 'content',
    lg: { ...columns.lg, gap: '2rem' },
  },
  variants: {
    // For two or four plans: three columns would leave a gap, or one plan alone in a row.
    pairs: { true: { lg: pairs } },
  },
});

const Plan = chakra('li', {
  base: {
    display: 'flex',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'card',
    padding: 'clamp(16px, 12px + 1.25vw, 28px)',
  },
  variants: { featured: { true: { bg: 'fg', borderColor: 'fg' } } },
});

const Inner = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    '& > a': { marginTop: 'auto', paddingInline: '1rem' },
  },
});

const Title = chakra('h3', { base: { fontSize: 'subtitle' } });

const Terms = chakra('p', {
  base: { marginTop: '0.25rem', color: 'fg.accent', fontWeight: '600' },
});

const Summary = chakra('p', {
  base: { marginBlock: '0.625rem 1.25rem', color: 'fg.muted' },
});

type PricingProps = SectionWords & {
  plans: readonly {
    slug: string;
    title: string;
    terms: string;
    summary: string;
    featured: boolean;
    action: ContentLink;
  }[];
};

/** Renders a card for each plan. */
export function Pricing({ plans, ...heading }: PricingProps) {
  return (
    <Section aria-labelledby="pricing">
      <SectionHeading id="pricing" {...heading} />
      <Grid pairs={plans.length === 2 || plans.length === 4}>
        {plans.map(({ slug, title, terms, summary, featured, action }) => (
          <Plan key={slug} featured={featured}>
            <Inner className={featured ? 'inverted-theme' : undefined}>
              <Title>{title}</Title>
              <Terms>{terms}</Terms>
              <Summary>{summary}</Summary>
              <ButtonLink href={action.href} variant={featured ? 'solid' : 'outline'}>
                {action.label}
              </ButtonLink>
            </Inner>
          </Plan>
        ))}
      </Grid>
    </Section>
  );
}
