/** Shows and announces whether a form is sending. */
export function showBusy(form: HTMLFormElement, isBusy: boolean) {
  form.toggleAttribute('data-busy', isBusy);
  const status = form.querySelector('[data-status]');
  const words = isBusy ? (form.querySelector('.busy')?.textContent ?? '') : '';
  // A live region that gets the same words is read again.
  if (status && status.textContent !== words) status.textContent = words;
}
