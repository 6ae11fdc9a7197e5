/** The published types of `compression` are for Express; it works on requests of node:http too. */
declare module 'compression' {
  import type { RequestListener } from 'node:http';

  export default function compression(): (
    ...request: [...Parameters<RequestListener>, next: () => void]
  ) => void;
}
