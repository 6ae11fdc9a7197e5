/** Logs the path that was not found. */
export function logNotFound() {
  if (document.querySelector('[data-not-found]')) console.warn('Not found:', location.pathname);
}

/** Lets CSS pause movement while the tab is hidden. */
export function markHiddenTab() {
  document.documentElement.toggleAttribute('data-hidden-tab', document.hidden);
}

/** Hides an open tooltip on Escape, until the pointer or the focus moves on (WCAG 1.4.13). */
export function startTooltips() {
  const { dataset } = document.documentElement;
  const allow = () => {
    delete dataset.tooltips;
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dataset.tooltips = 'off';
  });
  document.addEventListener('pointerover', allow);
  document.addEventListener('focusin', allow);
}
