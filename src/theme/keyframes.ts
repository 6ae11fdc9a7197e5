/** The site's few movements. */
export const keyframes = {
  /** A line, from its start to its end. */
  draw: { from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } },
  /** The testimonials: the list is there twice, so half its length is one full loop. */
  loop: { to: { transform: 'translateX(-50%)' } },
};
