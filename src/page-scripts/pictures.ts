import { PageAttribute } from '../contract/page-attributes';

/**
 * Sets `media` of the elements for the dark theme, so that pictures and the browser's bar follow the document's theme.
 * Their default follows the system, so added elements are watched only while the two differ.
 */
export function startPictures(system: MediaQueryList) {
  const root = document.documentElement;
  const show = () => {
    const isDark = root.classList.contains('dark');
    const differs = isDark !== system.matches;
    const media = differs ? (isDark ? 'all' : 'not all') : system.media;
    for (const source of document.querySelectorAll<HTMLSourceElement>(`[${PageAttribute.dark}]`)) {
      source.media = media;
    }
    changes.observe(root, { attributeFilter: ['class'], childList: differs, subtree: differs });
  };
  const changes = new MutationObserver(show);

  show();
}
