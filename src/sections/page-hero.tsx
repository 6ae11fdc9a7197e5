import { Container } from '../components/container';
import { Eyebrow } from '../components/eyebrow';
import { Headline } from '../components/headline';
import { Picture, type PictureData } from '../components/picture';
import { chakra } from '../theme/chakra';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5rem 3rem',
    alignItems: 'end',
    paddingTop: 'clamp(3rem, 6vw, 5.5rem)',
    paddingBottom: 'clamp(2rem, 4vw, 3.5rem)',
    lg: { gridTemplateColumns: 'minmax(0, 1fr) 24rem' },
  },
});

const Title = chakra('h1', {
  base: {
    marginTop: '1.25rem',
    fontSize: 'clamp(2.75rem, 1.75rem + 4.6vw, 6rem)',
    lineHeight: '1',
    letterSpacing: '-0.02em',
  },
});

const Lede = chakra('p', { base: { maxWidth: '34rem', color: 'softInk', fontSize: 'lead' } });

const Art = chakra(Picture, {
  base: {
    '& img': {
      aspectRatio: '16 / 9',
      maxHeight: '24rem',
      objectFit: 'cover',
      objectPosition: '50% 45%',
    },
  },
});

export type PageHeroProps = {
  eyebrow: string;
  /** May contain one accent between asterisks. */
  headline: string;
  lede: string;
  picture?: PictureData | null;
};

/** Renders the head of every page except home. */
export function PageHero({ eyebrow, headline, lede, picture }: PageHeroProps) {
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
          <Lede>{lede}</Lede>
        </Columns>
      </Container>
      {picture && <Art picture={picture} sizes="100vw" priority />}
    </section>
  );
}
