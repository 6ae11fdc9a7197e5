import { chakra } from '@chakra-ui/react';
import { mirroredFromRightToLeft } from '../components/draw-on-scroll';
import { formFields } from '../content/form-fields';

/** The colours of the strands and their ways, from the top. Further required fields have none. */
const threads = [
  { color: 'thread-1', way: 'C40 4 48 76 96 44S150 2 196 36 246 84 300 44 352 18 420 40' },
  { color: 'thread-2', way: 'C30 78 84 74 108 34S172 8 204 52 268 78 306 30 366 24 420 40' },
  { color: 'thread-3', way: 'C52 20 60 4 112 26S158 86 214 60 252 6 312 22 364 62 420 40' },
  { color: 'thread-4', way: 'C36 62 70 92 124 58S180 10 226 34 280 80 322 56 372 30 420 40' },
  { color: 'fg', way: 'C46 12 92 10 118 48S190 82 220 40 262 2 318 34 360 60 420 40' },
] as const;

/** One strand for each field of the inquiry that needs an answer. */
const strands = formFields.contact
  .filter(({ required }) => required)
  .flatMap(({ name }, index) => {
    const thread = threads[index];
    return thread ? [{ field: name, ...thread }] : [];
  });

/** The distance of the strands while they are apart, in units of the drawing; a tenth of it in the rope. */
const apart = 34;

function strandStyles(field: string, index: number) {
  const path = `path:nth-of-type(${index + 1})`;
  return {
    [`& ${path}`]: { '--place': `${index * apart}px` },
    [`section:has([name=${field}]:valid) & ${path}`]: { '--slack': '0.001' },
  };
}

/** A strand is loose, pulled taut while its field is valid, and part of the rope once all is sent. */
const Drawing = chakra('svg', {
  base: {
    width: 'calc(100% + {spacing.outside})',
    height: 'clamp(6rem, 20vw, 18rem)',
    marginTop: 'clamp(1rem, 3vw, 2.5rem)',
    marginInlineStart: 'calc(-1 * {spacing.outside})',
    overflow: 'visible',
    ...mirroredFromRightToLeft,
    '& path': {
      '--slack': '1',
      transform: 'translateY(var(--place)) scaleY(var(--slack))',
      transformOrigin: '0 40px',
      transition: 'transform 600ms cubic-bezier(0.3, 1.5, 0.5, 1)',
    },
    'section:has([data-sent]) &': {
      '& path': {
        '--slack': '0.001',
        transform: 'translateY(calc(var(--place) / 10)) scaleY(0.001)',
      },
    },
    ...Object.fromEntries(
      strands.flatMap(({ field }, index) => Object.entries(strandStyles(field, index))),
    ),
  },
});

/** Draws the inquiry as loose threads, one for each required field, which straighten as it is filled in. */
export const InquiryThreads = () => (
  <Drawing viewBox="0 0 420 220" preserveAspectRatio="none" data-strands="" aria-hidden>
    {strands.map(({ field, color, way }) => (
      <path
        key={field}
        d={`M0 40${way}`}
        stroke={`var(--tl-colors-${color})`}
        strokeWidth="4"
        vectorEffect="non-scaling-stroke"
      />
    ))}
  </Drawing>
);
