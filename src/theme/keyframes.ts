export const keyframes = {
  draw: { from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } },
  edit: { from: { textDecorationColor: 'transparent' } },
  /** By half the width of the track, which holds the list of testimonials twice. */
  loop: { to: { transform: 'translateX(-50%)' } },
};
