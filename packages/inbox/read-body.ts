import type { IncomingMessage } from 'node:http';

/** Far above what the provider accepts, so that its own verdict on size is the one to appear. */
const bodyLimit = 5_000_000;

/** The result of reading a request's body. */
type Body = {
  bytes: Buffer;
  /** Why `bytes` is not the whole body, or null. */
  lack: 'too long' | 'aborted' | null;
};

/** Reads a body to its end, or to the point at which the browser left; keeps up to 5 MB. */
export function readBody(request: IncomingMessage): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (aborted: boolean) => {
      const lack = size > bodyLimit ? 'too long' : aborted ? 'aborted' : null;
      resolve({ bytes: Buffer.concat(chunks), lack });
    };
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      // Bytes over the limit are read and dropped: a browser may never see an answer during an
      // upload.
      if (size <= bodyLimit) chunks.push(chunk);
    });
    request.on('end', () => settle(false));
    request.on('error', () => settle(true));
  });
}
