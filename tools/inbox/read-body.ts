import type { IncomingMessage } from 'node:http';

/** Far above what the provider accepts, so that its own verdict on size is the one that is seen. */
const bodyLimit = 5_000_000;

/** A body longer than any that this inbox is willing to keep. */
export class BodyTooLong extends Error {}

/**
 * Reads a request's body to its end.
 * Rejects with BodyTooLong above 5 MB, and with an Error when the browser went away before the end.
 */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      // What is over the limit is read and dropped: an answer during an upload may never be seen.
      if (size <= bodyLimit) chunks.push(chunk);
    });
    request.on('end', () => {
      if (size <= bodyLimit) resolve(Buffer.concat(chunks));
      else reject(new BodyTooLong('The body is too long'));
    });
    request.on('error', () =>
      reject(new Error('The browser went away before the end of the body')),
    );
  });
}
