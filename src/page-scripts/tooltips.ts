/**
 * Hides tooltips after Escape (WCAG 1.4.13) and after a tap, which leaves a hover behind; until another
 * key, or a pointer that can hover.
 */
export function startTooltips() {
  const hide = (isHidden: boolean) =>
    document.documentElement.toggleAttribute('data-hidden-tooltips', isHidden);
  document.addEventListener('pointerover', ({ pointerType }) => hide(pointerType === 'touch'));
  document.addEventListener('keydown', ({ key }) => hide(key === 'Escape'));
}
