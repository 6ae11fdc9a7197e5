/** Shows the words of a field in place of it. Returns a function that undoes it. */
function showWords(field: HTMLTextAreaElement) {
  const words = document.createElement('p');
  words.textContent = field.value;
  words.style.whiteSpace = 'pre-wrap';
  field.after(words);
  field.style.display = 'none';
  return () => {
    words.remove();
    field.style.display = '';
  };
}

/** Opens a `<details>`. Returns a function that undoes it. */
function open(details: HTMLDetailsElement) {
  const group = details.getAttribute('name');
  // Only one `<details>` of a name can be open.
  details.removeAttribute('name');
  details.open = true;
  return () => {
    details.open = false;
    if (group !== null) details.setAttribute('name', group);
  };
}

/**
 * While the page is printed, shows the words of multi-line fields in browsers without `field-sizing`, and opens every
 * `<details>` in those without `::details-content`. Elsewhere `print.css` does.
 */
export function startPrint() {
  const growsByCss = CSS.supports('field-sizing: content');
  const opensByCss = CSS.supports('selector(::details-content)');
  addEventListener('beforeprint', () => {
    const folded = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
    const undo = [
      ...(growsByCss ? [] : [...document.querySelectorAll('textarea')].map(showWords)),
      ...(opensByCss ? [] : [...folded].map(open)),
    ];
    addEventListener('afterprint', () => undo.forEach((one) => one()), { once: true });
  });
}
