import createCache from '@emotion/cache';
import { PageId } from '../../contract/page-attributes';

/**
 * Returns an Emotion cache that writes into the page's style sheet, because the Content Security Policy forbids
 * another `<style>`. Undocumented: Emotion writes into the last element of `tags`.
 */
export function pageStyles() {
  const cache = createCache({ key: 'c', stylisPlugins: [] });
  const sheet = document.querySelector<HTMLStyleElement>(`#${PageId.styles}`);
  if (!sheet) return cache;
  cache.sheet.tags.push(sheet);
  cache.sheet.ctr = 1;
  return cache;
}
