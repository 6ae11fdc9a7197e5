import { resolve } from 'node:path';

/** Webpack loader that recompiles every MDX file when `content/site.json` and its variables change. */
export default function followSettings(source) {
  this.addDependency(resolve('content/site.json'));
  return source;
}
