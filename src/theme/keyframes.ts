/** The site's few movements. */
export const keyframes = {
  /** The testimonials: the list is there twice, so half its length is one full loop. */
  loop: { to: { transform: 'translateX(-50%)' } },
};
