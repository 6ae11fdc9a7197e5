import { Container } from '../components/container';
import { Icon } from '../components/icon';
import type { PictureData } from '../components/picture';
import { Section } from '../components/section';
import { SectionHeading } from '../components/section-heading';
import { VisuallyHidden } from '../components/visually-hidden';
import { chakra } from '@chakra-ui/react';
import { draggable } from './testimonial-drag';
import { Quote } from './testimonial-quote';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5rem',
    alignItems: 'end',
    justifyContent: 'space-between',
  },
});

/** A checkbox, so that it also works without scripts. */
const PauseToggle = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5rem',
    minHeight: '2.75rem',
    paddingInline: '1.125rem',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'pill',
    fontSize: '0.875rem',
    fontWeight: '600',
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
    '&:has(:focus-visible)': {
      outline: '2px solid var(--tl-colors-ink)',
      outlineOffset: '3px',
      boxShadow: '0 0 0 3px var(--tl-colors-saffron)',
    },
    '& .play': { display: 'none' },
    '&:has(:checked)': { backgroundColor: 'ink', borderColor: 'ink', color: 'paper' },
    '&:has(:checked) .play': { display: 'block' },
    '&:has(:checked) .pause': { display: 'none' },
    '@media (prefers-reduced-motion: reduce)': { display: 'none' },
  },
});

const Scroller = chakra('section', {
  base: {
    marginTop: '2.5rem',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    outlineOffset: '-3px',
    maskImage: 'linear-gradient(90deg, transparent, #000 4%, #000 96%, transparent)',
    // The mask would cut off the ends of the focus ring.
    _focusVisible: { maskImage: 'none' },
    '@media (prefers-reduced-motion: reduce)': {
      scrollSnapType: 'x proximity',
      maskImage: 'none',
    },
  },
});

/** Contains the list twice and moves by half its length, so that the loop has no seam. */
const Track = chakra('div', {
  base: {
    display: 'flex',
    width: 'max-content',
    paddingBlock: '0.25rem',
    // It moves only where `:has()` is known, because its control needs that.
    '*:has(*) > &': { animation: 'loop 30s linear infinite' },
    // A finger leaves a hover behind that would keep the loop from going on.
    '@media (hover: hover)': { '*:hover > &': { animationPlayState: 'paused' } },
    '*:focus-within > &, html[data-hidden-tab] &': { animationPlayState: 'paused' },
    // Apart: a list with `:has()` is invalid where that is unknown, and Firefox 140 misses its other changes.
    'section:has(:checked) &': { animationPlayState: 'paused' },
  },
});

const List = chakra('ul', {
  base: {
    display: 'flex',
    // One copy is at least as wide as the window; otherwise the loop would show its end.
    minWidth: '100vw',
    '@media (prefers-reduced-motion: reduce)': {
      // At rest it starts at the headings' left edge.
      paddingInline: 'outside',
      '&[aria-hidden]': { display: 'none' },
    },
  },
});

/**
 * The number of testimonials that pass in the loop of 30 seconds. More of them take longer, at the
 * same pace.
 */
const inOneLoop = 4;

type TestimonialsProps = {
  eyebrow?: string | null;
  headline: string;
  /** The words of the button that stops the loop. */
  pause: string;
  /** The name of the moving region. */
  label: string;
  testimonials: readonly { quote: string; author: string; role: string; image: PictureData }[];
};

/**
 * Shows clients' words in a loop of 30 seconds. It stops under the pointer, with the focus inside,
 * in a hidden tab and by its button (WCAG 2.2.2), and never starts under reduced motion. Once React
 * runs, it can also be dragged. Without testimonials there is no section.
 */
export function Testimonials({ testimonials, ...words }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  const animationDuration: `${number}s` = `${(30 * Math.max(inOneLoop, testimonials.length)) / inOneLoop}s`;
  const quotes = testimonials.map((testimonial) => (
    <Quote key={testimonial.author} {...testimonial} />
  ));
  return (
    <Section aria-labelledby="testimonials" overflow="hidden">
      <Container>
        <Head>
          <SectionHeading id="testimonials" eyebrow={words.eyebrow} headline={words.headline} />
          <PauseToggle>
            <input type="checkbox" />
            <Icon name="pause" className="pause" size={16} />
            <Icon name="play" className="play" size={16} />
            {words.pause}
            <VisuallyHidden>{words.label}</VisuallyHidden>
          </PauseToggle>
        </Head>
      </Container>
      {/* The loop moves to the left in every language; each quote keeps its own direction. */}
      <Scroller dir="ltr" aria-label={words.label} tabIndex={0}>
        <Track ref={draggable} animationDuration={animationDuration}>
          <List>{quotes}</List>
          <List aria-hidden inert>
            {quotes}
          </List>
        </Track>
      </Scroller>
    </Section>
  );
}
