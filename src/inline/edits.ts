const storageKey = 'edits';

/** The choice of a visitor whose browser blocks storage. */
let unstored = false;

function isChosen() {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return unstored;
  }
}

/** Keeps the checkboxes that show the edits in step on a page, and on all pages of a visit. */
export function startEdits() {
  const boxes = document.querySelectorAll<HTMLInputElement>('[data-edits]');
  const show = (isShown: boolean) => {
    for (const box of boxes) box.checked = isShown;
  };

  if (isChosen()) show(true);
  // After Back, a page is as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(isChosen());
  });
  for (const box of boxes) {
    box.addEventListener('change', () => {
      unstored = box.checked;
      show(unstored);
      try {
        if (unstored) sessionStorage.setItem(storageKey, '1');
        else sessionStorage.removeItem(storageKey);
      } catch {
        // Only this page knows it.
      }
    });
  }
}
