import { PageAttribute } from '../contract/page-attributes';

/**
 * Pauses the testimonials when a finger moves them sideways, where they are. On its way down the page it does not scroll
 * them. A tap needs no script: it hits the label of the checkbox that pauses them.
 */
export function startTestimonials() {
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const label = target.querySelector<HTMLLabelElement>(`label[${PageAttribute.pauses}]`);
      const track = label?.offsetParent;
      // Only a touchscreen has the label, until they are paused.
      if (!track || !(label.control instanceof HTMLInputElement)) return;
      const { left } = track.getBoundingClientRect();
      label.control.checked = true;
      // Paused, they begin with a whole one.
      target.scrollLeft += track.getBoundingClientRect().left - left;
    },
    true,
  );
}
