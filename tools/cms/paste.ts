import { cleanPaste } from './clean-paste';
import { showDialog } from './dialog';
import { docsFormat } from './docs-notes';

const picturesAdvice =
  'Pictures were in what you pasted, and they are left out. Save each as a file, and add it by Insert, Figure.';

/** Cleans what is pasted into a text from a word processor, and says that pictures in it are left out. */
export function cleanPastes(): void {
  const cleaned = new WeakSet<Event>();
  addEventListener(
    'paste',
    (event) => {
      const { clipboardData: data, target } = event;
      if (!data || cleaned.has(event)) return;
      // Not an input of a component.
      if (!(target instanceof HTMLElement && target.isContentEditable)) return;
      const isPicture = data.types.every((type) => type === 'Files');
      const { html, pictures } = cleanPaste(data.getData('text/html'), data.getData(docsFormat));
      if (isPicture || pictures > 0) void showDialog(picturesAdvice, []);
      if (html === '') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', data.getData('text/plain'));
      clipboardData.setData('text/html', html);
      const copy = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
      // Firefox ignores the option of this name.
      Object.defineProperty(copy, 'clipboardData', { value: clipboardData });
      cleaned.add(copy);
      target.dispatchEvent(copy);
    },
    { capture: true },
  );
}
