import { Columns, twoColumns } from '../components/columns';
import { Container } from '../components/container';
import { Eyebrow } from '../components/eyebrow';
import { HeadArt } from '../components/head-art';
import { Headline } from '../components/headline';
import type { PictureData } from '../components/picture';
import { chakra } from '@chakra-ui/react';

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
    fontSize: 'display',
    lineHeight: '0.96',
    letterSpacing: '-0.02em',
    // Otherwise a line that just fits breaks until its font arrives.
    '@media (max-width: 29.99rem)': { maxWidth: '6.4em' },
  },
});

const Lede = chakra('p', {
  base: { maxWidth: '34rem', color: 'softInk', fontSize: 'lead' },
});

type PageHeroProps = {
  eyebrow?: string | null;
  headline: string;
  lede: string;
  picture?: PictureData | null;
};

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
      {picture && <HeadArt picture={picture} sizes="100vw" priority />}
    </section>
  );
}
