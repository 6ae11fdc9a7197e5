/**
 * Shows each picture in the document's theme, and the browser's bar in its colour. By default they
 * follow the system, so new ones need a change only while the theme differs from the system's.
 */
export function startPictures(system: MediaQueryList) {
  const root = document.documentElement;
  const show = () => {
    const isDark = root.classList.contains('dark');
    const differs = isDark !== system.matches;
    const media = differs ? (isDark ? 'all' : 'not all') : system.media;
    for (const source of document.querySelectorAll<HTMLSourceElement>('[data-dark]')) {
      source.media = media;
    }
    changes.observe(root, { attributeFilter: ['class'], childList: differs, subtree: differs });
  };
  const changes = new MutationObserver(show);

  show();
}
