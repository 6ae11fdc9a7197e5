/** Makes a field as high as its text. Returns a function that undoes it. */
function grow({ style, scrollHeight, offsetHeight, clientHeight }: HTMLTextAreaElement) {
  const { height } = style;
  style.height = `${scrollHeight + offsetHeight - clientHeight}px`;
  return () => {
    style.height = height;
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
 * While the page is printed, shows multi-line fields at their full height, and opens every `<details>` in
 * browsers without `::details-content`; elsewhere `print.css` opens them.
 */
export function startPrint() {
  const opensByCss = CSS.supports('selector(::details-content)');
  addEventListener('beforeprint', () => {
    const folded = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
    const undo = [
      ...[...document.querySelectorAll('textarea')].map(grow),
      ...(opensByCss ? [] : [...folded].map(open)),
    ];
    addEventListener('afterprint', () => undo.forEach((one) => one()), { once: true });
  });
}
