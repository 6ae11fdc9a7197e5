import { ButtonLink } from '../components/button';
import { Container } from '../components/container';
import { Eyebrow } from '../components/eyebrow';
import { Headline } from '../components/headline';
import type { ContentLink } from '../components/link';
import { Picture, type PictureData } from '../components/picture';
import { chakra } from '../theme/chakra';

const Title = chakra('h1', {
  base: { marginTop: '1.5rem', fontSize: 'display', lineHeight: '0.98', letterSpacing: '-0.025em' },
});

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '2rem 3rem',
    alignItems: 'end',
    paddingTop: 'clamp(3rem, 6vw, 5.5rem)',
    paddingBottom: 'clamp(1.5rem, 3vw, 2.5rem)',
    lg: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' },
  },
});

const Lede = chakra('p', { base: { color: 'softInk', fontSize: 'lead', maxWidth: '32rem' } });

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginTop: '1.75rem' },
});

/** The art spans the window and is cropped only at the bottom, never at the top. */
const Art = chakra(Picture, {
  base: {
    '& img': {
      aspectRatio: '16 / 10',
      maxHeight: 'min(38rem, 70vh)',
      objectFit: 'cover',
      objectPosition: '50% 0',
      md: { aspectRatio: '2 / 1' },
    },
  },
});

export type HomeHeroProps = {
  eyebrow: string;
  /** May contain one accent between asterisks. */
  headline: string;
  lede: string;
  picture: PictureData;
  /** The first one is the main button. */
  actions: readonly ContentLink[];
};

/** Renders the first screen of the home page. */
export function HomeHero({ eyebrow, headline, lede, picture, actions }: HomeHeroProps) {
  return (
    <section>
      <Container>
        <Columns>
          <div>
            <Eyebrow>{eyebrow}</Eyebrow>
            <Title>
              <Headline text={headline} />
            </Title>
          </div>
          <div>
            <Lede>{lede}</Lede>
            <Actions>
              {actions.map(({ label, href }, index) => (
                <ButtonLink key={href} href={href} look={index === 0 ? 'main' : 'quiet'}>
                  {label}
                </ButtonLink>
              ))}
            </Actions>
          </div>
        </Columns>
      </Container>
      <Art picture={picture} sizes="100vw" priority />
    </section>
  );
}
