import { chakra } from '@chakra-ui/react/styled-system';
import { mirroredFromRightToLeft } from '../../components/draw-on-scroll';
import { FormAttribute } from '../../contract/form-attributes';
import { formFields } from '../../contract/form-fields';

/** The colors and paths of the threads, from the top. A sixth thread is drawn like the first. */
const drawings = [
  { color: 'thread.1', path: 'C40 4 48 76 96 44S150 2 196 36 246 84 300 44 352 18 420 40' },
  { color: 'thread.2', path: 'C30 78 84 74 108 34S172 8 204 52 268 78 306 30 366 24 420 40' },
  { color: 'thread.3', path: 'C52 20 60 4 112 26S158 86 214 60 252 6 312 22 364 62 420 40' },
  { color: 'thread.4', path: 'C36 62 70 92 124 58S180 10 226 34 280 80 322 56 372 30 420 40' },
  { color: 'fg', path: 'C46 12 92 10 118 48S190 82 220 40 262 2 318 34 360 60 420 40' },
] as const;

/** The threads, one for each required field of the inquiry. */
const threads = formFields.contact
  .filter(({ required }) => required)
  .map(({ name }, index) => ({
    field: name,
    ...(drawings[index % drawings.length] ?? drawings[0]),
  }));

/** The distance between loose threads, in units of the viewBox. In the rope it is a tenth of that. */
const distance = 34;

function threadStyles(field: string, index: number) {
  const thread = `path:nth-of-type(${index + 1})`;
  return {
    [`& ${thread}`]: { '--place': `${index * distance}px` },
    [`section:has([name=${field}]:valid) & ${thread}`]: { '--slack': '0.001' },
  };
}

/** A thread is loose; straight while its field is valid; part of a rope once the form is sent. */
const Drawing = chakra('svg', {
  base: {
    // In a narrow window, from edge to edge above the form; not on paper, nor where the first fields would be out of a short window.
    '@media print, (max-width: 63.99rem) and (max-height: 40rem)': { display: 'none' },
    width: { base: 'calc(100% + 2 * {spacing.edge})', lg: 'calc(100% + {spacing.outside})' },
    height: 'clamp(4rem, 20vw, 18rem)',
    marginTop: 'clamp(1.5rem, 3vw, 2.5rem)',
    marginInlineStart: 'calc(-1 * {spacing.outside})',
    overflow: 'visible',
    ...mirroredFromRightToLeft,
    '& path': {
      '--slack': '1',
      transform: 'translateY(var(--place)) scaleY(var(--slack))',
      transformOrigin: '0 40px',
      transition: 'transform 600ms cubic-bezier(0.3, 1.5, 0.5, 1)',
    },
    [`section:has([${FormAttribute.sent}]) &`]: {
      '& path': {
        '--slack': '0.001',
        transform: 'translateY(calc(var(--place) / 10)) scaleY(0.001)',
      },
    },
    ...Object.fromEntries(
      threads.flatMap(({ field }, index) => Object.entries(threadStyles(field, index))),
    ),
  },
});

/** Draws a loose thread for each required field of the inquiry. It straightens when the field is filled in. */
export const InquiryThreads = () => (
  <Drawing
    viewBox={`0 0 420 ${50 + distance * threads.length}`}
    preserveAspectRatio="none"
    aria-hidden
  >
    {threads.map(({ field, color, path }) => (
      <chakra.path
        key={field}
        d={`M0 40${path}`}
        stroke={color}
        strokeWidth="4"
        vectorEffect="non-scaling-stroke"
      />
    ))}
  </Drawing>
);
