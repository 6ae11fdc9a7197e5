/** Shows the text of a field in place of it. Returns a function that undoes it. */
function showText(field: HTMLTextAreaElement) {
  const text = document.createElement('p');
  text.textContent = field.value;
  text.style.whiteSpace = 'pre-wrap';
  field.after(text);
  field.style.display = 'none';
  return () => {
    text.remove();
    field.style.display = '';
  };
}

/**
 * Shows the whole text of multi-line fields while the page is printed, in browsers without `field-sizing`. Elsewhere
 * `print.css` makes the field as high as its text.
 */
export function printAnswers(form: HTMLFormElement) {
  addEventListener('beforeprint', () => {
    if (CSS.supports('field-sizing: content')) return;
    const undo = [...form.querySelectorAll('textarea')].map(showText);
    addEventListener('afterprint', () => undo.forEach((one) => one()), { once: true });
  });
}
