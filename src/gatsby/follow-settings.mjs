import { resolve } from 'node:path';

/**
 * Loads a text in webpack: compiles it again when the settings change, because its tokens come from
 * them.
 */
export default function followSettings(source) {
  this.addDependency(resolve('content/site.json'));
  return source;
}
