import type { ReactNode } from 'react';
import { ButtonLink } from '../components/button';
import { Container } from '../components/container';
import { Headline } from '../components/headline';
import type { ContentLink } from '../components/link';
import { LogoMark } from '../components/logo';
import { Prose } from '../components/prose';
import { chakra } from '../theme/chakra';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '2rem 5rem',
    alignItems: 'center',
    alignContent: 'center',
    minHeight: 'min(40rem, 70vh)',
    paddingBlock: 'band',
    md: { gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)' },
  },
});

const Figure = chakra('p', {
  base: {
    fontFamily: 'serif',
    fontSize: 'clamp(8rem, 4rem + 18vw, 22rem)',
    lineHeight: '0.8',
    letterSpacing: '-0.02em',
  },
});

/** The thread continues beyond the edge. */
const Mark = chakra('div', {
  base: {
    fontSize: 'clamp(6rem, 3rem + 12vw, 13rem)',
    width: 'fit-content',
    maskImage: 'linear-gradient(90deg, #000 55%, transparent)',
  },
});

const Title = chakra('h1', { base: { fontSize: 'title', letterSpacing: '-0.015em' } });
const Text = chakra(Prose, {
  base: { marginBlock: '1rem 1.75rem', color: 'softInk', fontSize: 'lead' },
});

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '0.75rem' } });

export type MessageProps = {
  /** A large figure such as 404; null: the brand's mark. May contain one accent. */
  figure: string | null;
  headline: string;
  action: ContentLink;
  /** Leads to the articles; null while there are none. */
  insights: ContentLink | null;
  /** true: the starter logs the requested path. */
  notFound: boolean;
  /** The running text. */
  children: ReactNode;
};

/** Renders one short message and a link to the next step. */
export function Message({ figure, headline, action, insights, notFound, children }: MessageProps) {
  return (
    <section aria-labelledby="message" data-not-found={notFound || undefined}>
      <Container>
        <Columns>
          {figure ? (
            <Figure>
              <Headline text={figure} />
            </Figure>
          ) : (
            <Mark>
              <LogoMark />
            </Mark>
          )}
          <div>
            <Title id="message">
              <Headline text={headline} />
            </Title>
            <Text>{children}</Text>
            <Actions>
              <ButtonLink href={action.href}>{action.label}</ButtonLink>
              {insights && (
                <ButtonLink look="quiet" href={insights.href}>
                  {insights.label}
                </ButtonLink>
              )}
            </Actions>
          </div>
        </Columns>
      </Container>
    </section>
  );
}
