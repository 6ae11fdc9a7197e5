import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { dropCap } from '../components/drop-cap';
import { Picture, type PictureData } from '../components/picture';
import { Prose } from '../components/prose';
import { Container } from '../components/section';
import { fadedEnds } from '../theme/mixins';

const Root = chakra('div', { base: { paddingBottom: 'section' } });

const Halves = chakra('div', {
  base: {
    display: 'grid',
    gap: '2.5rem 4rem',
    lg: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Art = chakra(Picture, {
  base: {
    width: 'auto',
    marginInline: 'calc(-1 * {spacing.edge})',
    maskImage: fadedEnds,
    lg: {
      // Beside the text, the picture fades out toward the text, too.
      maskImage: `${fadedEnds}, linear-gradient(90deg, transparent, #000 12%)`,
      maskComposite: 'intersect',
      '[dir=rtl] &': {
        maskImage: `${fadedEnds}, linear-gradient(270deg, transparent, #000 12%)`,
      },
      marginInlineStart: 0,
      marginInlineEnd: 'calc(-1 * {spacing.outside})',
      '& img': { height: '100%', objectFit: 'cover' },
    },
  },
});

const Text = chakra(Prose, {
  base: {
    fontSize: 'lead',
    '& p:first-of-type': dropCap({
      marginInlineEnd: '0.06em',
      marginTop: '0.065em',
      fontSize: '5.5em',
    }),
  },
});

type StoryProps = {
  picture: PictureData;
  /** The text of the page. */
  children: ReactNode;
};

/** Renders the story of the about page beside its picture. */
export function Story({ picture, children }: StoryProps) {
  return (
    <Root>
      <Container>
        <Halves>
          <Text>{children}</Text>
          <Art picture={picture} sizes="(min-width: 64rem) 50vw, 100vw" priority />
        </Halves>
      </Container>
    </Root>
  );
}
