import createCache from '@emotion/cache';

/**
 * Returns Emotion's cache, which adds the styles of messages to the style sheet of the page: its policy
 * forbids another. That the cache writes into the last of `tags` is not documented by Emotion.
 */
export function pageStyles() {
  const cache = createCache({ key: 'c', stylisPlugins: [] });
  const sheet = document.querySelector<HTMLStyleElement>('#page-styles');
  if (!sheet) return cache;
  cache.sheet.tags.push(sheet);
  cache.sheet.ctr = 1;
  return cache;
}
