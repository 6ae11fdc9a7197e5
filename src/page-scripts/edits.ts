import { FormAttribute } from '../contract/form-attributes';
import { PageAttribute } from '../contract/page-attributes';
import { inStorage } from '../forms/state/tab-storage';

/** The `sessionStorage` key that records that the visitor has turned the edits on. */
const storageKey = 'edits';

/** Synchronizes every edits checkbox on this page and on later pages in the same tab. */
export function startEdits() {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(`[${PageAttribute.edits}]`)];
  const show = (isShown: boolean) => {
    for (const box of boxes) box.checked = isShown;
  };
  const choose = ({ checked }: HTMLInputElement) => {
    inStorage((storage) =>
      checked ? storage.setItem(storageKey, 'shown') : storage.removeItem(storageKey),
    );
    show(checked);
  };
  for (const box of boxes) box.addEventListener('change', () => choose(box));
  // A checkbox that was changed before this script ran, as `markDirty` noted.
  boxes.filter((box) => box.hasAttribute(FormAttribute.dirty)).forEach(choose);
  // A page from the back/forward cache may show an older choice. Where storage is blocked, it keeps its own.
  addEventListener('pageshow', () =>
    inStorage((storage) => show(storage.getItem(storageKey) !== null)),
  );
}
