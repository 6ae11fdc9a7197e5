import { resolve } from 'node:path';

/** A loader for webpack: compiles a text again when the settings change, from which its tokens come. */
export default function followSettings(source) {
  this.addDependency(resolve('content/site.json'));
  return source;
}
