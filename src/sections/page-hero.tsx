import { chakra } from '@chakra-ui/react/styled-system';
import { Eyebrow } from '../components/eyebrow';
import { EditsToggle } from '../components/first-draft';
import { Headline } from '../components/headline';
import { HeroHeading, HeroRow, type HeroWords } from '../components/hero';
import { HeroPicture } from '../components/hero-picture';
import { Lede } from '../components/lede';
import type { PictureData } from '../components/picture';
import { SampleNote } from '../components/sample-note';
import { Container } from '../components/section';

const Row = chakra(HeroRow, {
  base: {
    gap: '1.5rem 2rem',
    paddingBlock: 'clamp(2rem, 4vw, 4rem) clamp(1.5rem, 3vw, 2.5rem)',
  },
});

const Title = chakra('h1', {
  base: {
    fontSize: 'display',
    lineHeight: '0.96',
    letterSpacing: '-0.02em',
    // Otherwise a line that just fits in the web font would break in the fallback font.
    '@media (max-width: 29.99rem)': { maxWidth: '6.4em' },
    // Keeps the accent on one line where it fits.
    '& em': { display: 'inline-block' },
  },
});

/** Low enough for the first words below it to show at once. */
const band = { '& img': { aspectRatio: '3 / 1', lg: { aspectRatio: '6 / 1' } } };

type PageHeroProps = HeroWords & {
  picture?: PictureData | null;
  /** true: what the page shows came with the site. */
  sample?: boolean;
};

/** Renders the head of a page. */
export function PageHero({ eyebrow, headline, picture, sample = false, ...lede }: PageHeroProps) {
  return (
    <section>
      <Container>
        <Row>
          <HeroHeading>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Title>
              <Headline text={headline} />
            </Title>
          </HeroHeading>
          <div>
            <SampleNote isSample={sample} />
            <Lede {...lede} />
            <EditsToggle />
          </div>
        </Row>
      </Container>
      {picture && <HeroPicture picture={picture} sizes="100vw" priority css={band} />}
    </section>
  );
}
