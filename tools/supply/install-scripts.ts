/** Packages that may run a script when they are installed, and what it is for. */
export const installScripts: ReadonlyMap<string, string> = new Map([
  ['@parcel/watcher', 'builds its native part where no finished one fits'],
  ['@swc/core', 'looks for its native part'],
  ['core-js', 'prints a message of its author'],
  ['core-js-pure', 'prints a message of its author'],
  ['es5-ext', 'prints a message of its author'],
  ['esbuild', 'checks its native part, and puts it in place'],
  ['gatsby', 'prints a greeting'],
  ['gatsby-cli', 'prints a greeting'],
  ['lmdb', 'builds its native part where no finished one fits'],
  ['msgpackr-extract', 'builds its native part where no finished one fits'],
  ['sharp', 'builds its native part where no finished one fits'],
  ['unrs-resolver', 'looks for its native part'],
]);
