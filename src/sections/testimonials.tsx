import { FullWidthSection, Container } from '../components/section';
import { Icon } from '../components/icon';
import { Person } from '../components/person';
import type { PictureData } from '../components/picture';
import { SectionHeading, type SectionWords } from '../components/section-heading';
import { SampleNote } from '../components/sample-note';
import { chakra, VisuallyHidden } from '@chakra-ui/react';
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

/** A checkbox, so that it also works without scripts. */
const PauseToggle = chakra(chakra('label', checkboxCardRecipe), {
  base: {
    gap: '0.5rem',
    fontSize: '0.875rem',
    fontWeight: '600',
    '& .paused': { display: 'none' },
    // Another sign too: forced colours have no backgrounds.
    '&:has(:checked) .paused': { display: 'block' },
    '&:has(:checked) .moving': { display: 'none' },
    '@media (prefers-reduced-motion: reduce)': { display: 'none' },
  },
});

const Scroller = chakra('section', {
  base: {
    marginTop: '2.5rem',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    outlineOffset: '-3px',
    '@media (prefers-reduced-motion: reduce)': { scrollSnapType: 'x proximity' },
    // Once stopped, the quotes are swiped one by one.
    'section:has(:checked) > &': { scrollSnapType: 'x mandatory' },
  },
});

/** Covers the moving quotes for a finger, whose touch stops them by the control. */
const TouchToPause = chakra('label', {
  base: {
    display: 'none',
    // One query, because Chakra would compare two as text.
    '@media (pointer: coarse) and (prefers-reduced-motion: no-preference)': {
      display: 'block',
      position: 'absolute',
      zIndex: 1,
      inset: 0,
      'section:has(:checked) &': { display: 'none' },
    },
  },
});

/** Holds the list twice and moves by half its width: a loop without a seam. */
const Track = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    width: 'max-content',
    paddingBlock: '0.25rem',
    // Only where `:has()` is known, which its control needs.
    '*:has(*) > &': { animation: 'loop 30s linear infinite' },
    // A tap leaves a hover behind.
    '@media (hover: hover)': { '*:hover > &': { animationPlayState: 'paused' } },
    '*:focus-within > &, html[data-hidden-tab] &': { animationPlayState: 'paused' },
    // Apart: a list with `:has()` is invalid where that is unknown, and in Firefox 140 misses changes.
    'section:has(:checked) &': { animationPlayState: 'paused' },
  },
});

const List = chakra('ul', {
  base: {
    display: 'flex',
    // Otherwise a wide window would show the end of the loop.
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
      // Narrow enough that each is in the window as a whole for as long as it takes to read it.
      width: '80vw',
      sm: { width: 'min(30rem, 62vw)' },
      marginInlineEnd: 'clamp(1.25rem, 4vw, 4rem)',
      scrollSnapAlign: 'center',
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

/** Testimonials in the loop of 30 seconds; more take longer, at the same pace. */
const inOneLoop = 4;

type TestimonialsProps = SectionWords & {
  /** The button that stops the loop. */
  pause: string;
  /** For assistive technology. */
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
 * Renders the testimonials in a loop. It stops under the pointer, at a touch, with the focus inside, in a
 * hidden tab and by its button (WCAG 2.2.2), and never starts under reduced motion.
 */
export function Testimonials({ testimonials, pause, label, ...heading }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  const animationDuration: `${number}s` = `${(30 * Math.max(inOneLoop, testimonials.length)) / inOneLoop}s`;
  const quotes = testimonials.map(({ quote, author, role, image, sample }) => (
    <li key={author} dir="auto">
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
            <Icon name="check" size={16} className="paused" />
            {pause}
          </PauseToggle>
        </Head>
      </Container>
      {/* The loop moves to the left in every language. */}
      <Scroller dir="ltr" aria-label={label} tabIndex={0}>
        <Track animationDuration={animationDuration}>
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
