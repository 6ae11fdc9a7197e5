type BrandIconProps = { size: number };

const frame = (size: number) => ({
  width: size,
  height: size,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round' as const,
  strokeLinejoin: 'round' as const,
  'aria-hidden': true,
});

/** The letter of the network X. */
export const XIcon = ({ size }: BrandIconProps) => (
  <svg {...frame(size)}>
    <path d="M4 4l16 16M20 4 4 20" />
  </svg>
);

/** A camera, for Instagram. */
export const InstagramIcon = ({ size }: BrandIconProps) => (
  <svg {...frame(size)}>
    <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M17 7h.01" />
  </svg>
);

/** The letters of LinkedIn. */
export const LinkedinIcon = ({ size }: BrandIconProps) => (
  <svg {...frame(size)}>
    <path d="M5 10v9M5 5.5v.01M10 19v-9M10 14.5c0-2.6 1.6-4.5 4-4.5s4 1.6 4 4.5V19" />
  </svg>
);
