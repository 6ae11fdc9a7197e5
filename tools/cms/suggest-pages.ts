/** Where a writer types an address: in the dialog for a link, and in fields. */
const addresses =
  'dialog input[aria-label=URL], [data-key-path$=href] input, [data-key-path$=to] input, [data-key-path$=translates] input';

const isAddress = (text: string) => /^(?:[/#{]|[a-z]+:)/i.test(text);

/** Suggests the pages of the site wherever a writer types an address, without a typed word in the way. */
export function suggestPages(): void {
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.matches(addresses))) return;
    target.setAttribute('list', 'pages');
    // Sveltia fills the dialog with the words that are to become a link.
    if (!target.closest('dialog') || isAddress(target.value)) return;
    target.value = '';
    target.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
