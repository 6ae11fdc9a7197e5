/** The inputs for addresses: in the link dialog and in fields. */
const addresses =
  'dialog input[aria-label=URL], [data-key-path$=href] input, [data-key-path$=to] input, [data-key-path$=translates] input';

const isAddress = (text: string) => /^(?:[/#{]|[a-z]+:)/i.test(text);

/** Suggests the pages of the site in every input for an address. */
export function suggestPages(): void {
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.matches(addresses))) return;
    target.setAttribute('list', 'pages');
    // Sveltia fills in the selected words, which would hide the suggestions.
    if (!target.closest('dialog') || isAddress(target.value)) return;
    target.value = '';
    target.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
