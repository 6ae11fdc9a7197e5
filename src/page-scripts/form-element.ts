import type { FormName } from '../content/form-fields';

// The attributes by which scripts, styles and React find the parts of a form and its state. The markup is
// in `src/forms/form-frame.tsx`.

/** On a form that is sending, or that holds a submit: its button shows its other words. */
export const busyAttribute = 'data-busy';

/** On a form whose message has arrived: a receipt replaces its fields. */
export const sentAttribute = 'data-sent';

/** On a form that got back answers which earlier pages had saved, until it is reset. */
export const restoredAttribute = 'data-restored';

/** On a control that a visitor has changed before the deferred script runs. */
export const typedAttribute = 'data-typed';

/** The button that lets the browser send the form by itself. */
export const nativeButtonSelector = '[data-native]';

/** The notice that React could not be loaded; hidden until then. */
export const notLoadedSelector = '[data-not-loaded]';

export const formSelector = 'form[data-form]';

export const formsOfPage = () => document.querySelectorAll<HTMLFormElement>(formSelector);

/** Returns the form that an element belongs to, if it is one of the site's two. */
export const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>(formSelector) : null;

export const nameOf = ({ dataset }: HTMLFormElement): FormName =>
  dataset.form === 'newsletter' ? 'newsletter' : 'contact';

/** Returns the elements of a form into which React renders. They are empty in the build. */
export const slotsOf = (form: HTMLFormElement) => form.querySelectorAll('[data-slot]');

/** Returns a slot by its name: that of a field for its error, otherwise that of a notice. */
export const slotOf = (form: HTMLFormElement, name: string) =>
  form.querySelector(`[data-slot="${name}"]`);

/** Shows and announces whether a form is busy. */
export function showBusy(form: HTMLFormElement, isBusy: boolean) {
  form.toggleAttribute(busyAttribute, isBusy);
  const status = form.querySelector('[data-status]');
  const words = isBusy ? (form.querySelector('.busy')?.textContent ?? '') : '';
  // Setting the same text again would announce it again.
  if (status && status.textContent !== words) status.textContent = words;
}
