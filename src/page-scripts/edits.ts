import { FormAttribute } from '../forms/state/form-attributes';
import { PageAttribute } from '../contract/page-attributes';

/** The `sessionStorage` key that records that the visitor has turned the edits on. */
const storageKey = 'edits';

/** The choice, where storage is blocked. It lasts for this page. */
let unstored = false;

function areShown(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return unstored;
  }
}

/** Synchronizes every edits checkbox on this page and on later pages in the same tab. */
export function startEdits() {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(`[${PageAttribute.edits}]`)];
  const show = () => {
    for (const box of boxes) box.checked = areShown();
  };
  const choose = (isShown: boolean) => {
    unstored = isShown;
    try {
      if (isShown) sessionStorage.setItem(storageKey, 'shown');
      else sessionStorage.removeItem(storageKey);
    } catch {
      // The choice lasts for this page.
    }
    show();
  };
  for (const box of boxes) box.addEventListener('change', () => choose(box.checked));
  // A checkbox that was changed before this script ran, as `markTyped` noted.
  const pressed = boxes.find((box) => box.hasAttribute(FormAttribute.typed));
  if (pressed) choose(pressed.checked);
  // A page from the back/forward cache may show an older choice.
  addEventListener('pageshow', show);
}
