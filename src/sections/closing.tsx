import { ButtonLink } from '../components/button';
import { Container } from '../components/container';
import { Headline } from '../components/headline';
import { layoutOnApproach } from '../components/layout-on-approach';
import type { ContentLink } from '../components/link';
import { chakra } from '../theme/chakra';

const Band = chakra('section', {
  base: { paddingBottom: 'band', overflow: 'hidden', ...layoutOnApproach },
});

const Rule = chakra('div', {
  base: {
    height: '3px',
    borderRadius: 'pill',
    background:
      'linear-gradient(90deg, var(--tl-colors-signal), var(--tl-colors-saffron) 35%, var(--tl-colors-teal) 70%, var(--tl-colors-blue))',
  },
});

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.75rem 4rem',
    alignItems: 'end',
    paddingTop: 'clamp(2.5rem, 5vw, 4rem)',
    lg: { gridTemplateColumns: 'minmax(0, 1fr) 24rem' },
  },
});

const Title = chakra('h2', { base: { fontSize: 'title', letterSpacing: '-0.015em' } });
const Lede = chakra('p', { base: { marginBottom: '1.5rem', color: 'softInk', fontSize: 'lead' } });

export type ClosingProps = { headline: string; lede: string; action: ContentLink };

/** Renders the end of a page: a last headline and a link to the next step. */
export function Closing({ headline, lede, action }: ClosingProps) {
  return (
    <Band aria-labelledby="closing">
      <Container>
        <Rule />
        <Columns>
          <Title id="closing">
            <Headline text={headline} />
          </Title>
          <div>
            <Lede>{lede}</Lede>
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
          </div>
        </Columns>
      </Container>
    </Band>
  );
}
