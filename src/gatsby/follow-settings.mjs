import { resolve } from 'node:path';

/** A webpack loader: a text is compiled again when the settings change, which have its variables. */
export default function followSettings(source) {
  this.addDependency(resolve('content/site.json'));
  return source;
}
