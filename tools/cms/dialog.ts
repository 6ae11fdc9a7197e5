export type DialogButton = { label: string; press: (button: HTMLButtonElement) => unknown };

/** Shows a message with buttons, and one that closes it. Resolves when it is closed. */
export function showDialog(
  message: string,
  buttons: readonly DialogButton[],
  closeLabel = 'Close',
): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.id = 'message';
  const advice = document.createElement('p');
  advice.textContent = message;
  dialog.append(advice);
  for (const { label, press } of [...buttons, { label: closeLabel, press: () => dialog.close() }]) {
    const button = document.createElement('button');
    button.textContent = label;
    button.addEventListener('click', () => press(button));
    dialog.append(button);
  }
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
  });
}

/**
 * Says that an entry was changed after it was opened, and offers the text of the writer. Resolves when the writer
 * goes on editing.
 *
 * @param change who made the change, and when; empty if git does not know
 */
export const showConflict = (change: string, text: string): Promise<void> =>
  showDialog(
    `After you opened this entry, it was changed ${change ? `by ${change}` : 'outside the editor'}. Your text was not saved: copy it, reload, and write it again.`,
    [
      {
        label: 'Copy my text',
        press: async (button) => {
          await navigator.clipboard.writeText(text);
          button.textContent = 'Copied';
        },
      },
      { label: 'Reload', press: () => location.reload() },
    ],
    'Go on editing',
  );
