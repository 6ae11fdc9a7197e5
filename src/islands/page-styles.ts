import createCache from '@emotion/cache';

/**
 * Returns Emotion's cache with the classes that the page came with. It adds new ones to the style
 * sheet of the page.
 */
export function pageStyles() {
  const cache = createCache({ key: 'c', stylisPlugins: [] });
  const sheet = document.querySelector<HTMLStyleElement>('#page-styles');
  if (!sheet) return cache;
  for (const [, name = ''] of sheet.textContent.matchAll(/\.c-(\w+)/g)) cache.inserted[name] = true;
  cache.sheet.tags.push(sheet);
  cache.sheet.ctr = 1;
  return cache;
}
