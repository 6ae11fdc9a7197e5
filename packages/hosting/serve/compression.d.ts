/**
 * The published types of `compression` cover only Express, although it works on any node:http
 * request and response. These are the types of the arguments that this project passes.
 */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type CompressionOptions = {
    /** Returns false for a response that must stay unchanged. */
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
