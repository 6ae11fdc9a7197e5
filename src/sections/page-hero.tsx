import { Columns, twoColumns } from '../components/columns';
import { Container } from '../components/container';
import { Eyebrow } from '../components/eyebrow';
import { Headline } from '../components/headline';
import { Picture, type PictureData } from '../components/picture';
import { chakra } from '../theme/chakra';

const Row = chakra(Columns, {
  base: {
    rowGap: '1.5rem',
    alignItems: 'end',
    paddingTop: 'clamp(3rem, 6vw, 5.5rem)',
    paddingBottom: 'clamp(2rem, 4vw, 3.5rem)',
  },
});

const Head = chakra('div', { base: twoColumns });

const Title = chakra('h1', {
  base: {
    '* + &': { marginTop: '1.25rem' },
    fontSize: 'clamp(3rem, 1.5rem + 7.5vw, 7rem)',
    lineHeight: '0.96',
    letterSpacing: '-0.02em',
  },
});

const Lede = chakra('p', {
  base: { maxWidth: '34rem', color: 'softInk', fontSize: 'lead', textWrap: 'balance' },
});

/**
 * The picture spans the window, and is never larger than its file. Only its uppermost and lowest parts are cropped: art
 * for this place has its subject in the middle of its height.
 */
const Art = chakra(Picture, {
  base: {
    maxWidth: '100rem',
    marginInline: 'auto',
    '& img': { aspectRatio: '2 / 1', objectFit: 'cover', objectPosition: '50% 42%' },
    maskImage: 'linear-gradient(transparent, #000 10%, #000 90%, transparent)',
    '@media (min-width: 100rem)': {
      maskImage:
        'linear-gradient(transparent, #000 10%, #000 90%, transparent), linear-gradient(90deg, transparent, #000 22%, #000 78%, transparent)',
      maskComposite: 'intersect',
    },
  },
});

export type PageHeroProps = {
  /** Names the subject, where the headline does not. */
  eyebrow?: string | null;
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
        <Row>
          <Head>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Title>
              <Headline text={headline} />
            </Title>
          </Head>
          <Lede>{lede}</Lede>
        </Row>
      </Container>
      {picture && <Art picture={picture} sizes="100vw" priority />}
    </section>
  );
}
