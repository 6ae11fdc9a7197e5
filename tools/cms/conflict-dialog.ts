function button(label: string, press: () => unknown): HTMLButtonElement {
  const made = document.createElement('button');
  made.textContent = label;
  made.addEventListener('click', press);
  return made;
}

/**
 * Says that an entry was changed after it was opened, and offers the text of the writer. Resolves when the writer
 * goes on editing.
 *
 * @param change who made the change, and when; empty if git does not know
 */
export function showConflict(change: string, text: string): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.id = 'conflict';
  const copy = button('Copy my text', async () => {
    await navigator.clipboard.writeText(text);
    copy.textContent = 'Copied';
  });
  const advice = document.createElement('p');
  advice.textContent = `After you opened this entry, it was changed ${change ? `by ${change}` : 'outside the editor'}. Your text was not saved: copy it, reload, and write it again.`;
  dialog.append(
    advice,
    copy,
    button('Reload', () => location.reload()),
    button('Go on editing', () => dialog.close()),
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
  });
}
