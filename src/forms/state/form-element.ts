import { FormAttribute } from '../../contract/form-attributes';
import type { FieldName, FormName } from '../../contract/form-fields';
import { outcomeWithoutAnswer } from './outcome';

/** The name of a slot. That of a field is for its error. */
export type SlotName =
  'cleared' | 'notices' | 'progress' | 'slow' | 'summary' | 'toast' | FieldName;

/** Returns the attribute that makes an element a slot. */
export const slot = (name: SlotName) => ({ [FormAttribute.slot]: name });

/** Fired by a form when React is mounted. It is a `FormReadyEvent`. */
export const formReadyEvent = 'form-ready';

/** Fired by a form when React has failed in it for good. */
export const formFailedEvent = 'form-failed';

/** Its detail is what React takes over of the time before it. */
export type FormReadyEvent = Event & {
  detail?: {
    /** Sends a submit that waited, with the answers at the time of the submit. */
    submit: (answers: URLSearchParams) => void;
    /** Offers to bring back answers that were cleared. */
    offer: (cleared: URLSearchParams) => void;
  };
};

export const formsOfPage = () =>
  document.querySelectorAll<HTMLFormElement>(`[${FormAttribute.form}]`);

/** Returns the form that an element belongs to, if it is one of the site's two. */
export const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>(`[${FormAttribute.form}]`) : null;

export const nameOf = (form: HTMLFormElement): FormName =>
  form.getAttribute(FormAttribute.form) === 'newsletter' ? 'newsletter' : 'contact';

export const slotsOf = (form: HTMLFormElement) => form.querySelectorAll(`[${FormAttribute.slot}]`);

export const slotOf = (form: HTMLFormElement, name: SlotName) =>
  form.querySelector(`[${FormAttribute.slot}="${name}"]`);

/** Returns whether an event happened within an element that has an attribute. */
export const isWithin = (target: EventTarget | null, attribute: string) =>
  target instanceof Element && target.closest(`[${attribute}]`) !== null;

/** Returns the part of a form that has an attribute. */
export const partOf = (form: HTMLFormElement, attribute: string) =>
  form.querySelector<HTMLElement>(`[${attribute}]`);

/** The notices of the time before React, in the build hidden. */
type UnsentNotice = FormAttribute.notLoaded | FormAttribute.offline;

/** Returns the notice about a message that has not left the page. */
export const unsentNotice = (): UnsentNotice =>
  outcomeWithoutAnswer(false, !navigator.onLine) === 'offline'
    ? FormAttribute.offline
    : FormAttribute.notLoaded;

/** Shows one of these notices in a form, or in all of the document, and hides the other; with null hides both. */
export function showUnsent(root: ParentNode, shown: UnsentNotice | null = unsentNotice()) {
  for (const attribute of [FormAttribute.notLoaded, FormAttribute.offline])
    for (const notice of root.querySelectorAll<HTMLElement>(`[${attribute}]`))
      notice.hidden = attribute !== shown;
}

/** Shows and announces whether a form is busy. */
export function showBusy(form: HTMLFormElement, isBusy: boolean) {
  form.toggleAttribute(FormAttribute.busy, isBusy);
  const status = partOf(form, FormAttribute.status);
  const words = isBusy ? (partOf(form, FormAttribute.sending)?.textContent ?? '') : '';
  // Setting the same text again would announce it again.
  if (status && status.textContent !== words) status.textContent = words;
}
