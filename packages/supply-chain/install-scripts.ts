/**
 * Packages with an installation script, and what it would do. None is run: `.npmrc` says so. A
 * package that needs its script would not work here.
 */
export const installScripts: ReadonlyMap<string, string> = new Map([
  ['@parcel/watcher', 'builds its native part where no finished one fits'],
  ['@swc/core', 'looks for its native part'],
  ['core-js', 'prints a message of its author'],
  ['core-js-pure', 'prints a message of its author'],
  ['es5-ext', 'prints a message of its author'],
  ['esbuild', 'checks its native part, and puts it in place'],
  ['gatsby', 'fetches a list of adapters from the network, and runs it'],
  ['gatsby-cli', 'prints a greeting where it is installed for all projects'],
  ['lmdb', 'builds its native part where no finished one fits'],
  ['msgpackr-extract', 'builds its native part where no finished one fits'],
  ['sharp', 'builds its native part where no finished one fits'],
  ['unrs-resolver', 'looks for its native part, and fetches it where there is none'],
]);
