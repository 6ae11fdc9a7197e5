export const keyframes = {
  draw: { from: { maskPosition: '100%' } },
  edit: { from: { textDecorationColor: 'transparent' } },
  /** By half the width of the track, which holds the list of testimonials twice. */
  loop: { to: { transform: 'translateX(-50%)' } },
};
