import { PageAttribute } from '../contract/page-attributes';

/** Marks the document while its tab is hidden, so that CSS can pause animations. */
export function startHiddenTab() {
  document.addEventListener('visibilitychange', () =>
    document.documentElement.toggleAttribute(PageAttribute.hiddenTab, document.hidden),
  );
}
