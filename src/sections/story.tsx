import type { ReactNode } from 'react';
import { Container } from '../components/container';
import { Picture, type PictureData } from '../components/picture';
import { Prose } from '../components/prose';
import { chakra } from '../theme/chakra';

const Band = chakra('div', { base: { paddingBottom: 'band' } });

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '2.5rem 4rem',
    lg: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', alignItems: 'center' },
  },
});

const Text = chakra(Prose, {
  base: {
    fontSize: 'lead',
    '& p:first-of-type::first-letter': {
      float: 'left',
      marginRight: '0.06em',
      marginTop: '0.065em',
      color: 'accent',
      fontFamily: 'serif',
      // Three lines high, on the baseline of the third.
      fontSize: '5.5em',
      lineHeight: '0.78',
    },
  },
});

export type StoryProps = {
  picture: PictureData;
  /** The running text. */
  children: ReactNode;
};

/** Renders a longer text next to its picture. */
export function Story({ picture, children }: StoryProps) {
  return (
    <Band>
      <Container>
        <Columns>
          <Text>{children}</Text>
          <Picture
            picture={picture}
            sizes="(min-width: 80rem) 516px, (min-width: 64rem) 42vw, 92vw"
            priority
          />
        </Columns>
      </Container>
    </Band>
  );
}
