import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import { ButtonLink } from '../components/button';
import { Eyebrow } from '../components/eyebrow';
import { Headline } from '../components/headline';
import { HeroHeading, HeroRow, type HeroWords } from '../components/hero';
import { Lede } from '../components/lede';
import { Picture, type PictureData } from '../components/picture';
import { Container } from '../components/section';
import { Thread } from '../components/thread';
import type { ContentLink } from '../content/schemas/primitives';

const Row = chakra(HeroRow, {
  base: {
    gap: '1.5rem 2rem',
    paddingBlock: 'clamp(1.75rem, 5vw, 4.5rem) clamp(1.5rem, 3vw, 2.5rem)',
    '2xl': { gridTemplateColumns: 'none' },
  },
});

/** In very wide windows the title has a row of its own. */
const Heading = chakra(HeroHeading, { base: { '2xl': { gridColumn: '1' } } });

const Title = chakra('h1', {
  base: {
    fontSize: 'min(13.4vw, 8rem)',
    lineHeight: '0.94',
    letterSpacing: '-0.025em',
    xl: { fontSize: 'min(9.375vw, 7.5rem)' },
    '2xl': { fontSize: '11.25rem' },
  },
});

/** The lede and the buttons, side by side if there is room. */
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.25rem 4rem',
    alignItems: 'end',
    '& > *': { flex: '1 1 24rem' },
  },
});

/** On a phone, the buttons are equally wide. */
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.75rem',
    // Narrow enough for one row in every browser, in the fallback font and in the web font.
    '& > a': { flex: '1', minWidth: 'fit-content', paddingInline: '1rem' },
    sm: { '& > a': { flex: 'none', paddingInline: '1.25rem' } },
  },
});

/** The line under the buttons. */
const Terms = chakra('p', {
  base: {
    marginTop: '0.75rem',
    textStyle: 'note',
    '& span': { display: 'inline-block' },
  },
});

/** The picture is cropped only at the bottom. The thread starts over it. */
const Art = chakra('div', {
  base: {
    position: 'relative',
    '& img': {
      aspectRatio: '2 / 1',
      maxHeight: 'min(48rem, 75vh)',
      objectFit: 'cover',
      objectPosition: '50% 0',
    },
  },
});

type HomeHeroProps = HeroWords & {
  picture: PictureData;
  /** The buttons. The first is emphasized. */
  actions: readonly ContentLink[];
  /** The parts of the line under the buttons. A line breaks only between them. */
  terms?: readonly string[] | null;
};

/** Renders the head of the home page. */
export function HomeHero({ eyebrow, headline, picture, actions, terms, ...lede }: HomeHeroProps) {
  return (
    <section>
      <Container>
        <Row>
          <Heading>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Title>
              <Headline text={headline} />
            </Title>
          </Heading>
          <Words>
            <Lede {...lede} />
            <div>
              <Actions>
                {actions.map(({ label, href }, index) => (
                  <ButtonLink key={label} href={href} variant={index === 0 ? 'accent' : 'outline'}>
                    {label}
                  </ButtonLink>
                ))}
              </Actions>
              {terms && (
                <Terms>
                  {terms.map((part) => (
                    <Fragment key={part}>
                      <span>{part}</span>{' '}
                    </Fragment>
                  ))}
                </Terms>
              )}
            </div>
          </Words>
        </Row>
      </Container>
      <Art>
        <Picture picture={picture} sizes="100vw" priority />
        <Thread segment="start" />
      </Art>
    </section>
  );
}
