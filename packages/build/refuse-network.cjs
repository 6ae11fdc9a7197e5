/**
 * Loaded into every process of a build before anything else: it refuses connections to other machines, and
 * notes in the file that THROUGHLINE_ASKED names which ones were asked. Gatsby and its plugins catch the
 * refusal and go on, so the note is what counts. CommonJS, because threads load nothing else ahead.
 */
const { appendFileSync } = require('node:fs');
const { isIP, Socket } = require('node:net');
const process = require('node:process');

const connect = Socket.prototype.connect;

const isLoopback = (host) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

Socket.prototype.connect = function (...args) {
  // Node itself wraps what it was given in an array.
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  const { path, host = 'localhost' } =
    typeof first === 'object' ? first : { host: typeof second === 'string' ? second : undefined };
  if (path || (typeof first === 'string' && !/^\d+$/.test(first)) || isLoopback(host)) {
    return connect.apply(this, args);
  }
  if (process.env.THROUGHLINE_ASKED) appendFileSync(process.env.THROUGHLINE_ASKED, `${host}\n`);
  process.nextTick(() => this.destroy(new Error(`A build asks no other machine: ${host}`)));
  return this;
};
