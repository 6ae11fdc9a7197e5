/** Sets `data-hidden-tab` on the document while its tab is hidden, so that CSS can pause animations. */
export function startHiddenTab() {
  document.addEventListener('visibilitychange', () =>
    document.documentElement.toggleAttribute('data-hidden-tab', document.hidden),
  );
}
