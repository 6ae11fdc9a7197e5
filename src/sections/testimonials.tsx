import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { Icon } from '../components/icon';
import { Person } from '../components/person';
import type { PictureData } from '../components/picture';
import { SampleNote } from '../components/sample-note';
import { FullWidthSection, Container } from '../components/section';
import { SectionHeading, type SectionWords } from '../components/section-heading';
import { checkboxCardRecipe } from '../theme/recipes';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5rem',
    alignItems: 'end',
    justifyContent: 'space-between',
  },
});

/** Holds a checkbox, so that it works without scripts. */
const PauseToggle = chakra(chakra('label', checkboxCardRecipe), {
  base: {
    gap: '0.5rem',
    fontSize: '0.875rem',
    fontWeight: '600',
    '& .paused': { display: 'none' },
    // The icon changes too, because forced colours have no backgrounds.
    '&:has(:checked) .paused': { display: 'block' },
    '&:has(:checked) .moving': { display: 'none' },
    '@media (prefers-reduced-motion: reduce)': { display: 'none' },
  },
});

/** The space between two testimonials. */
const between = 'clamp(1.25rem, 4vw, 4rem)';
/** The space before the first one once they are paused: too narrow for the one before it to show. */
const beforePaused = `min(${between}, {spacing.outside})`;

const Scroller = chakra('section', {
  base: {
    marginTop: '2.5rem',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    outlineOffset: '-3px',
    '@media (prefers-reduced-motion: reduce)': { scrollSnapType: 'x proximity' },
    // Once paused, the testimonials are swiped one by one.
    'section:has(:checked) > &': {
      scrollSnapType: 'x mandatory',
      scrollPaddingInlineStart: beforePaused,
    },
  },
});

/** Covers the moving testimonials on a touchscreen: a tap on this label checks the checkbox. */
const TouchToPause = chakra('label', {
  base: {
    display: 'none',
    // One media query, because Chakra would sort two by comparing their text, which is slow in the browser.
    '@media (pointer: coarse) and (prefers-reduced-motion: no-preference)': {
      display: 'block',
      position: 'absolute',
      zIndex: 1,
      inset: 0,
      'section:has(:checked) &': { display: 'none' },
    },
  },
});

/** Holds the list twice, and moves by half its own width: a loop without a seam. */
const Track = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    width: 'max-content',
    paddingBlock: '0.25rem',
    // The checkbox that pauses the loop needs `:has()`. Longhands, so that the duration stays.
    '@supports selector(:has(*))': {
      animationName: 'loop',
      animationTimingFunction: 'linear',
      animationIterationCount: 'infinite',
    },
    // After a tap, a touchscreen still reports a hover.
    '@media (hover: hover)': { '*:hover > &': { animationPlayState: 'paused' } },
    '*:focus-within > &, html[data-hidden-tab] &': { animationPlayState: 'paused' },
    // A rule of its own: without support for `:has()` the whole selector list would be invalid, and Firefox 140
    // misses changes in it.
    'section:has(:checked) &': { animationPlayState: 'paused', marginInlineStart: beforePaused },
  },
});

const List = chakra('ul', {
  base: {
    display: 'flex',
    // Otherwise the end of the loop would show in a wide window.
    minWidth: '100vw',
    '@media (prefers-reduced-motion: reduce)': {
      // Aligned with the headings.
      paddingInline: 'outside',
      '&[aria-hidden]': { display: 'none' },
    },
    '& > li': {
      display: 'flex',
      // Otherwise as wide as its words on one line.
      flex: '1 0 auto',
      // Narrow enough that each is wholly in the window for as long as reading it takes.
      width: '80vw',
      sm: { width: 'min(30rem, 62vw)' },
      marginInlineEnd: between,
      scrollSnapAlign: 'center',
      'section:has(:checked) &': { scrollSnapAlign: 'start' },
    },
    '& figure': {
      display: 'grid',
      alignContent: 'space-between',
      gap: '2rem',
    },
    '& blockquote': {
      fontFamily: 'serif',
      fontSize: 'min(9vw, clamp(1.375rem, 1.1rem + 1.2vw, 2.25rem))',
      lineHeight: '1.18',
      letterSpacing: '-0.01em',
      textWrap: 'balance',
      textIndent: '-0.42em',
      _before: { content: 'open-quote' },
      _after: { content: 'close-quote' },
    },
    '& figcaption': { display: 'flex', alignItems: 'center', gap: '14px', lineHeight: '1.4' },
  },
});

/** The number of testimonials that take 30 seconds. More take longer, at the same pace. */
const inHalfAMinute = 4;

type TestimonialsProps = SectionWords & {
  /** The words of the checkbox that stops the loop, and of the same one once it has stopped. */
  pause: string;
  play: string;
  /** The name of the moving region, for assistive technology. */
  label: string;
  testimonials: readonly {
    quote: string;
    author: string;
    role: string;
    image: PictureData;
    sample: boolean;
  }[];
};

/**
 * Renders the testimonials in a loop. It pauses under the pointer, at a touch, with the focus inside, in a
 * hidden tab and by its checkbox (WCAG 2.2.2), and does not start under reduced motion.
 */
export function Testimonials({ testimonials, pause, play, label, ...heading }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  const animationDuration: `${number}s` = `${(30 * Math.max(inHalfAMinute, testimonials.length)) / inHalfAMinute}s`;
  const steps: `steps(${number})` = `steps(${testimonials.length})`;
  const quotes = testimonials.map(({ quote, author, role, image, sample }) => (
    <li key={quote} dir="auto">
      <figure>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <Person name={author} role={role} portrait={image}>
            <SampleNote isSample={sample} />
          </Person>
        </figcaption>
      </figure>
    </li>
  ));
  return (
    <FullWidthSection aria-labelledby="testimonials" overflow="hidden">
      <Container>
        <Head>
          <SectionHeading id="testimonials" {...heading} />
          <PauseToggle>
            <input id="pause" type="checkbox" />
            <Icon name="pause" size={16} className="moving" />
            <Icon name="play" size={16} className="paused" />
            <span className="moving">{pause}</span>
            <span className="paused">{play}</span>
          </PauseToggle>
        </Head>
      </Container>
      {/* The loop moves to the left in every language. */}
      <Scroller dir="ltr" aria-label={label} tabIndex={0}>
        <Track
          animationDuration={animationDuration}
          // In steps of one testimonial: where the loop is paused, one begins at the edge.
          css={{ 'section:has(:checked) &': { animationTimingFunction: steps } }}
        >
          <TouchToPause htmlFor="pause" data-pauses="">
            <VisuallyHidden>{label}</VisuallyHidden>
          </TouchToPause>
          <List>{quotes}</List>
          <List aria-hidden>{quotes}</List>
        </Track>
      </Scroller>
    </FullWidthSection>
  );
}
