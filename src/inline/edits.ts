/** Where the tab keeps that a visitor asks for the edits. */
const storageKey = 'edits';

/** Keeps the checkboxes that show the edits in step, on this page and on the next ones of the visit. */
export function startEdits() {
  const boxes = document.querySelectorAll<HTMLInputElement>('[data-edits]');
  const show = (isShown: boolean) => {
    for (const box of boxes) box.checked = isShown;
  };
  try {
    if (sessionStorage.getItem(storageKey)) show(true);
  } catch {
    // The choice lasts for this page.
  }
  for (const box of boxes) {
    box.addEventListener('change', () => {
      show(box.checked);
      try {
        if (box.checked) sessionStorage.setItem(storageKey, 'shown');
        else sessionStorage.removeItem(storageKey);
      } catch {
        // The choice lasts for this page.
      }
    });
  }
}
