import { Person } from '../components/person';
import type { PictureData } from '../components/picture';
import { chakra } from '@chakra-ui/react';

const Sheet = chakra('li', {
  base: {
    display: 'flex',
    // A fixed width; otherwise a quote would be as wide as its words on one line.
    flex: '1 0 auto',
    // On a phone the next one begins within the window.
    width: 'min(38rem, 80vw)',
    marginRight: 'clamp(2rem, 5vw, 5rem)',
    scrollSnapAlign: 'center',
  },
});

const Figure = chakra('figure', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '2rem',
  },
});

const Words = chakra('blockquote', {
  base: {
    fontFamily: 'serif',
    fontSize: 'clamp(1.875rem, 1.25rem + 2.2vw, 3rem)',
    lineHeight: '1.12',
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    // The opening mark hangs.
    textIndent: '-0.42em',
    _before: { content: 'open-quote' },
    _after: { content: 'close-quote' },
  },
});

const Caption = chakra('figcaption', {
  base: { display: 'flex', alignItems: 'center', gap: '0.875rem', lineHeight: '1.4' },
});

export type QuoteProps = { quote: string; author: string; role: string; image: PictureData };

/** Renders one client's words, with their portrait. */
export function Quote({ quote, author, role, image }: QuoteProps) {
  return (
    <Sheet dir="auto">
      <Figure>
        <Words>{quote}</Words>
        <Caption>
          <Person name={author} role={role} portrait={image} />
        </Caption>
      </Figure>
    </Sheet>
  );
}
