import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import serveFile from 'serve-handler';
import { isPreview } from '../../src/content/preview';
import { listen, loopback } from '../ports';
import { fileHeaders } from './headers';
import { route } from './route';

/** A running site server. */
export type Site = {
  /** Its address, without a slash at the end. */
  url: string;
  /** Stops it, and drops the connections that are still open. */
  close(): Promise<void>;
};

const compress = compression({
  // A range counts bytes of the file itself, so it travels as it is.
  filter: (request, response) =>
    request.headers.range === undefined && compression.filter(request, response),
});

/**
 * Serves a built site the way a static host does.
 * `root` is the folder to serve; port 0 takes any free port. `redirects` has the target of each old
 * address, by its bare form; a preview asks search engines to stay away.
 * @throws a sentence that says what to do when the port is taken
 */
export async function startSite({
  root,
  port,
  host = loopback,
  redirects = new Map(),
  preview = isPreview(),
}: {
  root: string;
  port: number;
  host?: string;
  redirects?: ReadonlyMap<string, string>;
  preview?: boolean;
}): Promise<Site> {
  const folder = path.resolve(root);
  const server = createServer((request, response) => {
    compress(request, response, () => {
      void answer({ folder, redirects, preview }, request, response);
    });
  });
  const actualPort = await listen(server, { port, host, variable: 'PORT' });
  return {
    url: `http://${host}:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Served = { folder: string; redirects: ReadonlyMap<string, string>; preview: boolean };

async function answer(
  { folder, redirects, preview }: Served,
  request: IncomingMessage,
  response: ServerResponse,
) {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const found = route(folder, request.url ?? '/', redirects);
  if ('redirect' in found) {
    response.writeHead(301, { Location: found.redirect }).end();
    return;
  }
  request.url = found.url;
  // The 404 page is for every kind of request; serve-handler would answer some of them with JSON.
  delete request.headers.accept;
  await serveFile(request, response, {
    public: folder,
    cleanUrls: false,
    directoryListing: false,
    etag: true,
    headers: fileHeaders(preview),
  });
}
