/** Returns whether the visitor prefers reduced motion. If so, nothing moves by itself. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
