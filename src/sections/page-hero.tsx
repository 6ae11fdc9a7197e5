import { Columns, narrowColumns, twoColumns } from '../components/columns';
import { Container } from '../components/container';
import { Eyebrow } from '../components/eyebrow';
import { HeadArt } from '../components/head-art';
import { Headline } from '../components/headline';
import { Lede } from '../components/lede';
import type { PictureData } from '../components/picture';
import { chakra } from '@chakra-ui/react';

const Row = chakra(Columns, {
  base: {
    rowGap: '1.5rem',
    alignItems: 'end',
    // Beside a narrow column, the lede stands under the headline.
    [narrowColumns]: { '& > *': { gridColumn: '1 / -1' } },
    paddingTop: 'clamp(3rem, 6vw, 5.5rem)',
    paddingBottom: 'clamp(2rem, 4vw, 3.5rem)',
  },
});

const Head = chakra('div', { base: twoColumns });

const Title = chakra('h1', {
  base: {
    fontSize: 'clamp(3rem, 1.5rem + 7.5vw, 7rem)',
    lineHeight: '0.96',
    letterSpacing: '-0.02em',
    // Otherwise a line that just fits breaks until its font arrives.
    '@media (max-width: 29.99rem)': { maxWidth: '6.4em' },
  },
});

type PageHeroProps = {
  eyebrow?: string | null;
  headline: string;
  lede: string;
  firstDraft?: string | null;
  picture?: PictureData | null;
};

export function PageHero({ eyebrow, headline, picture, ...lede }: PageHeroProps) {
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
          <Lede {...lede} />
        </Row>
      </Container>
      {picture && <HeadArt picture={picture} sizes="100vw" priority />}
    </section>
  );
}
