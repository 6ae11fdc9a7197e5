/** Opens a `<details>`. Returns a function that undoes it. */
function open(details: HTMLDetailsElement) {
  const { name } = details;
  // Only one `<details>` of a name can be open.
  details.name = '';
  details.open = true;
  return () => {
    details.open = false;
    details.name = name;
  };
}

/** Opens every `<details>` while the page is printed, in browsers without `::details-content`. Elsewhere `print.css` does. */
export function startPrint() {
  if (CSS.supports('selector(::details-content)')) return;
  addEventListener('beforeprint', () => {
    const folded = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
    const undo = [...folded].map(open);
    addEventListener('afterprint', () => undo.forEach((one) => one()), { once: true });
  });
}
