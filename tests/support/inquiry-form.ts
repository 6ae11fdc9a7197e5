/** Returns the fields of an inquiry, without React, for code that reads and writes forms. */
export function inquiryForm(): HTMLFormElement {
  document.body.innerHTML = `
    <form data-form="contact">
      <input name="fullName"><input name="email" type="email">
      <input type="hidden" name="helpNeeded" value="">
      <input type="checkbox" name="helpNeeded" value="Strategy"><input type="checkbox" name="helpNeeded" value="Content">
      <select name="timeline"><option value="">Select</option><option value="soon">Soon</option></select>
      <input type="radio" name="budget" value="Yes" required><input type="radio" name="budget" value="No" required>
      <textarea name="additional"></textarea>
      <button name="press" value="send">Send</button>
    </form>`;
  return document.querySelector('form') ?? document.createElement('form');
}

function controlOf(form: HTMLFormElement, name: string) {
  const control = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!control) throw new Error(`There is no ${name}.`);
  return control;
}

export const valueOf = (form: HTMLFormElement, name: string) => controlOf(form, name).value;
/** Types like a visitor: the field changes, and the browser fires its event. */
export function type(form: HTMLFormElement, name: string, value: string) {
  const control = controlOf(form, name);
  control.value = value;
  // As the inline script does.
  control.dataset.typed = '';
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
