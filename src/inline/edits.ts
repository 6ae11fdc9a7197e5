/** Keeps the checkboxes that show the edits of a page in step. */
export function startEdits() {
  const boxes = document.querySelectorAll<HTMLInputElement>('[data-edits]');
  for (const box of boxes) {
    box.addEventListener('change', () => {
      for (const other of boxes) other.checked = box.checked;
    });
  }
}
