/**
 * Opens every `<details>` while the page is printed. The styles for paper do so where browsers know
 * `::details-content`.
 */
export function startPrint() {
  if (CSS.supports('selector(::details-content)')) return;
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
      const group = details.getAttribute('name');
      // Of a group with one name, only one can be open.
      details.removeAttribute('name');
      details.open = true;
      const fold = () => {
        details.open = false;
        if (group !== null) details.setAttribute('name', group);
      };
      addEventListener('afterprint', fold, { once: true });
    }
  });
}
