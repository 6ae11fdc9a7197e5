import { dependencyError } from './dependency-error';

/** An island ends with its form. */
const islands = /<div data-island=.*?<\/form>/gs;

/**
 * Gives the classes of a page short names: Emotion's are hashes, which do not compress, and were 500 bytes
 * of home. Those of islands stay, because React compares them, and Emotion looks for their rules.
 *
 * @param hashes the hashes of the classes, without the key of the cache
 * @param texts the HTML of the page and its style sheet
 * @throws if Emotion names no hash
 */
export function withShortClasses(hashes: readonly string[], texts: [html: string, css: string]) {
  const [html] = texts;
  const inIslands = (html.match(islands) ?? []).join('');
  const renamed = hashes.filter((hash) => !inIslands.includes(hash));
  if (renamed.length === 0) throw dependencyError('Short class names', 'no class has a hash');
  const names = new Map(renamed.map((hash, index) => [`c-${hash}`, `c${index.toString(36)}`]));
  const classes = new RegExp(`\\bc-(?:${renamed.join('|')})\\b`, 'g');
  return texts.map((text) => text.replace(classes, (name) => names.get(name) ?? name));
}
