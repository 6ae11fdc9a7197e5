import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Byline } from '../components/byline';
import { Icon } from '../components/icon';
import type { PictureData } from '../components/picture';
import { FullWidthSection, Container } from '../components/section';
import { SectionHeading, type SectionWords } from '../components/section-heading';
import { PageAttribute } from '../contract/page-attributes';
import { checkboxCardRecipe } from '../theme/recipes';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5rem',
    // For the focus ring of the checkbox.
    paddingTop: '5px',
    alignItems: 'end',
    justifyContent: 'space-between',
  },
});

/** The label of a checkbox, which works without scripts. */
const PauseToggle = chakra(chakra('label', checkboxCardRecipe), {
  base: {
    gap: '0.5rem',
    fontSize: '0.875rem',
    fontWeight: '600',
    '& .paused': { display: 'none' },
    // The icon changes too, because forced colors remove backgrounds.
    '&:has(:checked) .paused': { display: 'block' },
    '&:has(:checked) .moving': { display: 'none' },
    '@media (prefers-reduced-motion: reduce)': { display: 'none' },
  },
});

/** The space between two testimonials. */
const between = 'clamp(1.25rem, 4vw, 4rem)';
/** The space before the first one while they are paused. It is too narrow for the previous one to show. */
const beforePaused = `min(${between}, {spacing.outside})`;

const Scroller = chakra('section', {
  base: {
    marginTop: 'content',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    outlineOffset: '-3px',
    // A mouse needs the scrollbar wherever they do not move by themselves.
    '@media (prefers-reduced-motion: no-preference)': {
      'section:not(:hover, :has(:checked)) > &': { scrollbarColor: 'transparent transparent' },
    },
    '@media (prefers-reduced-motion: reduce)': { scrollSnapType: 'x proximity' },
    // While they are paused, a swipe stops at each testimonial.
    'section:has(:checked) > &': {
      scrollSnapType: 'x mandatory',
      scrollPaddingInlineStart: beforePaused,
    },
  },
});

/** Covers the moving testimonials on a touchscreen, so that a tap checks the checkbox of this label. */
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

/** Contains the list twice, and moves by half its width, so that the loop is seamless. */
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
    // Touchscreens keep `:hover` after a tap.
    '@media (hover: hover)': { '*:hover > &': { animationPlayState: 'paused' } },
    [`*:focus-within > &, html[${PageAttribute.hiddenTab}] &`]: { animationPlayState: 'paused' },
    // A rule of its own: without support for `:has()` the whole selector list would be invalid, and Firefox 140
    // misses changes in it.
    'section:has(:checked) &': { animationPlayState: 'paused', marginInlineStart: beforePaused },
  },
});

const List = chakra('ul', {
  base: {
    display: 'flex',
    // Otherwise the end of the list would show in a wide window.
    minWidth: '100vw',
    '@media (prefers-reduced-motion: reduce)': {
      // Aligned with the headings.
      paddingInline: 'outside',
      '&[aria-hidden]': { display: 'none' },
    },
    '& > li': {
      display: 'flex',
      // Without a fixed width it would be as wide as its text on one line.
      flex: '1 0 auto',
      // Narrow enough that each is fully in view for as long as it takes to read.
      width: '80vw',
      sm: { width: 'min(30rem, 62vw)' },
      marginInlineEnd: between,
      scrollSnapAlign: 'center',
      'section:has(:checked) &': { scrollSnapAlign: 'start' },
    },
    '& figure': {
      display: 'grid',
      alignContent: 'space-between',
      gap: '1.5rem',
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

/** The number of testimonials that pass in 30 seconds. More take longer, at the same pace. */
const inHalfAMinute = 4;

type TestimonialsProps = SectionWords & {
  /** The label of the checkbox that pauses the loop; `play` is its label while it is paused. */
  pause: string;
  play: string;
  /** The accessible name of the moving region. */
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
 * Renders the testimonials in a loop. It pauses on hover, on touch, while the focus is inside, in a hidden tab
 * and by its checkbox (WCAG 2.2.2). It does not move if the visitor prefers reduced motion.
 */
export function Testimonials({ testimonials, pause, play, label, ...heading }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  const animationDuration: `${number}s` = `${(30 * Math.max(inHalfAMinute, testimonials.length)) / inHalfAMinute}s`;
  const steps: `steps(${number})` = `steps(${testimonials.length})`;
  const quotes = testimonials.map(({ quote, author, role, image }) => (
    <li key={quote} dir="auto">
      <figure>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <Byline name={author} role={role} portrait={image} />
        </figcaption>
      </figure>
    </li>
  ));
  return (
    <FullWidthSection aria-labelledby="testimonials" style={{ overflow: 'hidden' }}>
      <Container>
        <Head>
          <SectionHeading
            id="testimonials"
            {...heading}
            isSample={testimonials.some(({ sample }) => sample)}
          />
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
          // In steps of one testimonial, so that a paused loop begins with a whole one.
          css={{ 'section:has(:checked) &': { animationTimingFunction: steps } }}
        >
          <TouchToPause htmlFor="pause" {...{ [PageAttribute.pauses]: '' }}>
            <VisuallyHidden>{label}</VisuallyHidden>
          </TouchToPause>
          <List>{quotes}</List>
          {/* Inert: neither the keyboard nor a search in the page finds the copies. */}
          <List aria-hidden inert>
            {quotes}
          </List>
        </Track>
      </Scroller>
    </FullWidthSection>
  );
}
