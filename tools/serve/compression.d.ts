/**
 * The published types of `compression` describe it for Express alone, though it works on any
 * node:http request and response. These are the types of what it is given here.
 */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type CompressionOptions = {
    /** False for a response that must stay as it is. */
    filter?: (request: IncomingMessage, response: ServerResponse) => boolean;
  };
  type Compression = {
    (
      options?: CompressionOptions,
    ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
    filter: (request: IncomingMessage, response: ServerResponse) => boolean;
  };
  const compression: Compression;
  export default compression;
}
