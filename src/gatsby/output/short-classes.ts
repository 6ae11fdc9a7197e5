import { dependencyError } from './dependency-error';

/**
 * Gives the classes of a page short names. Emotion's are hashes, which do not compress: they are 560 bytes of
 * home.
 *
 * @param hashes the hashes of the classes, without the key of the cache
 * @param texts the HTML of the page and its style sheet
 * @throws if Emotion names no hash
 */
export function withShortClasses(hashes: readonly string[], texts: [html: string, css: string]) {
  if (hashes.length === 0) throw dependencyError('Short class names', 'no class has a hash');
  const names = new Map(hashes.map((hash, index) => [`c-${hash}`, `c${index.toString(36)}`]));
  const classes = new RegExp(`\\bc-(?:${hashes.join('|')})\\b`, 'g');
  return texts.map((text) => text.replace(classes, (name) => names.get(name) ?? name));
}
