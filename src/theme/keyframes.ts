export const keyframes = {
  draw: { from: { maskPosition: '100% 100%' } },
  edit: { from: { textDecorationColor: 'transparent' } },
  /** Half the width of the track, which contains the testimonials twice. */
  loop: { to: { transform: 'translateX(-50%)' } },
};
