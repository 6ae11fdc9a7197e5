import { PageAttribute } from '../contract/page-attributes';

/**
 * Hides tooltips after Escape (WCAG 1.4.13) and after a tap, because browsers keep `:hover` after it. Shows
 * them again after another key, or when a mouse moves.
 */
export function startTooltips() {
  const hide = (isHidden: boolean) =>
    document.documentElement.toggleAttribute(PageAttribute.hiddenTooltips, isHidden);
  document.addEventListener('pointerover', ({ pointerType }) => hide(pointerType === 'touch'));
  document.addEventListener('keydown', ({ key }) => hide(key === 'Escape'));
}
