/** Makes a field as high as its text, and returns how to undo it. */
function grow({ style, scrollHeight, offsetHeight, clientHeight }: HTMLTextAreaElement) {
  const { height } = style;
  style.height = `${scrollHeight + offsetHeight - clientHeight}px`;
  return () => {
    style.height = height;
  };
}

/** Opens what is folded, and returns how to undo it. */
function open(details: HTMLDetailsElement) {
  const group = details.getAttribute('name');
  // Of a group with one name, only one can be open.
  details.removeAttribute('name');
  details.open = true;
  return () => {
    details.open = false;
    if (group !== null) details.setAttribute('name', group);
  };
}

/**
 * Shows whole answers in multi-line fields while the page is printed, and opens every `<details>` where
 * browsers do not know `::details-content`, by which the styles for paper do so.
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
