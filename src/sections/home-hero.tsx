import { Fragment } from 'react';
import { ButtonLink } from '../components/button';
import { Columns, narrowColumns, twoColumns } from '../components/columns';
import { Container } from '../components/container';
import { Eyebrow } from '../components/eyebrow';
import { Headline } from '../components/headline';
import type { ContentLink } from '../components/link';
import { Picture, type PictureData } from '../components/picture';
import { Lede } from '../components/lede';
import { chakra, type SystemStyleObject } from '@chakra-ui/react';

/** In a row of its own where the title leaves no room beside it, and where it may be larger. */
const inOwnRow = (styles: SystemStyleObject) =>
  ({
    [narrowColumns]: styles,
    '@media (min-width: 100rem)': styles,
  }) satisfies SystemStyleObject;

const Row = chakra(Columns, {
  base: {
    alignItems: 'end',
    paddingTop: 'clamp(2.5rem, 5vw, 4.5rem)',
    paddingBottom: 'clamp(1.5rem, 3vw, 2.5rem)',
  },
});

const Head = chakra('div', { base: { ...twoColumns, ...inOwnRow({ gridColumn: '1 / -1' }) } });

const Title = chakra('h1', {
  base: {
    fontSize: 'clamp(2.5rem, 13.4vw, 8rem)',
    lineHeight: '0.94',
    letterSpacing: '-0.025em',
    lg: { fontSize: 'min(9.375vw, 7.5rem)' },
    ...inOwnRow({ fontSize: 'min(12.5vw, 11.25rem)' }),
  },
});

const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.75rem',
    // The buttons stay beside these words there.
    ...inOwnRow({
      gridColumn: '1 / -1',
      gridTemplateColumns: 'minmax(0, 34rem) auto',
      columnGap: '4rem',
      alignItems: 'end',
      justifyContent: 'start',
    }),
  },
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
  base: {
    marginTop: '0.75rem',
    color: 'softInk',
    fontSize: 'small',
    '& span': { display: 'inline-block' },
  },
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
  firstDraft?: string | null;
  picture: PictureData;
  /** The first is the main button. */
  actions: readonly ContentLink[];
  terms?: readonly string[] | null;
};

export function HomeHero({ eyebrow, headline, picture, actions, terms, ...lede }: HomeHeroProps) {
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
            <Lede {...lede} />
            <div>
              <Actions>
                {actions.map(({ label, href }, index) => (
                  <ButtonLink key={href} href={href} variant={index === 0 ? 'accent' : 'outline'}>
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
      <Art picture={picture} sizes="100vw" priority />
    </section>
  );
}
