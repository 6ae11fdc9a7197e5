import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import serveFile from 'serve-handler';
import type { Rule } from '../rule';
import { contentTypes } from '../content-types';
import { readHostFiles } from '../write/host-files';
import { listen, loopback } from '../../kit/ports';
import { decodePath, route } from './route';

/** A running site server. */
export type Site = {
  /** Its address, without a trailing slash. */
  url: string;
  /** Stops it, and drops the connections that are still open. */
  close(): Promise<void>;
};

const compress = compression({
  // A range counts bytes of the file itself, so the answer is not compressed.
  filter: (request, response) =>
    request.headers.range === undefined && compression.filter(request, response),
});

/**
 * How long a connection is kept for the next request, in milliseconds. It is longer than a client's
 * pause between two requests; otherwise a client would now and then use a connection that has just
 * been closed.
 */
const keepAliveTimeout = 60_000;

/**
 * Serves a built site the way a static host does, with the headers and redirects that the build
 * wrote for hosts. `root` is the folder to serve; port 0 uses any free port.
 * @throws a sentence that says what to do if the port is taken
 */
export async function startSite({ root, port }: { root: string; port: number }): Promise<Site> {
  const folder = path.resolve(root);
  const { rules, redirects } = readHostFiles(folder);
  const served = { folder, redirects, headers: [...rules.flatMap(inGlobs), ...typeHeaders] };
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    compress(request, response, () => {
      void answer(served, request, response);
    });
  });
  const actualPort = await listen(server, { port, variable: 'PORT' });
  return {
    url: `http://${loopback}:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Headers = { source: string; headers: { key: string; value: string }[] };
type Served = { folder: string; redirects: ReadonlyMap<string, string>; headers: Headers[] };

/**
 * Returns a rule in serve-handler's syntax; a later pattern wins. Its `*` does not match a leading
 * dot.
 */
const inGlobs = ({ address, headers }: Rule): Headers[] =>
  (address === '/*' ? ['/**', '/.well-known/**'] : [address.replace('*', '**')]).map((source) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));

const typeHeaders = Object.entries(contentTypes).map(([ending, value]): Headers => ({
  source: `**/*.${ending}`,
  headers: [{ key: 'Content-Type', value }],
}));

/** Matches files for hosts, names hidden by a dot, and names longer than the disk allows. */
const hidden =
  /^\/_(headers|redirects)$|^\/\.(?!well-known\/|\.?(\/|$))|.\/\.(?!\.?(\/|$))|[^/]{256}|.{4000}/;

async function answer(
  { folder, redirects, headers }: Served,
  request: IncomingMessage,
  response: ServerResponse,
) {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  if (request.url?.includes('%00')) {
    // No file has such a name, and the disk treats it as an error.
    response.writeHead(400).end();
    return;
  }
  const found = route(folder, request.url ?? '/', redirects);
  if ('redirect' in found) {
    response.writeHead(301, { Location: found.redirect }).end();
    return;
  }
  request.url = hidden.test(decodePath(found.url)) ? '/404' : found.url;
  // The 404 page is for every kind of request; serve-handler would answer some of them with JSON.
  delete request.headers.accept;
  await serveFile(request, response, {
    public: folder,
    cleanUrls: false,
    directoryListing: false,
    etag: true,
    headers,
  });
}
