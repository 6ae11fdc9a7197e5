/** Whether the visitor has asked for less motion, in which case nothing moves by itself. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
