/** The site's few movements. */
export const keyframes = {
  /** The testimonials: the list stands there twice, so half its length is one whole loop. */
  loop: { to: { transform: 'translateX(-50%)' } },
};
