import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { dropCap } from '../components/drop-cap';
import { Picture, type PictureData } from '../components/picture';
import { Prose } from '../components/prose';
import { Container } from '../components/section';

const Root = chakra('div', { base: { paddingBottom: 'section' } });

const Halves = chakra('div', {
  base: {
    display: 'grid',
    gap: '2.5rem 4rem',
    lg: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Round, in a hoop of thread whose end leaves the page. */
const Art = chakra(Picture, {
  base: {
    position: 'relative',
    placeSelf: 'center end',
    maxWidth: '34rem',
    '& img': {
      aspectRatio: '1',
      objectFit: 'cover',
      border: '4px solid {colors.thread.1}',
      borderRadius: '50%',
    },
    _after: {
      content: '""',
      position: 'absolute',
      bottom: 0,
      insetInlineStart: '50%',
      width: 'calc(50% + {spacing.outside})',
      borderBottom: '4px solid {colors.thread.1}',
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
          <Art picture={picture} sizes="(min-width: 64rem) min(50vw, 36rem), 100vw" priority />
        </Halves>
      </Container>
    </Root>
  );
}
