import { resolve } from 'node:path';

/**
 * Webpack loader that compiles every text again when its settings change: the variables in `site.json`, and the labels of
 * footnotes in `layout.json`.
 */
export default function followSettings(source) {
  for (const file of ['site.json', 'layout.json']) this.addDependency(resolve('content', file));
  return source;
}
