/** Marks the document while its tab is hidden, so that CSS can pause what moves. */
export function startHiddenTab() {
  document.addEventListener('visibilitychange', () =>
    document.documentElement.toggleAttribute('data-hidden-tab', document.hidden),
  );
}
