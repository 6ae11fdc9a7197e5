import { dependencyError } from './dependency-error';

/**
 * Replaces Emotion's class names by short ones. Emotion's names are hashes, and hashes do not compress: they would
 * add 560 bytes to home.
 *
 * @param hashes the hashes in the class names, without the key of the cache
 * @param texts the HTML of the page and its style sheet
 * @throws if Emotion reports no hash
 */
export function withShortClasses(hashes: readonly string[], texts: [html: string, css: string]) {
  if (hashes.length === 0) throw dependencyError('Short class names', 'no class has a hash');
  const names = new Map(hashes.map((hash, index) => [`c-${hash}`, `c${index.toString(36)}`]));
  const classes = new RegExp(`\\bc-(?:${hashes.join('|')})\\b`, 'g');
  return texts.map((text) => text.replace(classes, (name) => names.get(name) ?? name));
}
