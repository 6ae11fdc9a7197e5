import { ButtonLink } from '../components/button';
import { Columns, twoColumns } from '../components/columns';
import { Container } from '../components/container';
import { Eyebrow } from '../components/eyebrow';
import { Headline } from '../components/headline';
import type { ContentLink } from '../components/link';
import { Picture, type PictureData } from '../components/picture';
import { chakra } from '@chakra-ui/react';

const veryWide = '@media (min-width: 100rem)';

const Row = chakra(Columns, {
  base: {
    alignItems: 'end',
    paddingTop: 'clamp(2.5rem, 5vw, 4.5rem)',
    paddingBottom: 'clamp(1.5rem, 3vw, 2.5rem)',
  },
});

const Head = chakra('div', { base: { ...twoColumns, [veryWide]: { gridColumn: '1 / -1' } } });

const Title = chakra('h1', {
  base: {
    '* + &': { marginTop: '1.25rem' },
    fontSize: 'min(13.4vw, 8rem)',
    lineHeight: '0.94',
    letterSpacing: '-0.025em',
    lg: { fontSize: 'min(9.375vw, 7.5rem)' },
    [veryWide]: { fontSize: '11.25rem' },
  },
});

const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.75rem',
    // The title has a row of its own there, and the buttons stay beside these words.
    [veryWide]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'minmax(0, 34rem) auto',
      columnGap: '4rem',
      alignItems: 'end',
      justifyContent: 'start',
    },
  },
});

const Lede = chakra('p', {
  base: { maxWidth: '34rem', color: 'softInk', fontSize: 'lead' },
});

/** Equally wide on a phone. */
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.75rem',
    // Both fit in one row in each engine, with the fallback font and the web font.
    '& > a': { flex: '1', minWidth: 'fit-content', paddingInline: '1rem' },
    sm: { '& > a': { flex: 'none', paddingInline: '1.25rem' } },
  },
});

const Terms = chakra('p', {
  base: { marginTop: '0.75rem', color: 'softInk', fontSize: 'small' },
});

/** Cropped only at the bottom. */
const Art = chakra(Picture, {
  base: {
    '& img': {
      aspectRatio: '16 / 10',
      maxHeight: 'min(48rem, 75vh)',
      objectFit: 'cover',
      objectPosition: '50% 0',
      md: { aspectRatio: '2 / 1' },
    },
  },
});

type HomeHeroProps = {
  eyebrow?: string | null;
  headline: string;
  lede: string;
  picture: PictureData;
  /** The first is the main button. */
  actions: readonly ContentLink[];
  terms?: string | null;
};

export function HomeHero({ eyebrow, headline, lede, picture, actions, terms }: HomeHeroProps) {
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
          <Words>
            <Lede>{lede}</Lede>
            <div>
              <Actions>
                {actions.map(({ label, href }, index) => (
                  <ButtonLink key={href} href={href} variant={index === 0 ? 'accent' : 'outline'}>
                    {label}
                  </ButtonLink>
                ))}
              </Actions>
              {terms && <Terms>{terms}</Terms>}
            </div>
          </Words>
        </Row>
      </Container>
      <Art picture={picture} sizes="100vw" priority />
    </section>
  );
}
