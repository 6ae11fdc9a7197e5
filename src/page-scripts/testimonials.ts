import { PageAttribute } from '../contract/page-attributes';

/**
 * Pauses the testimonials when a visitor swipes over them. A tap needs no script: it hits the label of the
 * checkbox that pauses them.
 */
export function startTestimonials() {
  document.addEventListener(
    'touchmove',
    ({ target }) => {
      const label = target instanceof Element && target.closest(`[${PageAttribute.pauses}]`);
      if (label instanceof HTMLLabelElement && label.control instanceof HTMLInputElement)
        label.control.checked = true;
    },
    { passive: true },
  );
}
