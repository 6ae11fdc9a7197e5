/**
 * Pauses the testimonials as soon as a finger swipes over them. A tap needs no script: what covers them
 * is the label of their checkbox.
 */
export function startTestimonials() {
  document.addEventListener(
    'touchmove',
    ({ target }) => {
      const label = target instanceof Element && target.closest('[data-pauses]');
      if (label instanceof HTMLLabelElement && label.control instanceof HTMLInputElement)
        label.control.checked = true;
    },
    { passive: true },
  );
}
